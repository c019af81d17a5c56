import { ensureBuilt } from '../../../scripts/setup/build.mjs';

/** Requests are tested against what ships: the built bundle, made anew only when sources changed. */
export default async function setup(): Promise<void> {
  await ensureBuilt();
}
