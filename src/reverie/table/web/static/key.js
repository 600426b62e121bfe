/* A link to a seat carries its key behind the #, which browsers tell nobody. It is posted from here, so that no address ever holds it. */

const form = document.getElementById("key");
const key = location.hash.slice(1);

if (form && key) {
  form.elements.token.value = key;
  form.submit();
}
