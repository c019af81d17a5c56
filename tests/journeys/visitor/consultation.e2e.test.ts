import { expect, test } from 'vitest';
import type { Locator, Page } from '#tests/packages/playwright.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { chooseHour } from '#tests/support/browser/booking-steps.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { variant, variantAt } from '#tests/support/browser/variants.ts';
import { linkIn, mailTo } from '#tests/support/emails.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

const claims = async () =>
  (await site.db.query.selectFrom('claims').select('state').where('kind', '=', 'consultation').execute()).map(
    ({ state }) => state,
  );

async function fillIn(form: Locator, email: string, nth = 0): Promise<string> {
  const time = await chooseHour(form, 3, nth);
  await form.getByLabel('Name').fill('Åse Ørsted');
  await form.getByLabel(/^E-?mail/).fill(email);
  await form.getByLabel('Online').check();
  return (await time.locator('input').getAttribute('value')) ?? '';
}

async function tabTo(page: Page, fits: string): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, fits)) return;
  }
  throw new Error(`The keyboard never reached ${fits}`);
}

async function pressTheButtonOfTheMail(page: Page, email: string): Promise<void> {
  const link = linkIn(await mailTo(site.db, email, 'consultation-request'), /\/consultation\/confirm\//);
  await page.goto(link);
  await page.getByRole('main').getByRole('button').click();
  await page.getByRole('status').getByText('We’ve emailed you a calendar file').waitFor();
}

test('chosen, double-clicked, booked by the button linked from the email; Back and again change nothing', async () => {
  const { page } = await browser.visitor(phone);
  await page.goto(`${site.url}/consultation`);
  const form = page.getByRole('main');
  await fillIn(form, 'dobbelt@example.dk');
  await form.getByRole('button', { name: 'Request this time' }).dblclick();
  await form.getByRole('heading', { name: 'Check your email' }).waitFor();
  await form.getByText('We’ve emailed dobbelt@example.dk', { exact: false }).waitFor();
  await expectAccessible(page);
  expect(await claims()).toEqual(['held']);
  const link = linkIn(
    await mailTo(site.db, 'dobbelt@example.dk', 'consultation-request'),
    /\/consultation\/confirm\//,
  );
  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Book my consultation' }).dblclick();
  await page.getByRole('heading', { name: 'Consultation booked' }).waitFor();
  await expectAccessible(page);
  await page.goBack();
  await page.goForward();
  expect(await claims()).toEqual(['booked']);
  const confirmed = await mailTo(site.db, 'dobbelt@example.dk', 'booking-confirmed');
  await page.goto(linkIn(confirmed, /\/bookings\//));
  await page.getByRole('heading', { name: 'Your consultation' }).waitFor();
});

variant.each(
  variantAt(
    [
      ['by keyboard alone', true],
      ['without scripts', false],
    ] as const,
    0,
  ),
)('%s: choose, fill in, press the button linked from the email', async (name, javaScriptEnabled) => {
  const email = `${name.replaceAll(' ', '-')}@example.dk`;
  const { page } = await browser.visitor({ ...desktop, javaScriptEnabled });
  await page.goto(`${site.url}/consultation`);
  const form = page.getByRole('main');
  if (javaScriptEnabled) {
    await form.locator('.bar-day :checked').focus();
    await tabTo(page, '.slot input');
    await page.keyboard.press('Space');
    await tabTo(page, '[name=name]');
    await page.keyboard.type('Åse Ørsted');
    await page.keyboard.press('Tab');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
  } else {
    await fillIn(form, email);
    await form.getByRole('button', { name: 'Request this time' }).click();
  }
  await form.getByRole('heading', { name: 'Check your email' }).waitFor();
  await pressTheButtonOfTheMail(page, email);
  expect(await claims()).toEqual(['booked']);
});

variant('a network error, and a slot just taken: each has a message, and the input is kept', async () => {
  const { page, expectComplaint } = await browser.visitor(desktop);
  expectComplaint(/Failed to load resource/);
  await page.goto(`${site.url}/consultation`);
  const form = page.getByRole('main');
  const slot_start = await fillIn(form, 'soren@example.dk');
  const send = form.getByRole('button', { name: 'Request this time' });
  const isPost = (url: URL) => url.pathname === '/consultation';
  await page.route(isPost, (route) => route.abort());
  await send.click();
  await form.getByRole('alert').getByText('Failed to send a request to the Edge Function').waitFor();
  await page.unroute(isPost);
  expect(await form.locator(`input[value="${slot_start}"]`).isChecked()).toBe(true);
  const rival = { name: 'Mia', email: 'mia@example.dk', slot_start };
  await fetch(`${site.url}/consultation`, { method: 'POST', body: new URLSearchParams(rival) });
  await form.getByRole('button', { name: 'Try again' }).click();
  await form.getByRole('alert').getByText('Someone has just taken that time.', { exact: false }).waitFor();
  expect(await form.getByLabel('Name').inputValue()).toBe('Åse Ørsted');
  expect(await form.getByLabel(/^E-?mail/).inputValue()).toBe('soren@example.dk');
  expect(await form.getByLabel('Online').isChecked()).toBe(true);
  await expect.poll(() => form.locator(`input[value="${slot_start}"]`).count()).toBe(0);
});

test('every day is in one line, the times of one are in sight, and the button is below the last field', async () => {
  const { page } = await browser.visitor(desktop);
  await page.goto(`${site.url}/consultation`);
  const form = page.getByRole('main').locator('.booking-form');
  expect(await form.locator('.bar-day').count()).toBe(7);
  expect(await form.locator('.bar-hours:visible').count()).toBe(1);
  const field = await form.getByLabel('Online').boundingBox();
  const send = await form.getByRole('button', { name: 'Request this time' }).boundingBox();
  if (!field || !send) throw new Error('The form has no box');
  expect(send.x - field.x).toBeLessThan(200);
  expect(send.y - field.y).toBeLessThan(260);
});

test('on the contact page the free times open in place of their link; when the script fails, the link works [S2.96]', async () => {
  const { page } = await browser.visitor({ ...phone, timezoneId: 'Asia/Kolkata' });
  await page.goto(`${site.url}/contact`);
  await page.getByRole('link', { name: 'See available times' }).click();
  const widget = page.locator('[data-island="consultation"]');
  await widget.getByRole('heading', { name: 'Choose your half hour' }).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Choose your half hour');
  await widget.getByText('below them, the time in Kolkata', { exact: false }).waitFor();
  await expectAccessible(page);
  await fillIn(widget, 'kontakt@example.dk');
  await widget.getByRole('button', { name: 'Request this time' }).click();
  await widget.getByRole('heading', { name: 'Check your email' }).waitFor();
  expect(await claims()).toEqual(['held']);

  const { page: poor, expectComplaint } = await browser.visitor(phone);
  expectComplaint(/Failed to load resource/);
  await poor.route('**/consultation/times*', (route) => route.abort());
  await poor.goto(`${site.url}/contact`);
  await poor.getByRole('link', { name: 'See available times' }).click();
  await poor.waitForURL(`${site.url}/consultation`);
});
