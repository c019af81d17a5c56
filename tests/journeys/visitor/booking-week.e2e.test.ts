import { describe, expect, test } from 'vitest';
import type { Locator, Page } from '#tests/packages/playwright.ts';
import { chooseHour, holdOnPage, visitorName } from '#tests/support/browser/booking-steps.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { variant } from '#tests/support/browser/variants.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

const chosen = (page: Page) =>
  page
    .getByRole('main')
    .locator('[name=slot_start]:checked')
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value ?? '');

/** Presses and fills like a visitor, and counts both. Focusing a field is no tap. */
function countingVisitor() {
  const done = { taps: 0, fields: 0 };
  return {
    done,
    tap: async (target: Locator) => {
      done.taps += 1;
      await target.tap();
    },
    fill: async (target: Locator, text: string) => {
      done.fields += 1;
      await target.fill(text);
    },
  };
}

describe.each([
  { scripts: 'with scripts', javaScriptEnabled: true },
  { scripts: 'without scripts', javaScriptEnabled: false },
])('phone, from home to the held screen, $scripts', ({ scripts, javaScriptEnabled }) => {
  const fieldsOf = (scope: Locator) => scope.locator('input:not([type=radio], [type=hidden]):visible');

  test.each([
    { way: 'any day and hour', taps: 4 },
    { way: 'one of the next free times', taps: 2 },
  ])('$way: $taps taps and two fields at most', async ({ way, taps }) => {
    const { page } = await browser.visitor({ ...phone, javaScriptEnabled });
    const { done, tap, fill } = countingVisitor();
    await page.goto(site.url);
    const email = `${taps}-${javaScriptEnabled}@example.dk`;
    if (way === 'any day and hour')
      await tap(page.getByRole('link', { name: 'All available times' }).first());
    else await tap(page.locator('main a[href*="slot_start="]:visible').last());
    const form = page
      .locator('dialog[open], main')
      .filter({ has: page.locator('.bar-day') })
      .last();
    if (way === 'any day and hour') {
      await tap(form.locator('.bar-day').nth(2));
      await tap(form.locator('label.slot:visible').nth(1));
    }
    await form.getByLabel('Name').waitFor();
    expect(await fieldsOf(form).count(), scripts).toBe(2);
    await fill(form.getByLabel('Name'), visitorName);
    await fill(form.getByLabel('Email'), email);
    await tap(form.getByRole('button', { name: 'Hold this time' }));
    await page.getByRole('heading', { name: 'Held for you' }).waitFor();
    for (const fact of [email, 'Prøvegade 12', 'Free rescheduling and refund until', 'VAT'])
      expect(await page.locator('.booking-bill').last().textContent()).toContain(fact);
    expect(done).toEqual({ taps, fields: 2 });
  });
});

test('arrow keys choose within the day, and Tab moves to the next day', async () => {
  const { page } = await browser.visitor(desktop);
  await page.goto(`${site.url}/private-coaching/book`);
  const form = page.getByRole('main');
  await form.getByLabel('Name').focus();
  await page.locator('[data-island=booking][data-hydrated]').waitFor({ state: 'attached' });
  await chooseHour(form, 3);
  const hours = form.locator('.bar').nth(3).locator('.slots input');
  const starts = await hours.evaluateAll((radios) =>
    radios.map((radio) => (radio as HTMLInputElement).value),
  );
  await page.keyboard.press('ArrowUp');
  expect(await chosen(page)).toEqual([starts.at(-1)]);
  await page.keyboard.press('ArrowDown');
  expect(await chosen(page)).toEqual([starts[0]]);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(
    await form.locator('.bar').nth(4).locator('.slots input').first().getAttribute('value'),
  );
  expect(await chosen(page)).toEqual([starts[0]]);
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe(starts[0]);
  expect(await hours.first().getAttribute('aria-setsize')).toBe(String(starts.length));
});

variant('phone: an hour of a day that is no longer open is not chosen any more', async () => {
  const { page } = await browser.visitor(phone);
  await page.goto(`${site.url}/private-coaching/book`);
  const form = page.getByRole('main');
  await form.getByLabel('Name').focus();
  await page.locator('[data-island=booking][data-hydrated]').waitFor({ state: 'attached' });
  await chooseHour(form, 3);
  expect(await chosen(page)).toHaveLength(1);
  await form.locator('.bar-day').nth(4).click();
  expect(await chosen(page)).toEqual([]);
});

test('a link to a time that was booked meanwhile opens its day and says that it is taken', async () => {
  const first = await browser.visitor(desktop);
  const start = await holdOnPage(first.page, site.url, 'first@example.dk');
  const second = await browser.visitor({ ...phone, javaScriptEnabled: false });
  const answer = await second.page.goto(`${site.url}/private-coaching/book?slot_start=${start}`);
  expect(answer?.status()).toBe(200);
  const form = second.page.getByRole('main');
  await form.getByRole('alert').getByText('Someone has just taken that time.').waitFor();
  expect(await form.locator('s.taken').isVisible()).toBe(true);
  const free = await form.locator('label.slot:visible input').first().getAttribute('value');
  await second.page.goto(`${site.url}/private-coaching/book?slot_start=${free}`);
  expect(await chosen(second.page)).toEqual([free]);
});
