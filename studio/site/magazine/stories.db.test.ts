import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { diskFiles } from '#platform/files/disk-files.ts';
import { resolveTask } from '#studio/office/admin-tasks/resolve-task.ts';
import { openTasks } from '#studio/office/admin-tasks/tasks.queries.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { sampleStudio } from '#tests/support/database/sample-studio.ts';
import { encryptedPdf, samplePdf } from '#tests/support/pdfs.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner, student, visitor } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { createUploadToken } from './create-upload-token.ts';
import { deleteOldUploads } from './delete-old-uploads.ts';
import { publishedItems } from './items.queries.ts';
import { type StoryShare, shareStory } from './share-story.ts';
import { mayUpload, storeUpload } from './store-upload.ts';
import { excerptOf, paragraphsOf, slugOf, storyLifecycle } from './story.ts';
import { publishedPdf, sentStory } from './uploads.queries.ts';

const given = testDatabase('embedded', undefined, sampleStudio);
const pdf = samplePdf();
let world: TestWorld;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stories-'));
  world = testWorld(given.db, { files: diskFiles(folder) });
});

const fields = { name: 'Åse Ørsted', email: 'aase@example.dk', title: 'Æbler på Ærø', story: 'Et.\n\nTo.' };
const share = (changes: Partial<StoryShare> = {}, who = visitor) =>
  shareStory(world, who, { fields, pdf: null, uploaded: null, ...changes });
const filesLeft = () =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.pdf'))
    : [];

async function uploaded(name = '1700000000000-abc.pdf') {
  const given = await createUploadToken(world, visitor);
  if (!given.ok) throw new Error(given.message);
  await mayUpload(world, visitor, given.token);
  const outcome = await storeUpload(world, visitor, { name, bytes: pdf, token: given.token });
  expect(outcome).toMatchObject({ ok: true, name });
  return { name, token: given.token };
}

async function answer(remedy: 'accept' | 'decline', who = owner) {
  const [task] = (await openTasks(given.db.query, owner)).filter(({ kind }) => kind === 'decide-story');
  return {
    outcome: await resolveTask(world, who, { taskId: task?.id ?? '', remedy }),
    storyId: task?.subjectId ?? '',
  };
}

const mails = () =>
  given.db.query.selectFrom('emails').selectAll().where('kind', '=', 'story-answered').execute();

