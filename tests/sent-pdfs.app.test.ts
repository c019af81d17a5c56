import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { resolveTask } from '#studio/office/admin-tasks/resolve-task.ts';
import { openTasks } from '#studio/office/admin-tasks/tasks.queries.ts';
import { shareStory } from '#studio/site/magazine/share-story.ts';
import { enrol } from './support/enrol.ts';
import { wordsPdf } from './support/hostile-pdfs.ts';
import { pageTexts } from './support/page-texts.ts';
import { readPdf } from './support/pdf-text.ts';
import { testApp } from './support/site/app.ts';
import { signedIn } from './support/site/signed-in.ts';
import { owner, visitor } from './support/who.ts';

const given = testApp();
const email = 'sofie@example.dk';
let student: Record<string, string>;
let studio: Record<string, string>;

beforeEach(async () => {
  student = await signedIn(given, 'student', { email });
  studio = await signedIn(given, 'owner');
});

const get = (path: string, headers: Record<string, string> = {}) =>
  given.fetch(path, { headers, redirect: 'manual' });
const textAt = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await get(path, headers);
  expect(answer.status, path).toBe(200);
  const html = await answer.text();
  const texts = pageTexts(html).map(({ words }) => words);
  return { html, text: texts.join(' ').normalize('NFKC') };
};

/** Where the content of each PDF is text; its route is the key. */
const textOfPdf: Readonly<Record<string, string>> = {
  'admin/money/invoices/pdf.ts': '/admin/invoices/:invoice',
  'admin/money/orders/order-receipt.ts': '/admin/orders/:order',
  'admin/people/inbox/application-file.ts': '/admin/applications/:application/files/:attached/text',
  'admin/people/inbox/attachment.ts': '/admin/messages/:message/attachments/:attachment/text',
  'admin/people/inbox/story-pdf.ts': '/admin/stories/:story/pdf/text',
  'admin/teaching/courses/lesson-preview.ts': '/admin/lessons/:lesson/files/:media/text',
  'admin/teaching/students/homework/file.ts': '/admin/homework/:homework/files/:file/text',
  'dashboard/homework/file.ts': '/dashboard/homework/:homework/files/:file/text',
  'dashboard/lesson-file.ts': '/dashboard/lessons/:lesson/text',
  'dashboard/messages/attachment.ts': '/dashboard/messages/:message/attachments/:attachment/text',
  'dashboard/orders/receipt.ts': '/dashboard/orders/:order',
  'money/checkout/order/order-receipt.ts': '/orders/:token',
  'offers/courses/document.ts': '/courses/voice-elevated',
  'offers/courses/private-coaching-pdf.ts': '/courses/private-coaching',
  'office/machines/media-file.ts': '/media/:file/text',
  'office/machines/public-pdf.ts': '/magazine/:article/text',
  'teaching/workbooks/workbook-pdf.ts': '/book/:book/text',
};

