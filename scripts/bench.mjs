import { ensureBuilt } from './ground/build.mjs';
import { ensureInstalled } from './ground/install.mjs';
import { runNode } from './ground/run.mjs';
import { ensureTools } from './ground/tools.mjs';

/** `npm run bench [pages|http|holds|memory …]`: measures the built site and prints tables. */
await ensureInstalled();
await ensureInstalled('tests/packages');
await ensureInstalled('bench/packages');
await ensureTools('postgresql', 'chromium', 'nginx');
await ensureBuilt();
process.exitCode = await runNode(['bench/run.ts', ...process.argv.slice(2)]);
