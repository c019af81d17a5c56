import { join } from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { runNode } from './setup/node.mjs';
import { prepare } from './setup/prepare.mjs';
import { fail, root, serverArguments, serverEnvironment } from './setup/project.mjs';
import { strayWords } from './setup/refused-starts.mjs';

/**
 * `npm start`: from a fresh clone to a running studio. Installs and builds only what changed, then serves.
 * Arguments are passed on to the server.
 */
const problem = strayWords(process.argv.slice(2));
if (problem) fail(problem);
await prepare();
await ensureBuilt();
process.exitCode = await runNode([...serverArguments, ...process.argv.slice(2)], {
  // Compiled scripts of the last start, including those that Node strips of types for server/main.ts.
  env: {
    ...serverEnvironment,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'build/compile-cache'),
  },
});
