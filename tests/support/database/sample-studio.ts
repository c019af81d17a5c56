import { loadSample } from '#studio/sample/load-sample.ts';
import { testWorld } from '../world.ts';
import type { Base } from './database.ts';

/** The sample studio, opened when the clock of tests stands still. */
export const sampleStudio: Base = (db) => loadSample(testWorld(db));

const sampleStudioOfToday: Base = (db) =>
  loadSample({ ...testWorld(db), clock: { now: () => Temporal.Now.instant() } });

/** What a server that is started for tests finds: the sample studio, unless it starts another one or at another time. */
export function foundBy(options: { clock?: unknown }, variables: Record<string, string>): Base | undefined {
  return options.clock || 'SAMPLE_DATA' in variables ? undefined : sampleStudioOfToday;
}
