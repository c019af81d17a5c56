import { runNode } from './setup/node.mjs';
import { prepare } from './setup/prepare.mjs';

/** `npm run dev`: serves from the sources; a saved file shows at once. */
await prepare();
process.exitCode = await runNode(['server/dev.ts'], { env: { SHOWCASE: '1' } });
