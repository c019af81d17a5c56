import { describe, expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { putOffFirstSteps } from '#tests/support/back-office.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { atCheckout } from '#tests/support/browser/booking-steps.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { variantAt } from '#tests/support/browser/variants.ts';
import { mailTo } from '#tests/support/emails.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const owner = { email: 'thea@example.dk', password: 'en sætning der er nem at huske' };

async function setUp(page: Page): Promise<void> {
  if (site.owner.kind !== 'link') throw new Error(`No set-up link: ${site.owner.kind}`);
  await page.goto(site.owner.url);
  await page.getByLabel(/^E-?mail/).fill(owner.email);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await putOffFirstSteps(page);
}

async function buyProgramme(page: Page): Promise<void> {
  await page.goto(`${site.url}/courses`);
  const card = page.locator('form', { has: page.locator('input[name=courseId][value=voice-elevated]') });
  await card.getByRole('button', { name: /^Buy Now/ }).click();
  await atCheckout(page, 'Pay');
  await page.getByRole('heading', { name: 'Place reserved' }).waitFor();
}

const orderStates = async () =>
  (await site.db.query.selectFrom('orders').select('state').execute()).map(({ state }) => state);

describe.each(
  variantAt(
    [
      ['phone', phone],
      ['without scripts', { ...desktop, javaScriptEnabled: false }],
    ] as const,
    0,
  ),
)('the owner (%s)', (name, profile) => {
  const hasScripts = name !== 'without scripts';

  test('set-up link → signed in → purchase listed → accepted: captured, emailed, task closed', async () => {
    const { page } = await browser.visitor(profile);
    await setUp(page);
    await buyProgramme((await browser.visitor(desktop)).page);
    await page.reload();
    const task = page.locator('.task', { hasText: 'Voice Elevated' });
    await task.locator('summary').first().click();
    if (hasScripts) await expectAccessible(page);
    await task.getByRole('button', { name: /^Accept/ }).click();
    await expect.poll(orderStates).toEqual(['paid']);
    await page.getByRole('status').first().waitFor();
    await mailTo(site.db, 'test@example.com', 'application-accepted');
    const [session] = await site.db.query
      .selectFrom('test_checkout_sessions')
      .select(['intent', 'captured_minor', 'amount_minor'])
      .execute();
    expect(session?.captured_minor).toBe(session?.amount_minor);
    if (hasScripts) await expectAccessible(page);
  });

  test('declined: the authorisation is voided, after a confirmation', async () => {
    const { page } = await browser.visitor(profile);
    await signInBrowser(page.context(), site, 'owner');
    await buyProgramme((await browser.visitor(desktop)).page);
    await page.goto(`${site.url}/admin`);
    const task = page.locator('.task', { hasText: 'Voice Elevated' });
    await task.locator('summary').first().click();
    await task
      .getByText(/^Decline/)
      .first()
      .click();
    if (hasScripts) await expectAccessible(page);
    await task.getByRole('button', { name: /^Release DKK/ }).click();
    await expect.poll(orderStates).toEqual(['voided']);
    await mailTo(site.db, 'test@example.com', 'payment-voided');
    const [session] = await site.db.query
      .selectFrom('test_checkout_sessions')
      .select(['intent', 'captured_minor'])
      .execute();
    expect(session).toEqual({ intent: 'canceled', captured_minor: 0 });
  });
});
