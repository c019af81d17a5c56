import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { type Fields, ownerRequests, photograph } from '#tests/support/site/owner-requests.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
const sound = readFileSync(new URL('../../../../../media/sounds/island.mp3', import.meta.url));
const { send, open } = ownerRequests(given);

async function create(titles: Fields = { titleEn: 'The low notes', titleDa: 'De dybe toner' }) {
  const made = await send('/admin/website/articles/new', titles);
  expect(made.status).toBe(303);
  return made.to.split('?')[0] ?? '';
}

const shown = (path: string) => expect.poll(async () => (await open(path)).status);

describe('an article, by forms without scripts', () => {
  test('is created, published, moved and unpublished, and visitors see each within a second', async () => {
    const refused = await send('/admin/website/articles/new', { titleEn: '', titleDa: ' ' });
    expect([refused.status, textOf(refused.text)]).toEqual([400, expect.stringContaining('enter a title')]);
    const page = await create();
    expect(page).toMatch(/^\/admin\/website\/article-[a-z0-9]{8}$/);
    expect((await open('/magazine/the-low-notes')).status).toBe(404);
    expect((await open('/admin/website/articles', 'owner')).text).toContain('The low notes');

    await send(`${page}/publication`, { version: '1' });
    await shown('/magazine/the-low-notes').toBe(200);
    const { text } = await open('/da/magazine/the-low-notes');
    expect(text).toContain('De dybe toner');
    expect(text).toMatch(/"@type":"Article"/);
    expect(text).toMatch(/hreflang="en"[^>]*|hrefLang="en"/);
    for (const path of ['/testimonials', '/feeds/en.xml', '/sitemap.xml', '/search?q=low+notes']) {
      await expect.poll(async () => (await open(path)).text).toContain('/magazine/the-low-notes');
    }

    await send(`${page}/address`, { slug: 'low' });
    await expect.poll(async () => (await open('/da/magazine/the-low-notes')).to).toBe('/da/magazine/low');
    await send(`${page}/unpublication`, { version: '2' });
    await shown('/magazine/low').toBe(404);
    expect((await open('/magazine/the-low-notes')).status).toBe(404);
  });

  test('in one language has the form of that language, and names no translation', async () => {
    const page = await create({ titleEn: '', titleDa: 'De dybe toner' });
    const form = (await open(`${page}/sections/0`, 'owner')).text;
    expect(form).toContain('name="da.text"');
    expect(form).not.toContain('name="en.text"');
    const saved = await send(`${page}/sections/0`, { version: '1', 'da.text': 'De helt dybe toner' });
    expect(saved.status).toBe(303);
    await send(`${page}/publication`, { version: '2' });
    await shown('/magazine/de-dybe-toner').toBe(200);
    const { text } = await open('/da/magazine/de-dybe-toner');
    expect(textOf(text)).toContain('De helt dybe toner');
    expect(text).not.toMatch(/<link[^>]*rel="alternate"[^>]*hrefLang="en"/i);
  });

  test('has pictures and audio of its own, which only its draft shows before it is published', async () => {
    const page = await create();
    const picture = { name: 'stage.jpg', bytes: photograph };
    const lead = await send(`${page}/sections/0/picture`, { seen: '' }, picture);
    expect(lead.to).toBe(`${page}/sections/0?flash=uploaded`);
    const late = await send(`${page}/sections/0/picture`, { seen: '' }, picture);
    expect([late.status, textOf(late.text)]).toEqual([409, expect.stringContaining('Someone else')]);
    const alt = { 'en.text': 'The low notes', 'da.text': 'De dybe toner', 'en.pictureAlt': 'A red stage' };
    await send(`${page}/sections/0`, { version: '2', ...alt, 'da.pictureAlt': 'En rød scene' });
    const audio = await send(`${page}/new-upload/recording`, {}, { name: 'low_g.mp3', bytes: sound });
    expect(audio.to).toBe(`${page}/sections/4?flash=uploaded`);
    expect((await open(`${page}/sections/4`, 'owner')).text).toContain('value="low g"');

    const text = await send(
      `${page}/new-upload/picture`,
      {},
      { name: 'a.jpg', bytes: new TextEncoder().encode('no picture') },
    );
    expect([text.status, textOf(text.text)]).toEqual([400, expect.stringContaining('isn’t a picture')]);

    await send(`${page}/publication`, { version: '4' });
    await shown('/magazine/the-low-notes').toBe(200);
    const html = (await open('/magazine/the-low-notes')).text;
    expect(html).toMatch(/<img[^>]*alt="A red stage"/);
    expect(html).toMatch(/<audio src="\/recordings\/[0-9a-f-]{36}\.mp3"/);
    expect(html).toMatch(/"image":"[^"]*\/pictures\/[^"]*\.webp"/);
    expect(await open('/da/magazine/the-low-notes')).toMatchObject({
      text: expect.stringMatching(/<img[^>]*alt="En rød scene"/),
    });
    expect((await open('/contact')).text).not.toMatch(/\/pictures\/[0-9a-f-]{36}/);
  });

  test('is deleted: its address answers 410 with the page of what is not there, until it is recovered', async () => {
    const page = await create();
    await send(`${page}/publication`, { version: '1' });
    await shown('/magazine/the-low-notes').toBe(200);
    expect((await open(page, 'owner')).text).toContain('says that the page is gone');
    const deleted = await send(`${page}/deletion`, { version: '2' });
    expect(deleted.to).toBe('/admin/website/articles?state=deleted&flash=deleted');
    await shown('/da/magazine/the-low-notes').toBe(410);
    expect(textOf((await open('/magazine/the-low-notes')).text)).toContain('Page not found');
    expect((await open(page, 'owner')).status).toBe(404);
    const list = await open(deleted.to, 'owner');
    expect(textOf(list.text)).toContain('You can recover it here');
    const key = page.split('/').at(-1);
    expect(list.text).toContain(`action="/admin/website/articles/${key}/recovery?state=deleted"`);
    const recovered = await send(`/admin/website/articles/${key}/recovery`, {});
    expect(recovered.to).toBe('/admin/website/articles?flash=recovered');
    await send(`${page}/publication`, { version: '3' });
    await shown('/magazine/the-low-notes').toBe(200);
  });

  test('is what the owner edits from its page', async () => {
    const page = await create();
    await send(`${page}/publication`, { version: '1' });
    const cookies = await signedIn(given, 'owner');
    const referer = 'http://localhost:3000/da/magazine/the-low-notes';
    const me = await given.fetch('/me', { headers: { ...cookies, referer } });
    expect(await me.text()).toContain(page);
  });
});
