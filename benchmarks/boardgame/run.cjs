/* boardgame.io under the same load as `reverie load`: tables of two clients over real sockets.
   node run.cjs TABLES SECONDS RATE prints one JSON object. The server is a process of its own. */
const { fork } = require("node:child_process");
const { readFileSync } = require("node:fs");
const { loadavg } = require("node:os");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const game = require("./game.cjs");

const [tables, seconds, rate] = process.argv.slice(2).map(Number);
const port = 18600 + (process.pid % 300);
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const tally = { moves: 0, times: [], waiting: null };

function sit(match, seat) {
  const client = Client({ game, numPlayers: 2, matchID: match.id, playerID: String(seat), debug: false,
    multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }) });
  let seen = -1;
  const me = { move: () => {
    match.sent = performance.now();
    const free = client.getState().G.cells.findIndex((cell) => cell === null);
    client.moves.clickCell(free < 0 ? 0 : free);
  } };
  client.subscribe((state) => {
    if (!state || !state.isConnected || state._stateID <= seen) return;
    seen = state._stateID;
    if (state.ctx.currentPlayer !== String(seat)) return;
    if (match.sent) {
      tally.moves += 1;
      tally.times.push(performance.now() - match.sent);
    }
    if (tally.waiting) tally.waiting.push(me);
    else setImmediate(me.move);
  });
  client.start();
  return client;
}

async function pace(ms) {
  const began = performance.now();
  for (let let_ = 0, now = 0; (now = performance.now() - began) < ms; await sleep(1)) {
    while (let_ < (now / 1000) * rate && tally.waiting.length) {
      tally.waiting.shift().move();
      let_ += 1;
    }
  }
}

const worked = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop().split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

async function main() {
  const server = fork(`${__dirname}/server.cjs`, [port], { silent: true });
  await new Promise((ready) => server.on("message", ready));
  tally.waiting = [];
  const matches = Array.from({ length: tables }, (_, n) => ({ id: `table-${n}`, sent: 0 }));
  for (const match of matches) {
    sit(match, 0);
    sit(match, 1);
    await sleep(5);
  }
  await sleep(3000);
  const ready = tally.waiting.length;
  await pace(1000);
  tally.times = [];
  await pace(seconds * 1000);
  const times = tally.times.sort((a, b) => a - b);
  const at = (part) => Math.round((times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0) * 100) / 100;
  const told = { seated: ready, at_rate: { moves_per_second: Math.round(times.length / seconds), p50_ms: at(0.5), p99_ms: at(0.99) } };
  const waiting = tally.waiting;
  tally.waiting = null;
  for (const one of waiting) one.move();
  await sleep(1000);
  const before = [tally.moves, worked(server.pid), performance.now()];
  tally.times = [];
  await sleep(seconds * 1000);
  const took = (performance.now() - before[2]) / 1000;
  const moves = tally.moves - before[0];
  const busy = worked(server.pid) - before[1];
  tally.times.sort((a, b) => a - b);
  told.closed_loop = { moves_per_second: Math.round(moves / took), moves_per_processor_second: Math.round(moves / busy),
    p99_ms: Math.round(tally.times[Math.floor(tally.times.length * 0.99)] ?? 0) };
  told.load_average = Math.round(loadavg()[0] * 100) / 100;
  console.log(JSON.stringify(told));
  server.kill("SIGKILL");
  process.exit(0);
}

main();
