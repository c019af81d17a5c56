import { describe, expect, test } from 'vitest';
import { addMediaFile } from '#studio/shared/content/media/add-media-file.ts';
import { sourceOf } from '#studio/shared/content/media/media-source.ts';
import { createOwnPage } from '#studio/site/pages/own-pages.ts';
import { wordsPdf } from '#tests/support/hostile-pdfs.ts';
import { insertFilm } from '#tests/support/media/insert-film.ts';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { ownerRequests, photograph } from '#tests/support/site/owner-requests.ts';

import { owner } from '#tests/support/who.ts';

const given = testApp();
const { send, open } = ownerRequests(given);

async function ownPage(): Promise<string> {
  const title = { en: 'Choir days', da: 'Kordage' };
  const made = await createOwnPage(given.world, owner, { template: 'plain', title, slug: '' });
  if (!made.ok) throw new Error(made.refusal);
  return `/admin/website/${made.key}`;
}
const versionOf = async (page: string) =>
  /name="version" value="(\d+)"/.exec((await open(page, 'owner')).text)?.[1] ?? '';
const publish = async (page: string) =>
  expect((await send(`${page}/publication`, { version: await versionOf(page) })).status).toBe(303);

describe('files of a page of the owner’s own, by forms without scripts', () => {
  test('a picture, a film of the library with captions and a PDF are sections that visitors see', async () => {
    const page = await ownPage();
    const picture = await send(`${page}/new-upload/picture`, {}, { name: 'stage.jpg', bytes: photograph });
    expect(picture.to).toBe(`${page}/sections/4?flash=uploaded`);
    const alt = { 'en.alt': 'A red stage', 'da.alt': 'En rød scene', version: await versionOf(page) };
    expect((await send(`${page}/sections/4`, alt)).status).toBe(303);
    const fileId = '00000000-0000-4000-8000-000000000002';
    const media = await insertFilm(given.world, { fileId, name: 'low_notes.mp4' });
    const content = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nLow.\n';
    const stored = { language: 'da', content, digest: 'd', changed_at: given.world.clock.now() } as const;
    await given.db.query
      .insertInto('media_captions')
      .values({ media_id: media, ...stored })
      .execute();
    expect((await open(`${page}/new-upload/film`, 'owner')).text).toContain('low_notes.mp4');
    const film = await send(`${page}/new-upload/film/choice`, { media });
    expect(film.to).toBe(`${page}/sections/5?flash=added`);
    const pdf = { name: 'song_list.pdf', bytes: wordsPdf('Songs of winter') };
    expect((await send(`${page}/new-upload/pdf`, {}, pdf)).to).toBe(`${page}/sections/6?flash=uploaded`);
    await publish(page);

    await expect.poll(async () => (await open('/choir-days')).text).toContain('song list');
    const { text } = await open('/da/choir-days');
    expect(text).toMatch(/<img[^>]*alt="En rød scene"/);
    expect(text).toMatch(new RegExp(`<video[^>]*src="/media/${fileId}\\.mp4"`));
    expect(text).toMatch(new RegExp(`<track[^>]*src="/media/${fileId}\\.da\\.vtt"`));
    const [, href = ''] = /href="(\/da\/media\/[0-9a-f-]{36}\/text)"/.exec(text) ?? [];
    const words = await open(href);
    expect([words.status, textOf(words.text)]).toEqual([200, expect.stringContaining('Songs of winter')]);
    expect((await open('/contact')).text).not.toMatch(/\/(?:pictures|media)\/[0-9a-f-]{36}/);
  });

  test('a wrong file is refused with the reason, and the section keeps its file', async () => {
    const page = await ownPage();
    const pdf = { name: 'a.pdf', bytes: wordsPdf('One') };
    await send(`${page}/new-upload/pdf`, {}, pdf);
    const section = `${page}/sections/4`;
    const [, seen = ''] = /name="seen" value="([^"]+)"/.exec((await open(section, 'owner')).text) ?? [];
    const picture = { name: 'stage.pdf', bytes: photograph };
    const refused = await send(`${section}/pdf`, { seen }, picture);
    expect([refused.status, textOf(refused.text)]).toEqual([400, expect.stringContaining('isn’t a PDF')]);
    const other = { name: 'b.pdf', bytes: wordsPdf('Two') };
    expect((await send(`${section}/pdf`, { seen }, other)).to).toBe(`${section}?flash=uploaded`);
    expect((await send(`${section}/pdf`, { seen }, pdf)).status).toBe(409);
    expect((await send('/admin/website/navigation/new-upload/picture', {}, picture)).status).toBe(404);
  });
});

test('a picture on a page with places of its own is shown after them, and the library names the page', async () => {
  const added = await addMediaFile(given.world, owner, { source: sourceOf('stage.jpg', photograph) });
  if (!added.ok) throw new Error(added.refusal);
  const page = '/admin/website/beginner-vocals';
  await send(`${page}/new-upload/picture/choice`, { media: added.id });
  const file = `/admin/website/media/${added.id}`;
  expect((await open(file, 'owner')).text).toContain(`href="${page}"`);
  const refused = await send(`${file}/deletion`, {});
  expect([refused.status, textOf(refused.text)]).toEqual([409, expect.stringContaining('still used')]);
  await publish(page);
  await expect
    .poll(async () => (await open('/courses/beginner-vocals')).text)
    .toMatch(/<img[^>]*\/pictures\/[0-9a-f-]{36}\//);
  expect((await open('/courses')).text).not.toMatch(/\/pictures\/[0-9a-f-]{36}\//);
});
