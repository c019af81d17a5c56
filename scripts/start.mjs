import { ensureBuilt } from './ground/build.mjs';
import { ensureInstalled } from './ground/install.mjs';
import { runNode } from './ground/run.mjs';

/**
 * `npm start`: from a fresh clone to an open studio with one command. Installs and builds only what changed, then
 * serves under the pinned Node. What follows the command is handed to the server.
 */
await ensureInstalled();
await ensureBuilt();
process.exitCode = await runNode(['server/main.ts', ...process.argv.slice(2)]);
