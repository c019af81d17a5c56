import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';

/** `npm run build`: only if sources changed. */
await ensureInstalled();
await ensureBuilt();
