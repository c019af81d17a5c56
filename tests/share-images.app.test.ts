import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Block } from '#studio/shared/content/blocks.ts';
import { placePhotograph } from '#studio/shared/content/place-photograph.ts';
import { languages, pageAddress } from '#studio/shared/language.ts';
import { editPage, publishPage } from '#studio/site/pages/edit-page.ts';
import type { PageChange } from '#studio/site/pages/page-draft.ts';
import { sitePages } from '#studio/site/search/site-pages.queries.ts';
import { testApp } from './support/site/app.ts';
import { owner } from './support/who.ts';

const given = testApp();

const ofPage = async (path: string) => {
  const html = await (await given.fetch(path)).text();
  const content = (property: string) =>
    new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ??
    '';
  return { title: content('og:title'), image: content('og:image'), alt: content('og:image:alt'), content };
};

test('share image: every page in the sitemap has a JPEG of 1200 × 630 of its own in both languages', async () => {
  for (const language of languages) {
    const seen = new Map<string, string>();
    const pages = (await sitePages(given.world, 'en')).map(({ path }) => path);
    for (const path of [...pages, '/private-coaching/book', '/testimonials/share']) {
      const page = await ofPage(pageAddress(path, language));
      expect(page.title, path).toContain(page.alt);
      expect([page.content('og:image:width'), page.content('og:image:height')]).toEqual(['1200', '630']);
      expect(seen.get(page.image), path).toBe(undefined);
      seen.set(page.image, path);
    }
    for (const address of [...seen.keys()].slice(0, 3)) {
      const answer = await given.fetch(address);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const bytes = await answer.arrayBuffer();
      expect(bytes.byteLength).toBeLessThan(300_000);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    }
  }
});

test('share image: an address with another title is not signed and answers 404', async () => {
  const { image } = await ofPage('/courses');
  expect((await given.fetch(image)).status).toBe(200);
  const forged = new URL(image);
  forged.searchParams.set('title', 'Free for all');
  expect((await given.fetch(forged.href)).status).toBe(404);
  expect((await ofPage('/search?q=anything')).alt).toBe('Search');
});

test('share image: a photograph that the owner placed is on it, at another address', async () => {
  const before = (await ofPage('/')).image;
  const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#00aa00' } })
    .jpeg()
    .toBuffer();
  const proportions = { width: 1, height: 1 };
  const input = { place: 'coach-singing', proportions, bytes, altEn: '', altDa: '' };
  expect(await placePhotograph(given.world, owner, input)).toEqual({ ok: true });
  const { image } = await ofPage('/');
  expect(image).not.toBe(before);
  const drawn = await (await given.fetch(image)).arrayBuffer();
  const { data } = await sharp(drawn)
    .extract({ left: 1000, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[1]).toBeGreaterThan(150);
  expect(data[0]).toBeLessThan(40);
});

test('share image: the owner chooses the photograph of a page', async () => {
  const bytes = await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#00c000' } })
    .png()
    .toBuffer();
  const input = { place: 'rose', proportions: { width: 1, height: 1 }, bytes, altEn: '', altDa: '' };
  expect(await placePhotograph(given.world, owner, input)).toEqual({ ok: true });
  const before = (await ofPage('/contact')).image;
  const key = 'contact';
  const change: PageChange = ({ en, da }) => ({ en: en.map(withRose), da: da.map(withRose) });
  expect(await editPage(given.world, owner, { key, version: 0, change })).toEqual({ ok: true });
  expect(await publishPage(given.world, owner, { key, version: 1 })).toEqual({ ok: true });
  await expect.poll(async () => (await ofPage('/contact')).image).not.toBe(before);
});

const withRose = (block: Block): Block => (block.type === 'seo' ? { ...block, sharePicture: 'rose' } : block);