test('PDF: every route that answers one has a page with its content', () => {
  const folder = new URL('../app/routes/', import.meta.url);
  const answersPdf =
    /answerAttachment\(|answerHomeworkFile\(|answerDocument\(|answerReceipt\(|pdfHeaders\(|answerFile\(|files\.open\(|openMediaFile\(|'content-type': 'application\/pdf'/;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('.test.'),
  );
  const found = files.filter((name) => {
    const source = readFileSync(new URL(name, folder), 'utf8');
    return answersPdf.test(source) && /export (async )?function loader|export const loader/.test(source);
  });
  const withoutPdf = ['office/machines/recording.ts'];
  expect(found.filter((name) => !withoutPdf.includes(name)).sort()).toEqual(Object.keys(textOfPdf));
  const routes = readFileSync(new URL('../app/routes.ts', import.meta.url), 'utf8');
  for (const page of Object.values(textOfPdf)) expect(routes).toContain(`'${page.slice(1)}'`);
});

describe('the PDF of a lesson', () => {
  async function sheet() {
    const row = await given.db.query
      .selectFrom('lesson_files')
      .innerJoin('lessons', 'lessons.id', 'lesson_files.lesson_id')
      .innerJoin('modules', 'modules.id', 'lessons.module_id')
      .select(['lesson_files.id', 'lesson_id as lesson'])
      .where('course_id', '=', 'beginner-course')
      .where('lesson_files.role', '=', 'resource')
      .where('lesson_files.kind', '=', 'pdf')
      // Workbooks have running heads, which their text leaves out.
      .where('sample', 'not like', 'workbooks/%')
      .where((is) => is.or([is('lesson_files.language', 'is', null), is('lesson_files.language', '=', 'en')]))
      .orderBy('lesson_files.id')
      .executeTakeFirstOrThrow();
    return { lesson: `/dashboard/lessons/${row.lesson}`, id: row.id };
  }

  test('is text for the enrolled student and the owner, linked beside the file, and 404 for others', async () => {
    await enrol(given, email, 'beginner-course');
    const { lesson, id } = await sheet();
    const file = `${lesson}/resources/${id}`;
    const pdf = await readPdf(await (await get(file, student)).arrayBuffer());
    const words = pdf.text.normalize('NFKC').match(/\p{L}{4,}/gu) ?? [];
    expect(words.length).toBeGreaterThan(20);
    const adminFile = `${lesson.replace('/dashboard', '/admin')}/files/${id}`;
    for (const [path, headers] of [
      [`${file}/text`, student],
      [`${adminFile}/text`, studio],
    ] as const) {
      const letters = (await textAt(path, headers)).text.replace(/\P{L}/gu, '');
      expect(words.filter((word) => !letters.includes(word))).toEqual([]);
    }
    expect((await textAt(lesson, student)).html).toContain(`href="${file}/text"`);
    const other = await signedIn(given, 'student', { email: 'other@example.dk' });
    expect((await get(`${file}/text`, other)).status).toBe(404);
    expect((await get(`${file}/text`)).headers.get('location')).toContain('/login');
  });
});

test('the PDF of a reader’s story is text for the owner at once, for everyone when it is published, in the language of the story', async () => {
  const fields = { name: 'Åse', email: 'aase@example.dk', title: 'A long way', story: 'One.' };
  const pdf = { bytes: wordsPdf('Seven winters of scales') };
  expect(await shareStory(given.world, visitor, { fields, pdf, uploaded: null })).toEqual({ ok: true });
  const { id } = await given.db.query.selectFrom('stories').select('id').executeTakeFirstOrThrow();
  const own = await textAt(`/admin/stories/${id}/pdf/text`, studio);
  expect(own.text).toContain('Seven winters of scales');
  expect((await textAt(`/admin/stories/${id}`, studio)).html).toContain(`/admin/stories/${id}/pdf/text`);
  expect((await get('/magazine/a-long-way/text')).status).toBe(404);

  const [task] = await openTasks(given.db.query, owner);
  await resolveTask(given.world, owner, { taskId: task?.id ?? '', remedy: 'accept' });
  const shown = await textAt('/da/magazine/a-long-way/text');
  expect(shown.text).toContain('Seven winters of scales');
  expect(shown.html).toContain('class="pdf-text" lang="en"');
  expect((await textAt('/magazine/a-long-way')).html).toContain('href="/magazine/a-long-way/text"');
});

test('a PDF that cannot be read says so instead of failing', async () => {
  const bytes = new TextEncoder().encode('%PDF-1.4\n1 0 obj<<>>endobj\nstartxref\n0\n%%EOF\n');
  const fields = { name: 'Åse', email: 'aase@example.dk', title: 'Broken', story: 'One.' };
  await shareStory(given.world, visitor, { fields, pdf: { bytes: wordsPdf('One') }, uploaded: null });
  // One that an earlier version accepted.
  const key = 'stories/broken.pdf';
  await given.world.files.put(key, once(bytes), { contentType: 'application/pdf', maxBytes: 1_000 });
  await given.db.query.updateTable('magazine_uploads').set({ file_key: key }).execute();
  const { id } = await given.db.query.selectFrom('stories').select('id').executeTakeFirstOrThrow();
  expect((await textAt(`/admin/stories/${id}/pdf/text`, studio)).text).toContain('can’t be read');
});

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
