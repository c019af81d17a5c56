import { describe, expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { chooseSlot, visitorName } from '#tests/support/browser/booking-steps.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import {
  addExtension,
  addTranslator,
  type Translator,
  translate,
} from '#tests/support/browser/changed-pages.ts';
import { waitForHydration } from '#tests/support/browser/input-methods.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const translators: Translator[] = ['replaces', 'inserts and removes', 'wraps'];

/** React reports that the HTML was changed before it was hydrated, and renders it again. */
const rendersAgain = /Minified React error #(418|423|425)|hydrat/i;

async function accountPage(how: Translator, isAtOnce: boolean) {
  const visitor = await browser.visitor(desktop);
  const { page, expectComplaint } = visitor;
  expectComplaint(/status of 40[0149]/);
  if (isAtOnce) expectComplaint(rendersAgain);
  await addTranslator(page, how, { atOnce: isAtOnce });
  await signInBrowser(page.context(), site, 'student');
  await page.goto(`${site.url}/dashboard/account`);
  await waitForHydration(page);
  if (!isAtOnce) await translate(page);
  return page;
}

const alert = (page: Page) => page.locator('main [role=alert]').textContent();
const error = (page: Page, id: string) => page.locator(`#${id}-error`).textContent();

describe.each([
  ['after hydration', false],
  ['before hydration', true],
])('a page that the browser translates %s', (_when, isAtOnce) => {
  test.each(translators)('keeps each reason at its field (a translator that %s text)', async (how) => {
    const page = await accountPage(how, isAtOnce);
    await page.fill('#settings-email', 'no address');
    await page.locator('form:has(#settings-email) button').click();
    await page.locator('#settings-email-error').waitFor();
    expect(await error(page, 'settings-email')).toMatch(/valid email/);
    expect(await alert(page)).toMatch(/valid email/);
    await page.fill('#settings-new-password', 'short');
    await page.locator('form:has(#settings-new-password) button').click();
    await page.locator('#settings-new-password-error').waitFor();
    expect(await error(page, 'settings-new-password')).toMatch(/at least 12 characters/);
    expect(await alert(page)).toMatch(/at least 12 characters/);
    expect(await alert(page)).not.toMatch(/valid email/);
    expect(await page.locator('#settings-email-error').count()).toBe(0);
    expect(await page.inputValue('#settings-email')).toBe('no address');
    for (const name of ['Journal', 'Sessions', 'Account']) {
      await page.locator('nav a', { hasText: name }).first().click();
      await page.waitForURL(
        new RegExp({ Journal: 'journal', Sessions: 'bookings', Account: 'account' }[name]!),
      );
      await page.locator('h1').first().waitFor();
    }
  });

  test.each(translators)('books an hour, with the values kept (a translator that %s text)', async (how) => {
    const { page, expectComplaint } = await browser.visitor(phone);
    expectComplaint(rendersAgain);
    await addTranslator(page, how, { atOnce: isAtOnce });
    await page.goto(`${site.url}/private-coaching/book`);
    if (!isAtOnce) await translate(page);
    const form = page.getByRole('main');
    await form.locator('input[name=name]').fill(visitorName);
    // Hydration may render the form again, for which a press has to wait.
    await form.locator('[data-hydrated]').waitFor();
    await form.locator('input[name=email]').fill(`${how.replaceAll(' ', '-')}-${isAtOnce}@example.dk`);
    await chooseSlot(form, translators.indexOf(how) + (isAtOnce ? 3 : 0));
    expect(await form.locator('input[name=name]').inputValue()).toBe(visitorName);
    await form.locator('.booking-form [type=submit]').first().click();
    await page.getByText('Held for you').first().waitFor();
    await form.locator('.booking-cancel button').click();
    await form.locator('input[name=name]').waitFor();
    expect(await form.locator('input[name=name]').inputValue()).toBe(visitorName);
  });
});

test('shown in its own language again, a page has its texts, and the current ones', async () => {
  const page = await accountPage('replaces', false);
  const heading = page.locator('#account-email h2');
  const before = ((await heading.textContent()) ?? '').replaceAll(/[[\]]/g, '');
  expect(await heading.textContent()).toBe(`[${before}]`);
  await page.evaluate(() => {
    for (const font of document.querySelectorAll('body font')) font.remove();
  });
  expect(await heading.textContent()).toContain(before);
});

describe('a page to which an extension adds nodes before it is hydrated', () => {
  test('keeps what was entered before, and signs in', async () => {
    const { page, expectComplaint } = await browser.visitor(desktop);
    expectComplaint(rendersAgain);
    await addExtension(page);
    const scripts = Promise.withResolvers<void>();
    await page.route(/\/assets\/(?!load-fonts)[^/]+\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(`${site.url}/login?tab=sign-up`, { waitUntil: 'commit' });
    await page.fill('#sign-up-name', 'Åse');
    await page.fill('#sign-up-email', 'aase@example.dk');
    await page.locator('#sign-up-password').pressSequentially('en god lang');
    scripts.resolve();
    await waitForHydration(page);
    await expect.poll(() => page.inputValue('#sign-up-name')).toBe('Åse');
    expect(await page.inputValue('#sign-up-email')).toBe('aase@example.dk');
    expect(await page.inputValue('#sign-up-password')).toBe('en god lang');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('sign-up-password');
    await page.keyboard.type(' sætning');
    await page.locator('main form button[type=submit]').first().click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  });

  test('books an hour, with the values kept', async () => {
    const { page, expectComplaint } = await browser.visitor(desktop);
    expectComplaint(rendersAgain);
    await addExtension(page);
    await page.goto(`${site.url}/private-coaching/book`);
    const form = page.getByRole('main');
    await form.locator('input[name=name]').fill(visitorName);
    await form.locator('[data-hydrated]').waitFor();
    await form.locator('input[name=email]').fill('extension@example.dk');
    await chooseSlot(form, 6);
    await form.locator('.booking-form [type=submit]').first().click();
    await page.getByRole('heading', { name: 'Held for you' }).waitFor();
  });
});
