import { expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
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

test('phone: four taps and two fields lead from the page of the offer to the held screen', async () => {
  const { page } = await browser.visitor(phone);
  await page.goto(`${site.url}/courses/private-coaching`);
  let taps = 0;
  page.on('console', (message) => {
    if (message.text() === 'tap') taps += 1;
  });
  await page.evaluate(() =>
    document.addEventListener(
      'pointerdown',
      ({ target }) => (target as Element).matches('input:not([type=radio])') || console.info('tap'),
      true,
    ),
  );
  await page.locator('main [data-opens=booking-dialog]').first().tap();
  const dialog = page.getByRole('dialog');
  await dialog.locator('.bar-day').nth(2).tap();
  await dialog.locator('label.slot:visible').nth(1).tap();
  await dialog.getByLabel('Name').fill(visitorName);
  await dialog.getByLabel('Email').fill('four@example.dk');
  expect(await dialog.locator('input:not([type=radio], [type=hidden]):visible').count()).toBe(2);
  await dialog.getByRole('button', { name: 'Hold this time' }).tap();
  await page.getByRole('heading', { name: 'Held for you' }).waitFor();
  for (const fact of ['four@example.dk', 'Prøvegade 12', 'Free rescheduling and refund until', 'VAT'])
    expect(await dialog.locator('.booking-bill').textContent()).toContain(fact);
  expect(taps).toBe(4);
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
