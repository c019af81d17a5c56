import { beforeEach, describe, expect, test } from 'vitest';
import { enrol } from '#tests/support/enrol.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
const email = 'sofie@example.dk';
let headers: Record<string, string>;
let lessons: Array<{ id: string; title: string }>;

beforeEach(async () => {
  headers = await signedIn(given, 'student', { email });
  lessons = await given.db.query
    .selectFrom('lessons')
    .innerJoin('modules', 'modules.id', 'lessons.module_id')
    .innerJoin('lesson_texts', 'lesson_texts.lesson_id', 'lessons.id')
    .select(['lessons.id', 'title'])
    .where('course_id', '=', 'beginner-course')
    .where('language', '=', 'en')
    .orderBy('modules.position')
    .orderBy('lessons.position')
    .execute();
});

const mainOf = async (path: string, init: RequestInit = { headers }) => {
  const answer = await given.fetch(path, init);
  return (/<main.*<\/main>/s.exec(await answer.text())?.[0] ?? '').replaceAll('<!-- -->', '');
};
const post = (path: string, completed: string) =>
  given.fetch(`${path}/completion`, {
    method: 'POST',
    body: new URLSearchParams({ completed }),
    headers,
  });
const percentOf = (html: string) => Number(/>(\d+) %</.exec(html)?.[1]);

describe('/dashboard', () => {
  test('signed out, shows the sample and says so [S2.29]', async () => {
    const html = await mainOf('/dashboard', {});
    expect(html).toMatch(/class="sample-mark">Sample</);
    expect(html).toContain('The Whole Voice');
    expect(percentOf(html)).toBe(25);
    expect(html).toContain('The breath you already have, how to let it go, and…');
    expect(html).toContain('Resources');
    expect(html).toContain('Journal');
    expect(html.match(/<button[^>]*disabled=""[^>]*>Mark as Complete/g)).toHaveLength(2);
    const danish = await mainOf('/dashboard', { headers: { 'accept-language': 'da' } });
    expect(danish).toMatch(/class="sample-mark">Eksempel</);
  });

  test('completing a lesson in the sample moves its progress and is not stored', async () => {
    expect(percentOf(await mainOf('/dashboard?done=1,2,3,4', {}))).toBe(50);
    expect(percentOf(await mainOf('/dashboard?done=nonsense', {}))).toBe(0);
    expect(percentOf(await mainOf('/dashboard', {}))).toBe(25);
    expect(await given.db.query.selectFrom('completions').selectAll().execute()).toEqual([]);
  });

  test('signed in, shows the purchased courses with their progress, and no sample [S2.148]', async () => {
    expect(await mainOf('/dashboard')).toContain('No courses yet');
    await enrol(given, email, 'beginner-course');
    const html = await mainOf('/dashboard');
    expect(html).toContain('First Notes');
    expect(html).toContain('0 of 13 lessons');
    expect(html).toContain(`href="/dashboard/lessons/${lessons[0]?.id}"`);
    expect(html).not.toContain('sample-mark');
    expect(html).not.toContain('The Whole Voice');
  });

  test('is private and not cached', async () => {
    for (const init of [{}, { headers }]) {
      const answer = await given.fetch('/dashboard', init);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('a course', () => {
  beforeEach(() => enrol(given, email, 'beginner-course'));

  test('shows its modules with the start of their description, cut at 50 characters, and its lessons', async () => {
    const html = await mainOf('/dashboard/courses/beginner-course');
    expect(html).toContain('A hum, a breath and one long note. More is not ask…');
    for (const { title } of lessons) expect(html).toContain(title.replaceAll("'", '&#x27;'));
    const module = /\/dashboard\/modules\/([0-9a-f-]{36})/.exec(html)?.[1];
    const whole = await mainOf(`/dashboard/modules/${module}`);
    expect(whole).toContain('A hum, a breath and one long note. More is not asked of you in the first week.');
  });

  test('a lesson has its recording, text and resources [S3.16]', async () => {
    const long = lessons.find(({ title }) => title === 'The first long note')!;
    const html = await mainOf(`/dashboard/lessons/${long.id}`);
    expect(html).toContain(`src="/dashboard/lessons/${long.id}/file?in=en"`);
    expect(html).toContain('Say “no” as you would to someone you like.');
    const air = lessons.find(({ title }) => title === 'Where the air goes')!;
    const other = await mainOf(`/dashboard/lessons/${air.id}`);
    const href = /href="(\/dashboard\/lessons\/[^"]+\/resources\/[^"]+)"/.exec(other)?.[1] ?? '';
    const answer = await given.fetch(href, { headers });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect((await answer.arrayBuffer()).byteLength).toBe(103_079);
  });

  test("'Mark as Complete' marks, is disabled once complete, and can be undone [S4.27]", async () => {
    const path = `/dashboard/lessons/${lessons[0]?.id}`;
    expect(await mainOf(path)).toMatch(/<button(?![^>]*disabled)[^>]*value="yes"[^>]*>Mark as Complete/);
    await post(path, 'yes');
    const answer = await post(path, 'yes');
    expect(answer.headers.get('location')).toContain(`${path}?flash=complete`);
    const marked = await mainOf(`${path}?flash=complete`);
    expect(marked).toMatch(/<button[^>]*disabled=""[^>]*>Mark as Complete/);
    expect(marked).toContain('Marked as complete.');
    expect(await mainOf('/dashboard')).toContain('1 of 13 lessons');
    await post(path, 'no');
    expect(await mainOf('/dashboard')).toContain('0 of 13 lessons');
  });

  test('progress follows the published lessons: added later, hidden, and shown again', async () => {
    const hide = (id: string, is_published: boolean) =>
      given.db.query.updateTable('lessons').set({ is_published }).where('id', '=', id).execute();
    for (const { id } of lessons) await post(`/dashboard/lessons/${id}`, 'yes');
    expect(await mainOf('/dashboard')).toContain('13 of 13 lessons');
    expect(percentOf(await mainOf('/dashboard'))).toBe(100);
    const { module_id } = await given.db.query
      .selectFrom('lessons')
      .select('module_id')
      .where('id', '=', lessons[0]!.id)
      .executeTakeFirstOrThrow();
    const at = given.world.clock.now();
    const added = await given.db.query
      .insertInto('lessons')
      .values({ module_id, position: 99, is_published: true, created_at: at, changed_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await given.db.query
      .insertInto('lesson_texts')
      .values({ lesson_id: added.id, language: 'en', title: 'A new lesson' })
      .execute();
    expect(percentOf(await mainOf('/dashboard'))).toBe(92);
    expect(await mainOf('/dashboard')).toContain('Continue: A new lesson');
    await hide(lessons[3]!.id, false);
    expect(await mainOf('/dashboard')).toContain('12 of 13 lessons');
    await hide(added.id, false);
    expect(percentOf(await mainOf('/dashboard'))).toBe(100);
    await hide(lessons[3]!.id, true);
    expect(await mainOf('/dashboard')).toContain('13 of 13 lessons');
  });
});
