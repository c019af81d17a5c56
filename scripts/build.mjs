import { ensureBuilt } from './ground/build.mjs';
import { ensureInstalled } from './ground/install.mjs';

/** `npm run build`: only if sources changed. */
await ensureInstalled();
await ensureBuilt();
