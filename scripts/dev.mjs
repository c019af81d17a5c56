import { ensureInstalled } from './setup/install.mjs';
import { runNode } from './setup/node.mjs';

/** `npm run dev`: serves from the sources; a saved file shows at once. */
await ensureInstalled();
process.exitCode = await runNode(['server/dev.ts']);
