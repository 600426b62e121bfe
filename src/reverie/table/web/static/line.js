/* The line to the server: one WebSocket that comes back by itself, and messages that are sent once or not at all. */

const PATIENCE = 8000;
const HEARTBEAT = 25000;
const LONG_HIDDEN = 30000;
const SHORTEST = 500;
const LONGEST = 10000;

let address = null;
let receive = () => {};
let socket = null;
let wait = SHORTEST;
let retry = 0;
let sent = 0;
let hiddenSince = 0;
let ended = false;
let early = []; // what is clicked while the first line opens; none once it has opened or failed
const pending = new Map(); // what was clicked -> {n, element, timer}; one message at a time for each
const banner = document.getElementById("away");

/** Open the line; each message that comes is given to onMessage. */
export function openLine(path, onMessage) {
  address = new URL(path, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  receive = onMessage;
  setInterval(() => document.hidden || send({ do: "ping" }, "ping"), HEARTBEAT);
  connect();
}

function connect() {
  clearTimeout(retry);
  if (ended || !address || (socket && socket.readyState <= WebSocket.OPEN)) return;
  const line = new WebSocket(address);
  socket = line;
  line.addEventListener("open", () => line === socket && sayEarly());
  line.addEventListener("message", (event) => line === socket && receive(JSON.parse(event.data)));
  line.addEventListener("close", () => line === socket && lost());
}

/* A page can be clicked a moment before its line is open: this is sent as soon as it is. */
function sayEarly() {
  const said = early;
  early = null;
  for (const message of said ?? []) socket.send(JSON.stringify(message));
}

function lost() {
  socket = null;
  early = null;
  settle();
  if (ended) return;
  banner.hidden = false;
  clearTimeout(retry);
  retry = setTimeout(connect, wait * (0.7 + Math.random() * 0.6));
  wait = Math.min(wait * 2, LONGEST);
}

/** Give up the line and take a new one at once. */
export function reconnect() {
  const old = socket;
  socket = null;
  early = null;
  wait = SHORTEST;
  settle();
  old?.close();
  connect();
}

/** The table has come: all is well again. */
export function lineIsWell() {
  banner.hidden = true;
  wait = SHORTEST;
}

/** No line any more, on purpose. */
export function endLine() {
  ended = true;
  banner.hidden = true;
  clearTimeout(retry);
  socket?.close();
}

/**
 * Say something. When the line is lost nothing is kept for later: what cannot be sent now is not sent. Of what carries a
 * key, only one is under way at a time; if the server does not answer it, the line is taken for dead.
 */
export function send(message, key = "", element = null) {
  const opening = early && socket?.readyState === WebSocket.CONNECTING;
  if (!opening && socket?.readyState !== WebSocket.OPEN) return false;
  if (key) {
    if (pending.has(key)) return false;
    message.n = ++sent;
    element?.setAttribute("aria-busy", "true");
    pending.set(key, { n: message.n, element, timer: setTimeout(reconnect, PATIENCE) });
  }
  if (opening) early.push(message);
  else socket.send(JSON.stringify(message));
  return true;
}

/** The server has answered message n, or (without n) everything. */
export function settle(n) {
  for (const [key, one] of pending) {
    if (n !== undefined && one.n !== n) continue;
    clearTimeout(one.timer);
    one.element?.removeAttribute("aria-busy");
    pending.delete(key);
  }
}

addEventListener("online", reconnect);
addEventListener("offline", () => socket?.close());
addEventListener("pageshow", (event) => event.persisted && reconnect());
document.addEventListener("visibilitychange", () => {
  if (document.hidden) hiddenSince = Date.now();
  else if (!socket || Date.now() - hiddenSince > LONG_HIDDEN) reconnect();
});
document.getElementById("away-now").addEventListener("click", reconnect);
