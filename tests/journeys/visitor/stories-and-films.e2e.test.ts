import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { variant } from '#tests/support/browser/variants.ts';
import { samplePdf } from '#tests/support/pdfs.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';

const site = runningSite();
const player = 'www.youtube-nocookie.com';
const browser = testBrowser(() => [new URL(site.url).host, player]);
const pdf = Buffer.from(samplePdf());
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a story with its PDF: wrong file, missing field, no connection, double click, then one story [S2.111]', async () => {
  const { page, expectComplaint } = await browser.visitor(desktop);
  expectComplaint(/storage\/v1|testimonials\/share|Failed to load resource/);
  await page.goto(`${site.url}/testimonials`);
  await page.getByRole('link', { name: 'Share Your Story' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Your Story' });
  const toast = dialog.locator('.toast');
  const file = dialog.getByLabel('PDF', { exact: false });
  await expectAccessible(page);
  const full = { message: 'Too many attempts. Please try again in 60 minutes.' };
  await page.route('**/upload-token', (route) => route.fulfill({ status: 429, json: full }), { times: 1 });
  await page.reload();
  await page.getByRole('link', { name: 'Share Your Story' }).click();
  await file.setInputFiles({ name: 'story.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect.poll(() => toast.textContent()).toContain(full.message);
  await file.setInputFiles({ name: 'story.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') });
  await expect.poll(() => toast.textContent()).toContain('Upload failed');
  expect(await toast.textContent()).toContain('This file isn’t a PDF.');
  await file.setInputFiles({ name: 'story.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect.poll(() => toast.textContent()).toContain('PDF uploaded!');
  await dialog.getByLabel('Name').fill('Åse Ørsted');
  await dialog.getByLabel(/^E-?mail/).fill('aase@example.dk');
  await dialog.getByLabel('Title').fill('Min sang');
  await page.reload();
  await page.getByRole('link', { name: 'Share Your Story' }).click();
  await expect.poll(() => dialog.getByLabel('Title').inputValue()).toBe('Min sang');
  await file.setInputFiles({ name: 'story.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect.poll(() => toast.textContent()).toContain('PDF uploaded!');
  await dialog.getByRole('button', { name: 'Send story' }).click();
  await expect.poll(() => toast.textContent()).toContain('Missing Information');
  const story = dialog.getByRole('textbox', { name: 'Your story' });
  await story.fill('Et.\n\nTo.');
  await page.route('**/testimonials/share', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Send story' }).click();
  await expect.poll(() => toast.textContent()).toContain('Nothing you typed is lost');
  expect(await story.inputValue()).toBe('Et.\n\nTo.');
  await page.unroute('**/testimonials/share');
  await dialog.getByRole('button', { name: 'Send story' }).dblclick();
  await expect.poll(() => page.locator('#toasts .toast').textContent()).toContain('Story received');
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const rows = await site.db.query.selectFrom('stories').select(['title', 'upload_id']).execute();
  expect(rows).toEqual([{ title: 'Min sang', upload_id: expect.any(String) }]);
});

test('videos: newest first, once, stored in this browser, invalid ones reported, played on click', async () => {
  const { page } = await browser.visitor(phone);
  await page.context().route(`https://${player}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Player</title><link rel="icon" href="data:,">',
    }),
  );
  await page.goto(`${site.url}/thea-lindehav`);
  const add = async (link: string) => {
    await page.getByLabel('Video link').fill(link);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
  };
  const films = page.locator('.films .film');
  await add('https://youtu.be/dQw4w9WgXcQ');
  await expect.poll(() => films.count()).toBe(1);
  await add('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await add('');
  await add('not a film');
  await expect.poll(() => films.count()).toBe(2);
  expect(await films.first().textContent()).toContain('Invalid link');
  await page.reload();
  await expect.poll(() => films.count()).toBe(2);
  await expectAccessible(page);
  await films.first().getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => films.count()).toBe(1);
  await films.first().getByRole('link', { name: 'Play' }).click();
  const frame = page.locator('iframe.film-player');
  await expect.poll(() => frame.getAttribute('src')).toContain(`https://${player}/embed/dQw4w9WgXcQ`);
  expect(await site.db.query.selectFrom('artist_videos').select('id').execute()).toEqual([]);
});

variant(
  'videos: the signed-in owner reads that an addition is published for everyone, and it is',
  async () => {
    const { page } = await browser.visitor(desktop);
    await signInBrowser(page.context(), site, 'owner');
    await page.goto(`${site.url}/thea-lindehav`);
    await page.getByText('it’s published on this page for everyone.').waitFor();
    expect(await page.getByText('It stays in this browser.').count()).toBe(0);
    await page.getByLabel('Video link').fill('https://youtu.be/dQw4w9WgXcQ');
    await page.getByRole('button', { name: 'Add for everyone' }).click();
    await page.locator('.films [data-saved]').waitFor();
    expect(await site.db.query.selectFrom('artist_videos').select('video_id').execute()).toEqual([
      { video_id: 'dQw4w9WgXcQ' },
    ]);
  },
);

variant('a visitor’s own picture is shown on the wall and never sent', async () => {
  const { page } = await browser.visitor(desktop);
  await page.goto(`${site.url}/thea-lindehav`);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const input = page.getByLabel('Preview your own picture');
  await input.focus();
  await input.setInputFiles({ name: 'hav.png', mimeType: 'image/png', buffer: png });
  const shown = page.getByAltText('Your picture: hav.png');
  await expect.poll(() => shown.getAttribute('src')).toMatch(/^blob:/);
  await input.setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await page.getByText('This file isn’t a picture that your browser can show.').waitFor();
  expect(sent).toEqual([]);
});

variant('audio and video play, and are seekable', async () => {
  const { page } = await browser.visitor(desktop);
  await page.goto(`${site.url}/testimonials`);
  for (const kind of ['audio', 'video']) {
    const length = await page
      .locator(kind === 'audio' ? '.player audio' : kind)
      .first()
      .evaluate(async (element) => {
        const media = element as HTMLMediaElement;
        media.muted = true;
        await media.play();
        media.currentTime = 15;
        await new Promise((resolve) => media.addEventListener('seeked', resolve, { once: true }));
        media.pause();
        return [Math.round(media.duration), Math.round(media.currentTime)];
      });
    expect(length).toEqual([kind === 'audio' ? 48 : 24, 15]);
  }
});
