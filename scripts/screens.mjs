import { ensureBuilt } from './setup/build.mjs';
import { runNode } from './setup/node.mjs';
import { prepare } from './setup/prepare.mjs';
import { log } from './setup/project.mjs';
import { ensureTools } from './setup/tools.mjs';

/**
 * `npm run screens`: screenshots of all pages, including those behind the sign-in, at four widths and in both
 * themes, into tests/.screens. Arguments filter: `npm run screens -- /ui /courses 360 dark`, `npm run screens --
 * owner da 360`.
 */
await prepare({ dev: true, folders: ['tests/packages'] });
await ensureTools('chromium');
process.env.SHOWCASE = '1';
await ensureBuilt();
process.env.SCREENS = process.argv.slice(2).join(' ');
process.exitCode = await runNode([
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config',
  'tests/screens/vitest.config.ts',
]);
if (process.exitCode === 0) log('the pictures are in tests/.screens');
