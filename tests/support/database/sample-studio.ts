import type { Clock } from '#platform/clock.ts';
import { loadSample } from '#studio/office/sample/load-sample.ts';
import { testNow } from '../site/test-now.ts';
import { testWorld } from '../world.ts';
import type { Base } from './database.ts';

/** The sample studio, loaded at the time of the test clock. */
export const sampleStudio: Base = (db) => loadSample(testWorld(db));

const sampleStudioOfToday: Base = (db) =>
  loadSample({ ...testWorld(db), clock: { now: () => Temporal.Now.instant() } });

/** The content a server started for tests finds; undefined: it loads its own. */
export function foundBy(
  options: { clock?: Pick<Clock, 'now'> },
  variables: Record<string, string>,
): Base | undefined {
  if ('SAMPLE_DATA' in variables || 'SAMPLE_DIARY' in variables) return undefined;
  if (!options.clock) return sampleStudioOfToday;
  return options.clock.now().equals(testNow) ? sampleStudio : undefined;
}