describe('a story', () => {
  test('is stored with the consent text, and opens a task; it is not published yet', async () => {
    expect(await share()).toEqual({ ok: true });
    const [row] = await given.db.query.selectFrom('stories').selectAll().execute();
    expect(row).toMatchObject({
      ...fields,
      state: 'waiting',
      language: 'en',
      consent_text: expect.stringMatching(/publish/),
    });
    expect(await openTasks(given.db.query, owner)).toMatchObject([
      { kind: 'decide-story', details: { what: fields.title, name: fields.name, email: fields.email } },
    ]);
    expect((await publishedItems(world, 'en')).some(({ title }) => title === fields.title)).toBe(false);
  });

  test('sent twice is one story', async () => {
    await share();
    expect(await share()).toEqual({ ok: true });
    expect(await given.db.query.selectFrom('stories').select('id').execute()).toHaveLength(1);
  });

  test.each([
    [{ ...fields, name: ' ' }, 'missing', 'name'],
    [{ ...fields, story: '' }, 'missing', 'story'],
    [{ ...fields, email: 'aase@' }, 'bad-email', 'email'],
    [{ ...fields, title: 'x'.repeat(151) }, 'too-long', 'title'],
    [{ ...fields, story: 7 }, 'missing', 'story'],
  ])('that is incomplete is refused with a message at its field', async (wrong, refusal, field) => {
    const outcome = await share({ fields: wrong });
    expect(outcome).toMatchObject({ ok: false, refusal, fields: { [field]: expect.any(String) } });
    expect(await given.db.query.selectFrom('stories').select('id').execute()).toEqual([]);
  });

  test('accepted, is published in its language, and its author is emailed the link in that language [S2.112]', async () => {
    await share({}, { ...visitor, language: 'da' });
    const { outcome } = await answer('accept');
    expect(outcome).toMatchObject({ ok: true });
    const [item] = await publishedItems(world, 'da');
    expect(item).toMatchObject({
      type: 'story',
      title: 'Æbler på Ærø',
      author: 'Åse Ørsted',
      language: 'da',
      link: '/magazine/aebler-paa-aeroe',
      excerpt: 'Et. To.',
      isSample: false,
    });
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: fields.email, language: 'da' });
    expect(mail?.body).toContain('http://localhost:3000/da/magazine/aebler-paa-aeroe');
    expect(await openTasks(given.db.query, owner)).toEqual([]);
  });

  test('declined, is not published; its PDF is deleted at once, the story after 30 days', async () => {
    await share({ uploaded: await uploaded() });
    expect(filesLeft()).toHaveLength(1);
    await answer('decline');
    expect(filesLeft()).toEqual([]);
    expect((await mails())[0]?.subject).toBe('About your story');
    expect(await given.db.query.selectFrom('magazine_uploads').select('id').execute()).toEqual([]);
    await deleteOldUploads(world);
    expect(await given.db.query.selectFrom('stories').select('id').execute()).toHaveLength(1);
    world.setNow(testNow.add({ hours: 31 * 24 }));
    await deleteOldUploads(world);
    expect(await given.db.query.selectFrom('stories').select('id').execute()).toEqual([]);
  });

  test('is answered once', async () => {
    await share();
    const { outcome, storyId } = await answer('accept');
    expect(outcome.ok).toBe(true);
    expect((await sentStory(world, owner, storyId))?.title).toBe(fields.title);
    expect((await answer('decline')).outcome).toMatchObject({ ok: false });
  });

  test('two with one title have two URLs', async () => {
    await share();
    await answer('accept');
    await share({ fields: { ...fields, story: 'Another.' } });
    expect((await answer('accept')).outcome.ok).toBe(true);
    const links = (await publishedItems(world, 'en')).filter(
      ({ type, isSample }) => type === 'story' && !isSample,
    );
    expect(new Set(links.map(({ link }) => link)).size).toBe(2);
  });

  test('five per email and hour are allowed', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect(await share({ fields: { ...fields, story: `Story ${count}` } })).toEqual({ ok: true });
    }
    const sixth = await share({ fields: { ...fields, story: 'Story 6' } });
    expect(sixth).toMatchObject({ ok: false, refusal: 'too-many', retryAfterSeconds: expect.any(Number) });
  });
});

