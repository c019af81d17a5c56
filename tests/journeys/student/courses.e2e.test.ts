import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { keyboard, waitForHydration } from '#tests/support/browser/input-methods.ts';
import { variant, variantAt } from '#tests/support/browser/variants.ts';
import { enrol } from '#tests/support/enrol.ts';
import { lessonByTitle } from '#tests/support/lesson-by-title.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const email = 'mia@example.dk';

const completions = async () => (await site.db.query.selectFrom('completions').selectAll().execute()).length;
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim().replace(/\s+/g, ' ') ?? '');

describe('the owner uploads a recording', () => {
  test('an invalid file is reported at the field, and nothing of it is stored (desktop)', async () => {
    const { page, expectComplaint } = await browser.visitor(desktop);
    expectComplaint(/status of 415/);
    await signInBrowser(page.context(), site, 'owner');
    await page.goto(`${site.url}/admin/lessons/${await lessonByTitle(site, 'Humming is singing')}`);
    const input = page.locator('input[type=file]').first();
    await waitForHydration(page);
    await input.setInputFiles({
      name: 'film.mp4',
      mimeType: 'video/mp4',
      buffer: Buffer.from('<html>not a film</html>'),
    });
    await page.getByRole('button', { name: 'Upload the file' }).first().click();
    await page.getByText(/This file isn’t a recording, a video or a PDF/).waitFor();
    await expectAccessible(page);
    expect(
      await site.db.query.selectFrom('lesson_files').select('id').where('sample', 'is', null).execute(),
    ).toEqual([]);
  });
});

