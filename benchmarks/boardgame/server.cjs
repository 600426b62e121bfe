/* boardgame.io's server with its in-memory store. Nothing of it survives. */
const { Server, Origins } = require("boardgame.io/server");
const server = Server({ games: [require("./game.cjs")], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), lobbyConfig: undefined }, () => process.send?.("ready"));
