import { ensureBuilt } from './setup/build.mjs';
import { prepare } from './setup/prepare.mjs';

await prepare();
await ensureBuilt();
