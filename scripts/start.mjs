import { join } from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { root } from './setup/project.mjs';
import { runNode } from './setup/run.mjs';

/**
 * `npm start`: from a fresh clone to an open studio with one command. Installs and builds only what changed, then
 * serves under the pinned Node. What follows the command is handed to the server.
 */
await ensureInstalled();
await ensureBuilt();
process.exitCode = await runNode(['server/main.ts', ...process.argv.slice(2)], {
  // Compiled scripts of the last start, also of the files without types that Node makes from server/main.ts.
  env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'build/compile-cache') },
});
