/* Quiet sounds, made here and now: no file is fetched. Off until somebody asks for them; with them a phone may tremble, too. */

const VOLUME = 0.09;
const NOTES = {
  announce: [[392, 0, 0.12], [523, 0.08, 0.16]],
  turn: [[330, 0, 0.18], [440, 0.12, 0.18], [554, 0.24, 0.3]],
  yours: [[587, 0, 0.14], [784, 0.1, 0.22]],
};
const TREMBLE = { roll: [12, 40, 12, 40, 18], land: [28], turn: [20, 60, 20], yours: [16] };
let audio = null;

const wished = () => document.documentElement.dataset.sound ?? "off";

/** A context that may be heard: browsers open one only after somebody has touched the page. */
function opened() {
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume().catch(() => {});
  return audio;
}

function tone(at, [pitch, after, length]) {
  const voice = at.createOscillator();
  const level = at.createGain();
  const start = at.currentTime + after;
  voice.type = "triangle";
  voice.frequency.value = pitch;
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(VOLUME, start + 0.015);
  level.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(level).connect(at.destination);
  voice.start(start);
  voice.stop(start + length);
}

/** A knock: noise that dies away at once, as of a die on the table or of a blow. */
function knock(at, after, pitch, length, loud) {
  const size = Math.ceil(at.sampleRate * length);
  const noise = at.createBuffer(1, size, at.sampleRate);
  const wave = noise.getChannelData(0);
  for (let n = 0; n < size; n += 1) wave[n] = (Math.random() * 2 - 1) * (1 - n / size) ** 3;
  const source = at.createBufferSource();
  const colour = at.createBiquadFilter();
  const level = at.createGain();
  source.buffer = noise;
  colour.type = "bandpass";
  colour.frequency.value = pitch;
  level.gain.value = loud;
  source.connect(colour).connect(level).connect(at.destination);
  source.start(at.currentTime + after);
}

/** Let a kind of thing be heard: `roll`, `announce`, `land`, `turn`, or `yours` when one has to decide. Others are silent. */
export function sound(kind) {
  if (wished() === "off" || document.hidden) return;
  if (wished() === "touch") navigator.vibrate?.(TREMBLE[kind] ?? []);
  const at = opened();
  if (kind === "roll") for (const after of [0, 0.09, 0.16, 0.26, 0.31]) knock(at, after, 1900 - 1200 * after, 0.05, 0.22);
  else if (kind === "land") knock(at, 0, 240, 0.16, 0.5);
  else for (const note of NOTES[kind] ?? []) tone(at, note);
}