describe.each(
  variantAt(
    [
      ['phone', phone],
      ['desktop', desktop],
    ] as const,
    1,
  ),
)('a student (%s)', (_, profile) => {
  test('opens a lesson from the dashboard, completes it and undoes it, by keyboard alone', async () => {
    const { page } = await browser.visitor(profile);
    await signInBrowser(page.context(), site, 'student', { email });
    await enrol(site, email, 'beginner-course');
    await page.goto(`${site.url}/dashboard`);
    await waitForHydration(page);
    await expectAccessible(page);
    await keyboard.press(page.getByRole('link', { name: 'Start: Humming is singing', exact: true }));
    await page.waitForURL(/\/dashboard\/lessons\//);
    await page.getByRole('heading', { level: 1, name: 'Humming is singing' }).waitFor();
    // A double press has one effect.
    await keyboard.press(page.getByRole('button', { name: 'Mark as Complete' }));
    await page.keyboard.press('Enter');
    await page.getByText('Marked as complete.').waitFor();
    expect(await page.getByRole('button', { name: 'Mark as Complete' }).isDisabled()).toBe(true);
    expect(await completions()).toBe(1);
    await expect.poll(() => focused(page)).toBe('Marked as complete.');
    await expectAccessible(page);
    await page.goBack();
    await page.goto(`${site.url}/dashboard`);
    await page.getByText('1 of 13 lessons').waitFor();
    await page.goto(`${site.url}/dashboard/lessons/${await lessonByTitle(site, 'Humming is singing')}`);
    await waitForHydration(page);
    await keyboard.press(page.getByRole('button', { name: 'Undo', exact: true }));
    await page.getByText('No longer marked as complete.').waitFor();
    expect(await completions()).toBe(0);
  });
});

test('a recording plays, and is fetched in ranges', async () => {
  const { page } = await browser.visitor(desktop);
  await page.goto(`${site.url}/dashboard`);
  await expectAccessible(page);
  await signInBrowser(page.context(), site, 'student', { email });
  await enrol(site, email, 'beginner-course');
  const requested: Array<string | undefined> = [];
  page.on('request', (request) => {
    if (request.url().includes('/file')) requested.push(request.headers().range);
  });
  await page.goto(`${site.url}/dashboard/lessons/${await lessonByTitle(site, 'The first long note')}`);
  await waitForHydration(page);
  expect(requested, 'nothing is loaded before play is pressed').toEqual([]);
  await page.getByRole('button', { name: /^Play/ }).click();
  await expect
    .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThan(0.2);
  expect(requested[0]).toMatch(/^bytes=0-/);
});

variant('a recording started before hydration continues to play', async () => {
  const { page } = await browser.visitor(desktop);
  await signInBrowser(page.context(), site, 'student', { email });
  await enrol(site, email, 'beginner-course');
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  // The script of the fonts comes before the text, like a stylesheet.
  await page.route(/(?<!load-fonts-[\w-]+)\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const lesson = await lessonByTitle(site, 'The first long note');
  await page.goto(`${site.url}/dashboard/lessons/${lesson}`, { waitUntil: 'commit' });
  const audio = page.locator('audio');
  // In a loop, because reading the state can take longer than the recording.
  await audio.evaluate((element: HTMLAudioElement) => {
    element.loop = true;
  });
  await audio.click({ position: { x: 24, y: 24 } });
  const isPlaying = () =>
    audio.evaluate((element: HTMLAudioElement) => !element.paused && element.currentTime > 0);
  await expect.poll(isPlaying).toBe(true);
  letThrough();
  await page.getByRole('button', { name: /^Pause/ }).waitFor();
  expect(await isPlaying()).toBe(true);
});

test('the sample, signed out and without scripts: completing a lesson moves its progress, and nothing is stored', async () => {
  const { page } = await browser.visitor({ ...phone, javaScriptEnabled: false });
  await page.goto(`${site.url}/dashboard`);
  await page.getByText('25 %').first().waitFor();
  await page.getByRole('button', { name: /^Mark as Complete ?: ?Registers$/ }).click();
  await page.getByText('37 %').first().waitFor();
  expect(await page.getByRole('button', { name: /^Mark as Complete ?: ?Registers$/ }).isDisabled()).toBe(
    true,
  );
  expect(await completions()).toBe(0);
});

const captions = `WEBVTT

00:00.000 --> 01:00.000
Four long notes on “oh”.

00:06.000 --> 00:20.000
Breathe in while it is still.
`;

test('a course is created by keyboard, a second window gets a conflict, and it is studied on a phone [S2.131]', async () => {
  const { page, expectComplaint } = await browser.visitor(desktop);
  expectComplaint(/status of 409/);
  await signInBrowser(page.context(), site, 'owner');
  const path = `${site.url}/admin/courses/beginner-course`;
  const other = await page.context().newPage();
  await other.goto(path);
  await page.goto(path);
  await waitForHydration(page);
  const words = page.locator('section[aria-labelledby=course-words]');
  await keyboard.type(words.getByLabel('Title, English'), 'First Notes, version 2');
  await keyboard.press(words.getByRole('button', { name: 'Save' }));
  await page.getByRole('status').getByText('Saved.').waitFor();

  await keyboard.press(page.getByText('New module', { exact: true }));
  await keyboard.type(page.locator('#new-module-titleEn'), 'Long notes');
  await keyboard.press(page.getByRole('button', { name: 'Add the module' }));
  const module = page.locator('.edit-modules > li').filter({ hasText: 'Long notes' });
  await keyboard.press(module.getByText('New lesson'));
  await keyboard.type(module.getByLabel('Title, English').first(), 'Four breaths');
  await keyboard.press(module.getByRole('button', { name: 'Add the lesson' }));
  await page.waitForURL(/admin\/lessons\/[0-9a-f-]{36}/);
  const lesson = new URL(page.url()).pathname.split('/').at(-1);
  await waitForHydration(page);
  const sound = await readFile(new URL('../../../db/sample/courses/recorded/long-note.m4a', import.meta.url));
  const media = page.locator('section[aria-labelledby=files-media]');
  await media
    .locator('input[type=file]')
    .setInputFiles({ name: 'four.m4a', mimeType: 'audio/mp4', buffer: sound });
  await keyboard.press(media.getByRole('button', { name: 'Upload the file' }));
  await media.getByRole('link', { name: 'four.m4a' }).waitFor();
  const spoken = page.locator('#captions');
  await spoken
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'four.vtt', mimeType: 'text/vtt', buffer: Buffer.from(captions) });
  await keyboard.press(spoken.getByRole('button', { name: 'Upload captions in English' }));
  await spoken.getByRole('link', { name: 'Captions in English' }).waitFor();
  await keyboard.press(page.getByRole('link', { name: 'Back to the course' }));
  const moveUp = page.getByRole('button', { name: 'Move “Long notes” up' });
  await keyboard.press(moveUp);
  await page.getByRole('status').getByText('Moved.').waitFor();
  await expect.poll(() => moveUp.evaluate((button) => button === document.activeElement)).toBe(true);
  await keyboard.press(page.getByRole('button', { name: 'Show: Four breaths' }));
  await page.getByText('Shown to students now.').waitFor();
  const modules = await page.locator('.edit-module-head h3').allTextContents();
  expect(modules.indexOf('Long notes')).toBe(modules.length - 2);

  // The other window still shows the old version of the course.
  await waitForHydration(other);
  const stale = other.locator('section[aria-labelledby=course-words]');
  await stale.getByLabel('Title, English').fill('First Notes, twice');
  await stale.getByRole('button', { name: 'Save' }).click();
  await other.getByText(/Someone else has saved this since you opened it/).waitFor();
  await stale.locator('.saved-text').getByText('First Notes, version 2').waitFor();
  expect(await stale.getByLabel('Title, English').inputValue()).toBe('First Notes, twice');
  await expectAccessible(other);
  await stale.getByRole('button', { name: 'Save' }).click();
  await other.getByRole('status').getByText('Saved.').waitFor();

  const { page: mia } = await browser.visitor(phone);
  await signInBrowser(mia.context(), site, 'student', { email });
  await enrol(site, email, 'beginner-course');
  await mia.goto(`${site.url}/dashboard/courses/beginner-course`);
  await mia.getByRole('heading', { level: 1, name: 'First Notes, twice' }).waitFor();
  await mia.getByRole('link', { name: /^Four breaths/ }).tap();
  await mia.getByRole('heading', { level: 1, name: 'Four breaths' }).waitFor();
  expect(await mia.locator('track').first().getAttribute('src')).toBe(
    `/dashboard/lessons/${lesson}/captions/en`,
  );
  await mia.getByText('Transcript').tap();
  await mia.locator('.transcript').getByText('Breathe in while it is still.').waitFor();
  await waitForHydration(mia);
  await mia.getByRole('button', { name: /^Play/ }).tap();
  await mia.locator('.player').getByText('Four long notes on “oh”.').waitFor();
  await mia.getByRole('button', { name: 'Mark as Complete' }).tap();
  await mia.getByText('Marked as complete.').waitFor();
  expect(await completions()).toBe(1);
});
