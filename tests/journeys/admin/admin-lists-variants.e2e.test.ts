import { describe, expect, test } from 'vitest';
import { seed, seededEmail, seededMessage, seededName } from '#tests/access/seed.ts';
import type { Page } from '#tests/packages/playwright.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { atCheckout } from '#tests/support/browser/booking-steps.ts';
import { desktop, testBrowser } from '#tests/support/browser/browser.ts';
import { choose } from '#tests/support/browser/choose.ts';
import { pressDuringNetworkError } from '#tests/support/browser/input-methods.ts';
import { adminVariants, variantAt } from '#tests/support/browser/variants.ts';
import { mailTo } from '#tests/support/emails.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

/** Compressed transfer size. */
function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
}

async function buyWorkshop(): Promise<void> {
  const { page } = await browser.visitor(desktop);
  await page.goto(`${site.url}/courses`);
  const card = page.locator('form', { has: page.locator('input[name=courseId][value=singing-workshop-1d]') });
  await card.getByRole('button', { name: /^Buy Now/ }).click();
  await atCheckout(page, 'Pay');
  await expect.poll(paidOrders).toHaveLength(1);
}

const paidOrders = () =>
  site.db.query.selectFrom('orders').select('number').where('state', '=', 'paid').execute();
const messageState = async () =>
  (
    await site.db.query
      .selectFrom('contact_messages')
      .select('state')
      .where('id', '=', seededMessage)
      .executeTakeFirst()
  )?.state;

const amountKind = (page: Page) => page.locator('[type=radio][value=amount]');
const refunds = () => site.db.query.selectFrom('refunds').select('amount_minor').execute();

describe.each(variantAt(adminVariants, 1))('the owner (%s)', (_name, profile, input) => {
  test('finds an order and refunds a part, declines an application and undoes it, deletes a message and restores it [P.166]', async () => {
    await seed(site.world);
    await buyWorkshop();
    const [bought] = await paidOrders();
    const visitor = await browser.visitor(profile);
    const { page, expectComplaint } = visitor;
    expectComplaint(/status of 4(00|09)/);
    await signInBrowser(page.context(), site, 'owner');
    const press = (selector: string) => input.press(page.locator(selector).first());
    const search = async (words: string) => {
      await input.type(page.locator('#list-q'), words);
      await page.keyboard.press('Enter');
      await page.waitForURL(/q=/);
    };

    await page.goto(`${site.url}/admin/orders`);
    expect(await scriptBytes(page)).toBeLessThanOrEqual(180_000);
    await search(bought?.number ?? '');
    await press('tbody th a');
    await page.waitForURL(/\/admin\/orders\/[0-9a-f-]{36}$/);
    await press('a[href$="/refund"]');
    await page.waitForURL(/\/refund$/);
    await choose(input, page.locator('fieldset', { has: amountKind(page) }), amountKind(page));
    const amount = page.locator('#refund-amount');
    await input.type(amount, '1.000.000');
    await page.keyboard.press('Enter');
    await page.locator('.field.wrong').waitFor();
    expect(await amount.inputValue()).toBe('1.000.000');
    await expectAccessible(page);
    // The server refunds but its response is lost; the repeated submission gets the same response and no second
    // refund.
    await input.type(amount, '600,00');
    await page.keyboard.press('Enter');
    await page.getByText('keeps what was bought').waitFor();
    await expectAccessible(page);
    const refund = '.refund-form button';
    await pressDuringNetworkError(visitor, 'response', () => press(refund));
    await press(refund);
    await page.getByRole('status').getByText('Refund on its way.').waitFor();
    expect(await refunds()).toEqual([{ amount_minor: 60_000 }]);
    await mailTo(site.db, 'test@example.com', 'refund-sent');
    await page.reload();
    await page.getByText(/^Credit note \d+ \(PDF\)/).waitFor();

    await page.goto(`${site.url}/admin/applications`);
    await press('.tab[href*="state=received"]');
    await page.waitForURL(/state=received/);
    await expectAccessible(page);
    await press('tbody th a');
    await page.waitForURL(/\/admin\/applications\//);
    await press('form[action$="/answer"] button[value=decline]');
    await page.waitForURL(/\/preview$/);
    await expectAccessible(page);
    await press('form[action$="/sending"] button');
    await page.getByRole('status').getByText('You’re declining').waitFor();
    await press('form[action$="/undo"] button');
    await page.getByRole('status').getByText('Undone. Nothing was charged or sent.').waitFor();
    // The flash message is removed from the URL.
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.reload();
    await page.getByText('awaiting your reply', { exact: true }).waitFor();
    expect(await page.getByRole('status').count()).toBe(0);

    await page.goto(`${site.url}/admin/audit?about=user`);
    const isSeen = (tab: Element) => {
      const { left, right } = tab.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    };
    await expect.poll(() => page.locator('.tab[aria-current]').evaluate(isSeen)).toBe(true);

    await page.goto(`${site.url}/admin/messages`);
    await press('.sort[href*="sort=name"]:visible');
    await page.waitForURL(/sort=name/);
    await press('tbody th a');
    await page.waitForURL(/\/admin\/messages\//);
    await press('[name=state][value=deleted]');
    await page.waitForURL(/gone=/);
    expect(await messageState()).toBe('deleted');
    await expectAccessible(page);
    await press('[name=state][value=back]');
    await expect.poll(messageState).toBe('new');

    await page.goto(`${site.url}/admin/students`);
    await search(seededName.slice(0, 5));
    await expectAccessible(page);
    await input.press(page.getByRole('link', { name: seededName }));
    await page.getByRole('heading', { level: 1, name: seededName }).waitFor();
    await input.press(page.getByRole('link', { name: 'Book', exact: true }));
    await page.waitForURL(/\/admin\/bookings\/new/);
    expect(await page.getByLabel(/^E-?mail/).inputValue()).toBe(seededEmail);
  });
});
