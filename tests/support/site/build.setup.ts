import { ensureBuilt } from '../../../scripts/ground/build.mjs';

/** Requests are tested against what ships: the built bundle, made anew only when sources changed. */
export default async function setup(): Promise<void> {
  await ensureBuilt();
}
