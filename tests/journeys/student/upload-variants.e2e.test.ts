import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { phone, testBrowser } from '#tests/support/browser/browser.ts';
import { keyboard, waitForHydration } from '#tests/support/browser/input-methods.ts';
import { lessonByTitle } from '#tests/support/lesson-by-title.ts';
import { filmOf } from '#tests/support/media/films.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim().replace(/\s+/g, ' ') ?? '');

test('by keyboard; after a network error, a pause and a reload the upload resumes (phone)', async () => {
  const { page, expectComplaint } = await browser.visitor(phone);
  expectComplaint(/ERR_(INTERNET_DISCONNECTED|FAILED|ABORTED)|status of 503/);
  await signInBrowser(page.context(), site, 'owner');
  const id = await lessonByTitle(site, 'Humming is singing');
  const file = `${temporaryFolder()}/Lektion ét.mp4`;
  await writeFile(file, filmOf(13 * 1024 ** 2));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  // The third chunk gets a server error, then no connection, until the test lets it through.
  let third: 'fault' | 'cut' | 'through' = 'fault';
  await page.route('**/admin/uploads/*/2', (route) => {
    if (third === 'fault') return route.fulfill({ status: 503, body: 'down' });
    return third === 'cut' ? route.abort() : route.continue();
  });
  // The automatic retry starts after a second or more; here only the button retries.
  await page.addInitScript(() => {
    const later = globalThis.setTimeout;
    const slowly = (callback: () => void, delay = 0, ...given: unknown[]) =>
      later(callback, delay < 1000 ? delay : delay + 90_000, ...given);
    Object.assign(globalThis, { setTimeout: slowly });
  });
  await page.goto(`${site.url}/admin/lessons/${id}`);
  const input = page.locator('input[type=file]').first();
  const choose = async () => {
    await waitForHydration(page);
    await input.setInputFiles(file);
  };
  await choose();
  await keyboard.press(page.getByRole('button', { name: 'Upload the file' }).first());
  // Eight megabytes have to be uploaded first.
  await page.getByText(/Something is wrong on our side. 61 % is saved/).waitFor({ timeout: 120_000 });
  await expectAccessible(page);
  third = 'cut';
  await page.getByRole('button', { name: 'Try again now' }).click();
  await page.getByText(/Connection lost at 61 %/).waitFor({ timeout: 120_000 });
  await expectAccessible(page);
  // The focus is on the button that replaced the pressed one.
  await expect.poll(() => focused(page)).toBe('Pause');
  await page.keyboard.press('Enter');
  await page.getByText('Paused at 61 %').waitFor();
  await page.reload();
  await page.getByText(/Lektion ét\.mp4: 61 % uploaded/).waitFor();
  await expectAccessible(page);
  third = 'through';
  sent.length = 0;
  await choose();
  await keyboard.press(page.getByRole('button', { name: 'Upload the file' }).first());
  await page.getByRole('link', { name: 'Lektion ét.mp4' }).waitFor({ timeout: 120_000 });
  expect(sent).toEqual(['2', '3']);
  const rows = await site.db.query
    .selectFrom('lesson_files')
    .select(['state', 'kind'])
    .where('lesson_id', '=', id)
    .where('state', '=', 'complete')
    .execute();
  expect(rows).toEqual([{ state: 'complete', kind: 'mp4' }]);
});
