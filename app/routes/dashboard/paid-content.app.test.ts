import { beforeEach, describe, expect, test } from 'vitest';
import { openCourseBy } from '#tests/support/catalogue/open-course-by.ts';
import { enrol, refundEntitlement } from '#tests/support/enrol.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
const email = 'sofie@example.dk';
const other = 'other@example.dk';
let headers: Record<string, string>;
let entitlement: string;
let captionsDigest: string;
let lesson: string;
let addresses: string[];

beforeEach(async () => {
  const { query } = given.db;
  headers = await signedIn(given, 'student', { email });
  entitlement = await enrol(given, email, 'beginner-course');
  const recording = await query
    .selectFrom('lesson_files')
    .innerJoin('lessons', 'lessons.id', 'lesson_files.lesson_id')
    .innerJoin('modules', 'modules.id', 'lessons.module_id')
    .select('lessons.id')
    .where('sample', '=', 'courses/recorded/long-note.m4a')
    .where('course_id', '=', 'beginner-course')
    .executeTakeFirstOrThrow();
  lesson = recording.id;
  const resource = await query
    .selectFrom('lesson_files')
    .select('id')
    .where('lesson_id', '=', lesson)
    .where('role', '=', 'resource')
    .executeTakeFirstOrThrow();
  const captions = await query
    .selectFrom('lesson_captions')
    .select('digest')
    .where('lesson_id', '=', lesson)
    .where('language', '=', 'en')
    .executeTakeFirstOrThrow();
  captionsDigest = captions.digest;
  addresses = ['file', `resources/${resource.id}`, 'captions/en'].map(
    (rest) => `/dashboard/lessons/${lesson}/${rest}`,
  );
});

const statusesFor = (who: Record<string, string>, at = addresses, more: Record<string, string> = {}) =>
  Promise.all(
    at.map(async (address) => {
      const answer = await given.fetch(address, { headers: { ...who, ...more } });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
const update = (table: 'lessons' | 'courses', is_published: boolean) =>
  given.db.query.updateTable(table).set({ is_published }).execute();
const nothing = [404, 404, 404];

test('is available to enrolled students, whole and in ranges', async () => {
  expect(await statusesFor(headers)).toEqual([200, 200, 200]);
  expect(await statusesFor(headers, addresses.slice(0, 2), { range: 'bytes=0-9' })).toEqual([206, 206]);
  const captions = await given.fetch(addresses[2]!, { headers });
  expect(captions.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
  expect(captions.headers.get('cache-control')).toBe('private, no-store');
  expect(await captions.text()).toContain('Oh');
});

test('stays available to a student who paid when the offer is changed to another course', async () => {
  await openCourseBy(given.world, { offerId: 'beginner-course', courseId: 'advanced-course' });
  expect(await statusesFor(headers)).toEqual([200, 200, 200]);
});

describe('gives 404, whole or in ranges,', () => {
  const expectNoAccess = async (who: Record<string, string>) => {
    expect(await statusesFor(who)).toEqual(nothing);
    expect(await statusesFor(who, addresses, { range: 'bytes=0-9' })).toEqual(nothing);
    // A matching ETag must not reveal that the file still exists.
    expect(await statusesFor(who, addresses, { 'if-none-match': `"${captionsDigest}"` })).toEqual(nothing);
  };
  const cases: ReadonlyArray<[string, () => Promise<Record<string, string>>]> = [
    ['for a visitor', async () => ({})],
    ['for the owner, who uses other URLs', () => signedIn(given, 'owner')],
    ['for a student who bought nothing', () => signedIn(given, 'student', { email: other })],
    [
      'for a student of another course',
      async () => {
        await enrol(given, other, 'advanced-course');
        return signedIn(given, 'student', { email: other });
      },
    ],
    [
      'with a forged session',
      async () => {
        const [name, value = ''] = headers.cookie!.split('=');
        return { cookie: `${name}=${value.slice(0, -6)}AAAAAA` };
      },
    ],
    [
      'once the enrolment has run out',
      async () => {
        const valid_until = given.world.clock.now().subtract({ seconds: 1 });
        await given.db.query
          .updateTable('entitlements')
          .set({ valid_until })
          .where('id', '=', entitlement)
          .execute();
        return headers;
      },
    ],
    [
      'after it was refunded',
      async () => {
        await refundEntitlement(given, entitlement);
        return headers;
      },
    ],
    [
      'while the lesson is hidden',
      async () => {
        await update('lessons', false);
        return headers;
      },
    ],
    [
      'while the course is hidden',
      async () => {
        await update('courses', false);
        return headers;
      },
    ],
  ];
  test.each(cases)('%s', async (_, who) => expectNoAccess(await who()));
});

test('gives 404 for changed ids and paths, for everyone [S2.135]', async () => {
  const { id: foreign } = await given.db.query
    .selectFrom('lesson_files')
    .select('id')
    .where('sample', 'like', '%before-you-go-on%')
    .executeTakeFirstOrThrow();
  const { lesson_id: otherLesson } = await given.db.query
    .selectFrom('lesson_files')
    .innerJoin('lessons', 'lessons.id', 'lesson_files.lesson_id')
    .innerJoin('modules', 'modules.id', 'lessons.module_id')
    .innerJoin('lesson_captions', 'lesson_captions.lesson_id', 'lessons.id')
    .select('lessons.id as lesson_id')
    .where('course_id', '=', 'advanced-course')
    .executeTakeFirstOrThrow();
  await given.db.query
    .deleteFrom('lesson_captions')
    .where('lesson_id', '=', lesson)
    .where('language', '=', 'da')
    .execute();
  const none = '00000000-0000-4000-8000-000000000000';
  const own = `/dashboard/lessons/${lesson}`;
  const forged = [
    `${own}/resources/${foreign}`,
    `${own}/resources/${none}`,
    `${own}/resources/..%2f..%2fpackage.json`,
    `${own}/captions/da`,
    `${own}/captions/xx`,
    `${own}/captions/..%2ffile`,
    `/dashboard/lessons/${otherLesson}/file`,
    `/dashboard/lessons/${otherLesson}/file?in=en`,
    `/dashboard/lessons/${otherLesson}/captions/en`,
    `/dashboard/lessons/${none}/file`,
    `/dashboard/lessons/${none}/captions/en`,
    '/dashboard/lessons/not-an-id/file',
    '/dashboard/lessons/not-an-id/captions/en',
    '/dashboard/lessons/%27%20or%201=1--/file',
  ];
  for (const who of [headers, {}]) {
    const answers = await statusesFor(who as Record<string, string>, forged);
    expect(answers.map((status, at) => [forged[at], status])).toEqual(forged.map((at) => [at, 404]));
  }
  const files = [`/admin/lessons/${lesson}/files/${foreign}`, `/admin/lessons/${lesson}/captions/en`];
  expect(await statusesFor(headers, files)).toEqual([404, 404]);
});
