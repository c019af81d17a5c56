import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { addMediaFile } from '#studio/shared/content/media/add-media-file.ts';
import { mediaUsages } from '#studio/shared/content/media/media-files.queries.ts';
import { sourceOf } from '#studio/shared/content/media/media-source.ts';
import { deleteMediaFile, replaceMediaFile } from '#studio/shared/content/media/replace-media-file.ts';
import { placedPhotographs } from '#studio/shared/content/photographs.queries.ts';
import { placedPdfs } from '#studio/shared/content/placed-files.queries.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { wordsPdf } from '#tests/support/hostile-pdfs.ts';
import { processes } from '#tests/support/processes/shared-processes.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { editPage, publishPage } from './edit-page.ts';
import { createOwnPage } from './own-pages.ts';
import { pageDraft } from './page-drafts.queries.ts';
import { fileOf, removeBlock } from './page-sections.ts';
import { addFromLibrary, uploadPdf, uploadPicture } from './upload-to-page.ts';

const given = testDatabase('embedded');
let world: TestWorld;
let own = '';

beforeEach(async () => {
  world = testWorld(given.db, { processes });
  const title = { en: 'Choir days', da: 'Kordage' };
  const made = await createOwnPage(world, owner, { template: 'landing', title, slug: '' });
  own = made.ok ? made.key : '';
});

const picture = (red: number) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r: red, g: 30, b: 40 } } })
    .jpeg()
    .toBuffer();
const [red, blue] = [await picture(200), await picture(20)];

async function addToLibrary(name: string, bytes: Uint8Array): Promise<string> {
  const texts = { textEn: 'A red stage', textDa: 'En rød scene' };
  const added = await addMediaFile(world, owner, { source: sourceOf(name, bytes), ...texts });
  if (!added.ok) throw new Error(added.refusal);
  return added.id;
}
const draftOf = (key: string) => pageDraft(world.db.query, key);
const last = async (key: string) => (await draftOf(key)).page.en.at(-1);
const publish = async (key: string) =>
  publishPage(world, owner, { key, version: (await draftOf(key)).version });
const removeLast = async (key: string) => {
  const { page, version } = await draftOf(key);
  return editPage(world, owner, { key, version, change: removeBlock(key, page.en.length - 1) });
};

describe.each([
  ['a page of the owner’s own', () => own],
  ['a page with places for its sections', () => 'home'],
])('files of %s', (_, keyOf) => {
  test('a picture of the library is used, and not deleted, until neither the draft nor the page shows it [P.263]', async () => {
    const key = keyOf();
    const mediaId = await addToLibrary('stage.jpg', red);
    expect(await addFromLibrary(world, owner, { key, kind: 'picture', mediaId })).toEqual({ ok: true });
    const { page } = await draftOf(key);
    expect([page.en.at(-1), page.da.at(-1)]).toMatchObject([{ alt: 'A red stage' }, { alt: 'En rød scene' }]);
    expect(await mediaUsages(world.db.query, mediaId)).toMatchObject([{ kind: 'photograph' }]);
    expect(await deleteMediaFile(world, owner, mediaId)).toMatchObject({ refusal: 'used' });
    await publish(key);
    await removeLast(key);
    expect(await deleteMediaFile(world, owner, mediaId)).toMatchObject({ refusal: 'used' });
    await publish(key);
    expect(await deleteMediaFile(world, owner, mediaId)).toEqual({ ok: true });
  });

  test('a picture replaced in the library is replaced on the page', async () => {
    const key = keyOf();
    const mediaId = await addToLibrary('stage.jpg', red);
    await addFromLibrary(world, owner, { key, kind: 'picture', mediaId });
    const block = await last(key);
    const place = block ? fileOf(block) : '';
    const before = (await placedPhotographs(world, 'en'))[place];
    const source = sourceOf('blue.jpg', blue);
    expect(await replaceMediaFile(world, owner, { id: mediaId, version: 1, source })).toEqual({ ok: true });
    expect((await placedPhotographs(world, 'en'))[place]?.address).not.toBe(before?.address);
  });

  test('a PDF is added to the library, used, and replaced in its section only by who saw it', async () => {
    const key = keyOf();
    const upload = (name: string, words: string, section: { at: number; seen: string } | null) =>
      uploadPdf(world, owner, { key, section, bytes: wordsPdf(words), fileName: name });
    expect(await upload('song_list.pdf', 'Songs of winter', null)).toEqual({ ok: true });
    const block = await last(key);
    expect(block).toMatchObject({ type: 'pdf', title: 'song list' });
    const seen = block ? fileOf(block) : '';
    expect((await placedPdfs(world))[seen]).toMatchObject({ address: expect.stringMatching(/\.pdf$/) });
    const at = (await draftOf(key)).page.en.length - 1;
    expect(await upload('b.pdf', 'Songs of spring', { at, seen })).toEqual({ ok: true });
    expect(await upload('c.pdf', 'Songs of summer', { at, seen })).toMatchObject({ refusal: 'changed' });
    const file = await world.db.query
      .selectFrom('media_files')
      .select('id')
      .where('name', '=', 'b.pdf')
      .executeTakeFirstOrThrow();
    expect(await mediaUsages(world.db.query, file.id)).toMatchObject([{ kind: 'pdf' }]);
    expect(await deleteMediaFile(world, owner, file.id)).toMatchObject({ refusal: 'used' });
  });
});

test('a file that is no PDF, and anybody but the owner, are refused', async () => {
  const upload = { key: own, section: null, bytes: red, fileName: 'stage.pdf' };
  expect(await uploadPdf(world, owner, upload)).toMatchObject({ refusal: 'unsupported' });
  const mediaId = await addToLibrary('stage.jpg', red);
  expect(await addFromLibrary(world, owner, { key: own, kind: 'pdf', mediaId })).toMatchObject({
    refusal: 'not-pdf',
  });
});

test('a photograph uploaded to the headline of an own page leads it', async () => {
  const section = { at: 1, seen: '' };
  expect(await uploadPicture(world, owner, { key: own, section, bytes: red })).toEqual({ ok: true });
  const headline = (await draftOf(own)).page.da[1];
  expect(headline).toMatchObject({ type: 'headline', picture: expect.stringContaining(own) });
});
