import { ensureBuilt } from './setup/build.mjs';
import { runNode } from './setup/node.mjs';
import { prepare } from './setup/prepare.mjs';
import { ensureTools } from './setup/tools.mjs';

/** `npm run bench [pages|lighthouse|http|holds|memory|overload …]`: measures the built site and prints tables. */
await prepare({ dev: true, folders: ['tests/packages', 'bench/packages'] });
await ensureTools('postgresql', 'chromium', 'nginx');
await ensureBuilt();
process.exitCode = await runNode(['bench/run.ts', ...process.argv.slice(2)]);