describe('a PDF', () => {
  test('is public only once its story is accepted', async () => {
    const file = await uploaded();
    await share({ uploaded: file });
    expect(await publishedPdf(world.db.query, file.name)).toBeNull();
    await answer('accept');
    const key = await publishedPdf(world.db.query, file.name);
    const open = key ? await world.files.open(key) : null;
    expect(open?.bytes).toBe(pdf.length);
    await open?.body.cancel();
  });

  test('uploaded by someone else cannot be attached, and one file belongs to one story', async () => {
    const file = await uploaded();
    const anonymous = await share({ uploaded: { name: file.name, token: 'A'.repeat(22) } });
    expect(anonymous).toMatchObject({ ok: false, refusal: 'bad-file' });
    expect(await share({ uploaded: file })).toEqual({ ok: true });
    const second = await share({ fields: { ...fields, title: 'Other' }, uploaded: file });
    expect(second).toMatchObject({ ok: false, refusal: 'bad-file' });
    expect(await given.db.query.selectFrom('stories').select('id').execute()).toHaveLength(1);
  });

  test.each([
    ['a.pdf', new TextEncoder().encode('<html>'), 'not-pdf'],
    ['a.pdf', new Uint8Array(), 'empty'],
    ['a.pdf', encryptedPdf(), 'encrypted'],
    ['a.pdf', new Uint8Array(10 * 1024 * 1024 + 1), 'too-large'],
    ['a.exe', pdf, 'not-pdf'],
    ['../../a.pdf', pdf, 'bad-name'],
    ['a/b.pdf', pdf, 'bad-name'],
    ['.a.pdf', pdf, 'bad-name'],
    ['a\u0000.pdf', pdf, 'bad-name'],
    [`${'a'.repeat(200)}.pdf`, pdf, 'bad-name'],
  ])(
    'that is invalid or malicious is refused, and nothing is stored: %j [S5.16]',
    async (name, bytes, refusal) => {
      expect(await storeUpload(world, visitor, { name, bytes, token: null })).toMatchObject({
        ok: false,
        refusal,
      });
      expect(filesLeft()).toEqual([]);
      expect(await given.db.query.selectFrom('magazine_uploads').select('id').execute()).toEqual([]);
    },
  );

  test('never replaces another with the same name', async () => {
    await uploaded('same.pdf');
    const second = await storeUpload(world, visitor, { name: 'same.pdf', bytes: pdf, token: null });
    expect(second).toMatchObject({ ok: false, refusal: 'taken' });
    expect(filesLeft()).toHaveLength(1);
  });

  test('without a story is deleted after a day; with one it stays', async () => {
    const file = await uploaded('kept.pdf');
    await share({ uploaded: file });
    await uploaded('lonely.pdf');
    expect(await deleteOldUploads(world)).toBe(0);
    world.setNow(testNow.add({ hours: 25 }));
    expect(await deleteOldUploads(world)).toBe(1);
    expect(filesLeft()).toHaveLength(1);
    expect(await given.db.query.selectFrom('upload_tokens').select('token_hash').execute()).toEqual([]);
  });
});

describe('an upload token', () => {
  test('is valid for five files and an hour, and of a thousand concurrent uploads five succeed', async () => {
    const leave = await createUploadToken(world, visitor);
    if (!leave.ok) throw new Error();
    const all = await Promise.all(Array.from({ length: 1000 }, () => mayUpload(world, visitor, leave.token)));
    expect(all.filter(Boolean)).toHaveLength(5);
    const second = await createUploadToken(world, visitor);
    if (!second.ok) throw new Error();
    world.setNow(testNow.add({ minutes: 61 }));
    expect(await mayUpload(world, visitor, second.token)).toBe(false);
  });

  test('is issued ten times per address and hour; the owner needs none [P.109]', async () => {
    for (let count = 0; count < 10; count += 1)
      expect((await createUploadToken(world, visitor)).ok).toBe(true);
    expect(await createUploadToken(world, visitor)).toMatchObject({ ok: false, refusal: 'too-many' });
    expect(await mayUpload(world, visitor, null)).toBe(false);
    expect(await mayUpload(world, student, 'x')).toBe(false);
    expect(await mayUpload(world, owner, null)).toBe(true);
  });
});

test('plain text becomes paragraphs, an excerpt and a URL', () => {
  expect(paragraphsOf('  One\nline.\n\n\r\n Two. \n \nThree')).toEqual(['One line.', 'Two.', 'Three']);
  expect(paragraphsOf('x'.repeat(9000)).map(({ length }) => length)).toEqual([4000, 4000, 1000]);
  expect(excerptOf('short')).toBe('short');
  expect(excerptOf(`${'word '.repeat(60)}`)).toMatch(/^(word )+word…$/);
  expect(slugOf('Ærø, Å & Ø: “Zoë’s” 5!')).toBe('aeroe-aa-oe-zoes-5');
  expect(slugOf('日本語')).toBe('story');
  expect(storyLifecycle).toEqual({
    waiting: ['accepted', 'declined'],
    accepted: ['unpublished'],
    unpublished: ['accepted'],
    declined: [],
  });
});
