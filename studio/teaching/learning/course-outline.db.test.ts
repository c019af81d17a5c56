import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { loadCourses } from './load-courses.ts';
import { courseOutline } from './study.queries.ts';

const given = testDatabase('embedded', (db) => db.transaction((tx) => loadCourses({ tx, now: testNow })));

test('the outline of a course lists published lessons by module, and nothing of a course that is not published', async () => {
  const { query } = given.db;
  const modules = await courseOutline(query, 'main-course', 'da');
  expect(modules.map(({ lessons }) => lessons.length)).toEqual([4, 4, 4, 4, 4, 4, 4, 4]);
  const [first] = modules[0]?.lessons ?? [];
  expect(first?.title).toBeTruthy();
  await query.updateTable('lessons').set({ is_published: false }).where('id', '=', first!.id).execute();
  expect((await courseOutline(query, 'main-course', 'da'))[0]?.lessons).toHaveLength(3);
  await query.updateTable('courses').set({ is_published: false }).where('id', '=', 'main-course').execute();
  expect(await courseOutline(query, 'main-course', 'da')).toEqual([]);
});
