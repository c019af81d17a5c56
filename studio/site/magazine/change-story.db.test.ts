import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { diskFiles } from '#platform/files/disk-files.ts';
import { openTasks } from '#studio/office/admin-tasks/tasks.queries.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { sampleStudio } from '#tests/support/database/sample-studio.ts';
import { samplePdf } from '#tests/support/pdfs.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { deleteStory, editStory, republishStory, unpublishStory } from './change-story.ts';
import { acceptStory, declineStory } from './decide-story.ts';
import { findArticle, publishedArticles } from './items.queries.ts';
import { shareStory } from './share-story.ts';
import { publishedPdf, sentStory } from './uploads.queries.ts';

const given = testDatabase('embedded', undefined, sampleStudio);
const bytes = samplePdf();
const fields = { name: 'Åse Ørsted', email: 'aase@example.dk', title: 'Apples', story: 'One.\n\nTwo.' };
let world: TestWorld;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stories-'));
  world = testWorld(given.db, { files: diskFiles(folder) });
});

async function sent(): Promise<string> {
  const outcome = await shareStory(world, visitor, { fields, pdf: { bytes }, uploaded: null });
  if (!outcome.ok) throw new Error(outcome.refusal);
  const { id } = await given.db.query.selectFrom('stories').select('id').executeTakeFirstOrThrow();
  return id;
}

async function published(): Promise<string> {
  const storyId = await sent();
  await acceptStory(world, owner, { storyId });
  return storyId;
}

async function seen() {
  const { name } =
    (await given.db.query.selectFrom('magazine_uploads').select('name').executeTakeFirst()) ?? {};
  const pdf = name ? await publishedPdf(world.db.query, name) : null;
  const feed = await publishedArticles(world, 'en');
  return {
    page: (await findArticle(world, 'apples', 'en')) !== null,
    feed: feed.some(({ item }) => item.id === 'apples'),
    pdf: pdf !== null,
  };
}

const entries = async () =>
  (await given.db.query.selectFrom('audit_log').select('action').orderBy('id').execute()).map(
    ({ action }) => action,
  );
const filesLeft = () =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.pdf'))
    : [];

test('a published story: unpublished, is gone from magazine, feed and PDF URL; published again, is back', async () => {
  const storyId = await published();
  expect(await seen()).toEqual({ page: true, feed: true, pdf: true });
  expect(await unpublishStory(world, owner, { storyId })).toEqual({ ok: true });
  expect(await seen()).toEqual({ page: false, feed: false, pdf: false });
  expect(await sentStory(world, owner, storyId)).toMatchObject({ state: 'unpublished', path: null });
  expect(await unpublishStory(world, owner, { storyId })).toEqual({ ok: true });
  expect(await republishStory(world, owner, { storyId })).toEqual({ ok: true });
  expect(await seen()).toEqual({ page: true, feed: true, pdf: true });
  expect(await entries()).toEqual(['story.accepted', 'story.unpublished', 'story.published']);
});

test('an unpublished story: the accept button of an outdated page does not publish it', async () => {
  const storyId = await published();
  await unpublishStory(world, owner, { storyId });
  await acceptStory(world, owner, { storyId });
  expect((await seen()).page).toBe(false);
});

test('a published story: edited, shows the new text at the same URL', async () => {
  const storyId = await published();
  const edit = { storyId, version: 1, fields: { name: 'Åse', title: 'Pears', story: 'Three.\n\nFour.' } };
  expect(await editStory(world, owner, edit)).toEqual({ ok: true });
  expect(await findArticle(world, 'apples', 'en')).toMatchObject({
    item: { title: 'Pears', author: 'Åse', excerpt: 'Three. Four.', link: '/magazine/apples' },
    blocks: [{ type: 'prose', paragraphs: ['Three.', 'Four.'] }],
  });
  expect(await sentStory(world, owner, storyId)).toMatchObject({ title: 'Pears', version: 2 });
  expect(await entries()).toEqual(['story.accepted', 'story.changed']);
});

test.each([
  [{ name: ' ', title: 'Pears', story: 'Three.' }, 'missing', 'name'],
  [{ name: 'Åse', title: 'x'.repeat(151), story: 'Three.' }, 'too-long', 'title'],
])('an incomplete edit (%#) is refused at its field, and nothing changes', async (words, refusal, field) => {
  const storyId = await published();
  const outcome = await editStory(world, owner, { storyId, version: 1, fields: words });
  expect(outcome).toMatchObject({ ok: false, refusal, fields: { [field]: expect.any(String) } });
  expect((await findArticle(world, 'apples', 'en'))?.item.title).toBe('Apples');
});

test.each([
  ['waiting', sent],
  ['published', published],
])('a %s story: deleted, with its page, text, file and task', async (_state, make) => {
  const storyId = await make();
  expect(filesLeft()).toHaveLength(1);
  expect(await deleteStory(world, owner, { storyId, version: 1 })).toEqual({ ok: true });
  expect(await seen()).toEqual({ page: false, feed: false, pdf: false });
  for (const table of ['stories', 'magazine_uploads'] as const) {
    expect(await given.db.query.selectFrom(table).select('id').execute()).toEqual([]);
  }
  const left = given.db.query.selectFrom('magazine_items').select('id').where('slug', '=', 'apples');
  expect(await left.execute()).toEqual([]);
  expect(filesLeft()).toEqual([]);
  expect(await openTasks(given.db.query, owner)).toEqual([]);
  expect((await entries()).at(-1)).toBe('story.deleted');
});

test('a declined story cannot be published by these buttons', async () => {
  const storyId = await sent();
  await declineStory(world, owner, { storyId });
  expect(await republishStory(world, owner, { storyId })).toEqual({ ok: false, refusal: 'not-found' });
});
