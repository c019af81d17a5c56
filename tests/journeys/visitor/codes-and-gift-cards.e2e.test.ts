import { expect, test } from 'vitest';
import type { Locator, Page } from '#tests/packages/playwright.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { atCheckout, holdOnPage } from '#tests/support/browser/booking-steps.ts';
import { type desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { mailTo } from '#tests/support/emails.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const email = 'gift@example.dk';

/** A browser that counts what is pressed and filled. */
async function counting(profile: typeof phone | typeof desktop) {
  const { page } = await browser.visitor(profile);
  const effort = { taps: 0, fields: 0 };
  const tap = async (target: Locator) => {
    effort.taps += 1;
    await target.click({ timeout: 10_000 });
  };
  const type = async (name: string, value: string) => {
    effort.fields += 1;
    const field = page.getByRole('textbox', { name: new RegExp(`^${name}`) });
    await field.first().fill(value, { timeout: 10_000 });
  };
  return { page, effort, tap, type };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** From the list of codes to the code that was created. */
async function createCode(code: string): Promise<{ taps: number; fields: number }> {
  const { page, effort, tap, type } = await counting(phone);
  await signInBrowser(page.context(), site, 'owner');
  await page.goto(`${site.url}/admin/codes`);
  await tap(page.getByText('New code').first());
  await type('Code', code);
  await type('Percentage', '10');
  await tap(button(page, 'Create code'));
  await page.getByText('Code created.').waitFor();
  await expectAccessible(page);
  return effort;
}

/** From the page of gift cards to the confirmation; returns the code in the email. */
async function buyGiftCard() {
  const { page, effort, tap, type } = await counting(phone);
  await page.goto(`${site.url}/gift-cards`);
  await tap(page.locator('a[href$="/checkout/gift-card-1000"]'));
  await type('Name', 'Åse Ørsted');
  await type('Email', email);
  await tap(page.getByLabel(/terms of sale/));
  await tap(button(page, 'Order and pay'));
  await atCheckout(page, 'Pay');
  await page.getByText(`We’re sending the gift card to ${email}.`).waitFor();
  const { body } = await mailTo(site.db, email, 'gift-card');
  const [code = ''] = /(?:\w{4}-){4}\w{4}/.exec(body) ?? [];
  return { effort, code };
}

test('code and gift card: created, bought, used for a session, and refunded as stated before the click', async () => {
  const created = await createCode('AUTUMN');
  const bought = await buyGiftCard();

  const { page, effort, tap, type } = await counting(phone);
  await holdOnPage(page, site.url, email);
  await tap(page.getByRole('link', { name: 'Use a discount code or gift card' }));
  await tap(page.getByText('Discount code or gift card', { exact: true }));
  await type('Code', 'autumn');
  await tap(button(page, 'Apply code'));
  await page.getByText('DKK −195').waitFor();
  await type('Code', bought.code.toLowerCase());
  await tap(button(page, 'Apply code'));
  const bill = page.locator('.checkout-bill');
  await bill.getByText('The gift card is used up by this order.').waitFor();
  expect(await bill.textContent()).toMatch(/DKK 1,950.*DKK −195.*DKK −1,000.*To pay\D*DKK 755/s);
  await expectAccessible(page);
  await tap(button(page, 'Order and pay'));
  await atCheckout(page, 'Pay');
  await page.getByRole('heading', { name: 'Booking confirmed' }).waitFor();
  const paid = /Price\D*1,950.*Discount\D*−195.*Paid\D*1,755.*gift card\D*1,000.*by card\D*755/s;
  expect(await page.getByRole('main').textContent()).toMatch(paid);
  expect((await mailTo(site.db, email, 'booking-confirmed')).body).toMatch(paid);
  await expectAccessible(page);
  expect({ created, bought: bought.effort, used: { ...effort } }).toEqual({
    created: { taps: 2, fields: 2 },
    bought: { taps: 3, fields: 2 },
    used: { taps: 5, fields: 2 },
  });

  await tap(page.getByRole('link', { name: /Reschedule or cancel|Manage/ }).first());
  await tap(page.getByRole('link', { name: 'Cancel', exact: true }));
  await page.getByText(/If you cancel now, we refund DKK 755 to the card/).waitFor();
  await page.getByText('we refund DKK 1,000 to your gift card at once').waitFor();
  await tap(button(page, 'Cancel the session'));
  await page.getByText('This session is cancelled.').waitFor();
  const refunds = () =>
    site.db.query
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select(['payments.provider', 'refunds.amount_minor', 'refunds.state'])
      .orderBy('refunds.amount_minor')
      .execute();
  await expect.poll(refunds).toEqual([
    { provider: 'test', amount_minor: 75_500, state: 'succeeded' },
    { provider: 'gift-card', amount_minor: 100_000, state: 'succeeded' },
  ]);
  const { body } = await mailTo(site.db, email, 'booking-cancelled');
  expect(body).toContain('DKK 1,000 is back on your gift card');
});
