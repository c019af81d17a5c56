import type { World } from '#platform/world.ts';
import { replaceOpeningRules } from '#studio/calendar/opening-rules.store.ts';
import { loadProducts } from '#studio/goods/shop/sample-products.store.ts';
import { loadArticles } from '#studio/site/magazine/load-articles.ts';
import { loadTakes } from '#studio/site/takes/take-pairs.store.ts';
import { loadInstructors } from '#studio/teaching/instructors/instructors.store.ts';
import { loadCourses } from '#studio/teaching/learning/load-courses.ts';
import { loadWorkbooks } from '#studio/teaching/workbooks/load-workbooks.ts';
import { openingRules } from '../../../db/sample/opening-rules.ts';
import {
  insertCatalogue,
  insertDates,
  insertDiary,
  insertDocuments,
  insertFirstStart,
  insertIdentity,
} from './sample.store.ts';

export type SampleOutcome = 'loaded' | 'empty-studio' | 'already-there';

/**
 * Fills an empty database with opening hours and, unless SAMPLE_DATA=off, the sample studio. Idempotent;
 * concurrent processes are serialised.
 */
export async function loadSample(world: Pick<World, 'db' | 'clock' | 'settings'>): Promise<SampleOutcome> {
  const isSample = world.settings.sampleData;
  return world.db.transaction(async (tx) => {
    const c = { tx, now: world.clock.now() };
    if (!(await insertFirstStart(c, { isSample }))) return 'already-there';
    await replaceOpeningRules(tx, openingRules.map(openingRow));
    if (!isSample) return 'empty-studio';
    await insertIdentity(c);
    await insertCatalogue(tx);
    await loadProducts(c);
    await loadInstructors(tx);
    await loadTakes(c);
    await insertDates(c);
    if (world.settings.sampleDiary) await insertDiary(c);
    await insertDocuments(c);
    await loadArticles(c);
    await loadWorkbooks(tx);
    await loadCourses(c);
    return 'loaded';
  });
}

function openingRow({ kind, weekday, firstStart, lastStart, everyMinutes }: (typeof openingRules)[number]) {
  return { kind, weekday, first_start: firstStart, last_start: lastStart, every_minutes: everyMinutes };
}
