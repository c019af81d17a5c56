import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { addMediaFile } from '#studio/shared/content/media/add-media-file.ts';
import { listMedia, mediaUsages } from '#studio/shared/content/media/media-files.queries.ts';
import { sourceOf } from '#studio/shared/content/media/media-source.ts';
import { deleteMediaFile, replaceMediaFile } from '#studio/shared/content/media/replace-media-file.ts';
import { placedPhotographs } from '#studio/shared/content/photographs.queries.ts';
import { placedFilms } from '#studio/shared/content/placed-files.queries.ts';
import { editPage, publishPage } from '#studio/site/pages/edit-page.ts';
import { pageDraft } from '#studio/site/pages/page-drafts.queries.ts';
import { removeBlock } from '#studio/site/pages/page-sections.ts';
import { addFromLibrary } from '#studio/site/pages/upload-to-page.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { insertFilm } from '#tests/support/media/insert-film.ts';
import { processes } from '#tests/support/processes/shared-processes.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { articleTitles } from './article-list.queries.ts';
import { deleteArticle } from './delete-article.ts';
import { createArticle } from './edit-articles.ts';
import { findArticle } from './items.queries.ts';

const given = testDatabase('embedded');
let world: TestWorld;
let key = '';

beforeEach(async () => {
  world = testWorld(given.db, { processes });
  const made = await createArticle(world, owner, { title: { en: 'The low notes', da: 'De dybe toner' } });
  key = made.ok ? made.key : '';
});

const picture = (red: number) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r: red, g: 30, b: 40 } } })
    .jpeg()
    .toBuffer();
const red = await picture(200);
const blue = await picture(20);
const texts = { textEn: 'A red stage', textDa: 'En rød scene' };

async function addToLibrary(bytes: Uint8Array, name = 'stage.jpg'): Promise<string> {
  const added = await addMediaFile(world, owner, { source: sourceOf(name, bytes), ...texts });
  if (!added.ok) throw new Error(added.refusal);
  return added.id;
}
const last = async () => (await pageDraft(world.db.query, key)).page.en.at(-1);
const version = async () => (await pageDraft(world.db.query, key)).version;
const publish = async () => publishPage(world, owner, { key, version: await version() });
const removeLast = async () => {
  const { page } = await pageDraft(world.db.query, key);
  return editPage(world, owner, {
    key,
    version: await version(),
    change: removeBlock(key, page.en.length - 1),
  });
};
const usages = (id: string) => mediaUsages(world.db.query, id);

test('a picture of the library comes into an article with its texts, and is used until no draft and no page shows it', async () => {
  const mediaId = await addToLibrary(red);
  expect(await addFromLibrary(world, owner, { key, kind: 'picture', mediaId })).toEqual({ ok: true });
  const { page } = await pageDraft(world.db.query, key);
  expect([page.en.at(-1), page.da.at(-1)]).toMatchObject([{ alt: 'A red stage' }, { alt: 'En rød scene' }]);
  expect(await usages(mediaId)).toMatchObject([{ kind: 'photograph' }]);
  expect(await deleteMediaFile(world, owner, mediaId)).toMatchObject({ refusal: 'used' });
  await publish();
  await removeLast();
  expect(await usages(mediaId)).toHaveLength(1);
  await publish();
  expect(await usages(mediaId)).toEqual([]);
  const query = { sort: 'date', order: 'descending', search: '', at: null } as const;
  const unused = await listMedia(world.db.query, owner, { ...query, filters: { state: 'unused' } });
  expect(unused.rows).toMatchObject([{ id: mediaId, usages: 0 }]);
  expect(await deleteMediaFile(world, owner, mediaId)).toEqual({ ok: true });
  expect(await placedPhotographs(world, 'en')).toEqual({});
});

test('a picture that is replaced in the library is replaced in the article', async () => {
  const mediaId = await addToLibrary(red);
  await addFromLibrary(world, owner, { key, kind: 'picture', mediaId });
  const block = await last();
  const place = block?.type === 'picture' ? block.picture : '';
  const before = (await placedPhotographs(world, 'en'))[place];
  const source = sourceOf('blue.jpg', blue);
  expect(await replaceMediaFile(world, owner, { id: mediaId, version: 1, source })).toEqual({ ok: true });
  const after = (await placedPhotographs(world, 'en'))[place];
  expect(after?.address).not.toBe(before?.address);
});

test('a film of the library is shown in an article, and only a film', async () => {
  const fileId = '00000000-0000-4000-8000-000000000001';
  const mediaId = await insertFilm(world, { fileId });
  const add = (kind: 'film' | 'recording', id: string) =>
    addFromLibrary(world, owner, { key, kind, mediaId: id });
  expect(await add('film', mediaId)).toEqual({ ok: true });
  expect(await last()).toMatchObject({ type: 'film', title: 'stage' });
  expect(await add('film', await addToLibrary(red))).toMatchObject({ refusal: 'not-a-film' });
  expect(await add('recording', mediaId)).toMatchObject({ refusal: 'not-a-recording' });
  await publish();
  expect((await findArticle(world, 'the-low-notes', 'da'))?.blocks.at(-1)).toMatchObject({ title: 'stage' });
  const block = await last();
  const place = block?.type === 'film' ? block.film : '';
  expect((await placedFilms(world))[place]).toEqual({
    address: `/media/${fileId}.mp4`,
    seconds: 9,
    captions: [],
  });
  expect(await usages(mediaId)).toEqual([{ kind: 'film', key: place }]);
});

test('files of a deleted article stay, because it can be recovered', async () => {
  const mediaId = await addToLibrary(red);
  await addFromLibrary(world, owner, { key, kind: 'picture', mediaId });
  await deleteArticle(world, owner, { key, version: await version() });
  expect(await deleteMediaFile(world, owner, mediaId)).toMatchObject({ refusal: 'used' });
  const named = await articleTitles(world.db.query, owner, { keys: [key], language: 'da' });
  expect(named.get(key)).toEqual({ key, title: 'De dybe toner', isDeleted: true });
});
