import { ensureInstalled } from './ground/install.mjs';
import { runNode } from './ground/run.mjs';

/** `npm run dev`: serves from the sources; a saved file shows at once. */
await ensureInstalled();
process.exitCode = await runNode(['server/dev.ts']);
