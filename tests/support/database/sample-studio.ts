import { loadSample } from '#studio/sample/load-sample.ts';
import { testWorld } from '../world.ts';
import type { Base } from './database.ts';

/** The sample studio, loaded at the time of the test clock. */
export const sampleStudio: Base = (db) => loadSample(testWorld(db));

const sampleStudioOfToday: Base = (db) =>
  loadSample({ ...testWorld(db), clock: { now: () => Temporal.Now.instant() } });

/** The initial rows of a server under test: the sample studio, unless it uses another one or another time. */
export function foundBy(options: { clock?: unknown }, variables: Record<string, string>): Base | undefined {
  return options.clock || 'SAMPLE_DATA' in variables ? undefined : sampleStudioOfToday;
}
