import { ensureBuilt } from '../../../scripts/setup/build.mjs';

/** Requests are tested against the production build, rebuilt only when sources changed. */
export default async function setup(): Promise<void> {
  await ensureBuilt();
}
