import { beforeEach, expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { waitForHydration } from '#tests/support/browser/input-methods.ts';
import { variant } from '#tests/support/browser/variants.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const keptOnDevice = 'Not saved yet – kept on this device';

let page: Page;
let expectComplaint: (pattern: RegExp) => void;

async function open(profile: typeof phone | typeof desktop): Promise<void> {
  const visitor = await browser.visitor(profile);
  page = visitor.page;
  expectComplaint = visitor.expectComplaint;
  await signInBrowser(page.context(), site, 'student');
}

const state = (on: Page = page) => on.getByRole('status');
const field = (on: Page = page) => on.getByRole('textbox');
const stored = async () => {
  const rows = await site.db.query.selectFrom('journal_entries').select(['body', 'is_shared']).execute();
  return rows.map(({ body, is_shared }) => `${is_shared ? 'shared' : 'private'}: ${body}`);
};

async function failRequests(what: 'requests' | 'responses'): Promise<() => Promise<void>> {
  expectComplaint(/ERR_FAILED|Failed to fetch|save/);
  await page.route('**/save', async (route) => {
    // A save request that its page has aborted cannot be aborted again.
    if (what === 'responses') await route.fetch().catch(() => null);
    await route.abort().catch(() => null);
  });
  return () => page.unroute('**/save');
}

beforeEach(() => open(phone));

test('autosave loses no letter: not on a network error, nor a lost response, nor a reload [S2.32]', async () => {
  await page.goto(`${site.url}/dashboard/journal`);
  await page.getByRole('link', { name: 'Write an entry' }).click();
  // After hydration the URL also contains the id of the new entry.
  await page.waitForURL(/\/journal\/new(\?entry=|$)/);
  await waitForHydration(page);
  await field().pressSequentially('Breathed lo');
  await expect.poll(() => state().textContent()).toBe('Saved');
  const restoreAnswers = await failRequests('responses');
  await field().pressSequentially('w, sang hi');
  await expect.poll(() => state().textContent()).toBe(keptOnDevice);
  await expect.poll(stored).toEqual(['private: Breathed low, sang hi']);
  await restoreAnswers();
  const restore = await failRequests('requests');
  await field().pressSequentially('gh');
  await expect.poll(() => state().textContent()).toBe(keptOnDevice);
  await page.reload();
  await expect.poll(() => field().inputValue()).toBe('Breathed low, sang high');
  await expect.poll(() => state().textContent()).toBe(keptOnDevice);
  await restore();
  await page.goto(`${site.url}/dashboard/journal`);
  // The page that was left has sent its last save, so nothing is listed as unsaved.
  await page.getByRole('link', { name: 'Breathed low, sang high' }).waitFor();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await stored()).toEqual(['private: Breathed low, sang high']);
  expect(await page.getByText('kept on this device').count()).toBe(0);
});

variant(
  'text that is too long stays on the device; the list links to it, and shortened it is saved [S2.33]',
  async () => {
    expectComplaint(/status of 413/);
    await page.goto(`${site.url}/dashboard/journal/new`);
    await waitForHydration(page);
    await field().fill(`Too much. ${'Så'.repeat(35)} ${'Så: '.repeat(5_000)}`);
    await page.getByRole('alert').waitFor();
    await page.goto(`${site.url}/dashboard/journal`);
    await page.getByText('kept on this device').waitFor();
    await expectAccessible(page);
    const link = page.getByRole('status').getByRole('link');
    const { x = 0, width = 0 } = (await link.boundingBox()) ?? {};
    expect(x + width, 'a word of seventy letters fits its notice').toBeLessThan(phone.viewport.width - 20);
    await link.click();
    await expect.poll(() => field().inputValue()).toContain('Too much. SåSå');
    expect(await stored()).toEqual([]);
    await field().fill('Less.');
    await expect.poll(() => state().textContent()).toBe('Saved');
    expect(await stored()).toEqual(['private: Less.']);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  },
);

variant('two tabs on one entry: the second gets a conflict, and both texts are kept', async () => {
  await page.goto(`${site.url}/dashboard/journal/new`);
  await waitForHydration(page);
  await field().fill('Begun here.');
  await expect.poll(() => state().textContent()).toBe('Saved');
  await page.goto(`${site.url}/dashboard/journal`);
  await page.getByRole('link', { name: 'Begun here.' }).click();
  await page.waitForURL(/journal\/[0-9a-f-]{36}$/);
  await waitForHydration(page);
  const second = await page.context().newPage();
  expectComplaint(/status of 409/);
  await second.goto(page.url());
  // Once autosave runs it holds the text that the first tab is about to change.
  await waitForHydration(second);
  await expect.poll(() => state(second).textContent()).toBe('Saved');
  await field().fill('From the phone.');
  await expect.poll(() => state().textContent()).toBe('Saved');
  await field(second).fill('From the desk.');
  const alert = second.getByRole('alert');
  await alert.getByText('Both texts are here').waitFor();
  expect(await alert.textContent()).toContain('From the phone.');
  await expectAccessible(second);
  expect(await stored()).toEqual(['private: From the phone.']);
  await second.getByRole('button', { name: 'Merge both into this entry' }).click();
  await expect.poll(stored).toEqual(['private: From the desk.\n\n– – –\n\nFrom the phone.']);
  await second.close();
});

test('by keyboard: written, shared, saved; leaving the page saves unsaved text, and no warning is shown', async () => {
  await open(desktop);
  await page.goto(`${site.url}/dashboard/journal/new`);
  await waitForHydration(page);
  await field().focus();
  await page.keyboard.type('Typed and shared');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect.poll(stored).toEqual(['shared: Typed and shared']);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(', and left');
  await page.getByRole('link', { name: 'All entries' }).click();
  await page.getByRole('heading', { level: 1, name: 'Journal' }).waitFor();
  await expect.poll(stored).toEqual(['shared: Typed and shared, and left']);
  await page.getByRole('link', { name: 'Typed and shared, and left' }).waitFor();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await state().count()).toBe(0);
  await expectAccessible(page);
});
