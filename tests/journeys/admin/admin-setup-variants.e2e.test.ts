import { describe, expect, test } from 'vitest';
import { makeOwnerLink } from '#studio/people/accounts/owner-link.ts';
import type { Page } from '#tests/packages/playwright.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { testBrowser } from '#tests/support/browser/browser.ts';
import { keyboard, waitForHydration } from '#tests/support/browser/input-methods.ts';
import { adminVariants, variantAt } from '#tests/support/browser/variants.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const waitForStatus = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();

describe.each(variantAt(adminVariants, 1))('the owner (%s)', (_name, profile, input) => {
  test('completes the setup, tests connections, and changes every settings group; invalid input is kept [P.145]', async () => {
    const { page, expectComplaint } = await browser.visitor(profile);
    expectComplaint(/status of 400/);
    const button = (name: string) => page.getByRole('button', { name });
    const refusedThenTaken = async (selector: string, wrong: string, right: string, press: string) => {
      const field = page.locator(selector).first();
      // Long forms are submitted with Enter from the field, as keyboard users do.
      const send = () =>
        press === 'Save' && input === keyboard ? page.keyboard.press('Enter') : input.press(button(press));
      await input.type(field, wrong);
      await send();
      await page.getByRole('alert').first().waitFor();
      // Focus moves to the first invalid field; typing before that would go elsewhere.
      await page.waitForFunction(() => document.activeElement?.matches('[aria-invalid="true"]'));
      expect(await field.inputValue()).toBe(wrong);
      await input.type(field, right);
      await send();
    };
    await page.goto(await makeOwnerLink(site.world));
    await waitForHydration(page);
    await input.type(page.getByLabel(/^E-?mail/), 'mia@example.dk');
    await refusedThenTaken('#setup-password', 'too short', 'en god lang sætning', 'Set password and sign in');
    await page.getByText('Step 1 of 3').waitFor();
    await expectAccessible(page);
    await input.type(page.locator('#setting-coachName'), 'Mia Æbeløe Holm');
    await refusedThenTaken('#setting-coachSlug', 'Mia Holm!', 'mia-holm', 'Save and continue');
    await page.getByText('Step 2 of 3').waitFor();
    await refusedThenTaken('#setting-session-6', 'nine to five', '10:00–14:00', 'Save and continue');
    await page.getByText('Step 3 of 3').waitFor();
    // On a slow connection the page revalidates for a while after a response; the next button must work meanwhile.
    const through = Promise.withResolvers<void>();
    await page.route('**/connections.data*', async (route) => {
      if (route.request().method() === 'GET') await through.promise;
      await route.continue();
    });
    for (const [what, answer] of [
      ['Payments', 'Connected. The key works.'],
      ['Email', 'It would be written and shown in the outbox.'],
      ['Files', 'Connected. The key works.'],
    ] as const) {
      const connection = page
        .locator('.connections > li')
        .filter({ has: page.getByRole('heading', { name: what }) });
      await input.press(connection.getByRole('button', { name: 'Test it' }));
      await connection.getByText(answer).waitFor();
    }
    through.resolve();
    await expectAccessible(page);
    await input.press(page.getByRole('link', { name: 'Go to admin' }));
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();

    // The account menu shows the coach's new name, and the list of sessions this one.
    await page.goto(`${site.url}/admin/account`);
    expect(await page.locator('[name=name]').inputValue()).toBe('Mia Æbeløe Holm');
    await page.locator('.settings-sessions').getByText('Chrome').waitFor();

    for (const [group, selector, wrong, right] of [
      ['opening', '#setting-consultation-6', '12:00', '12:00–13:00'],
      ['booking', '#setting-rescheduleNoticeHours', '99999', '48'],
      ['classes', '[name$=":minutes"]', '0', '75'],
      ['shipping', '[name$="-price"]', 'gratis', '45.50'],
      ['limits', '#setting-contactPerEmail', '0', '6'],
      ['rates', '#rate-rate', 'seven', '7.46'],
    ] as const) {
      await page.goto(`${site.url}/admin/settings/${group}`);
      await waitForHydration(page);
      await refusedThenTaken(selector, wrong, right, group === 'rates' ? 'Add rate' : 'Save');
      await waitForStatus(page, group === 'rates' ? 'Added.' : 'Saved');
      await expect.poll(() => new URL(page.url()).search).toBe('');
      if (group === 'rates') continue;
      await page.reload();
      await page.locator(selector).first().waitFor();
      expect(await page.locator(selector).first().inputValue()).toBe(right);
      expect(await page.getByText('Saved', { exact: true }).count()).toBe(0);
    }
    const entries = site.db.query
      .selectFrom('audit_log')
      .select('subject')
      .where('action', '=', 'settings.changed');
    const subjects = (await entries.execute()).map(({ subject }) => subject).toSorted();
    expect(subjects).toHaveLength(7);
    const rates = await site.db.query
      .selectFrom('exchange_rates')
      .select(['currency', 'dkk_per_unit as rate'])
      .execute();
    expect(rates.map(({ currency, rate }) => [currency, Number(rate)])).toEqual([['EUR', 7.46]]);
  });
});
