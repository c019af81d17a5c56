import { afterAll, expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { holdOnPage } from '#tests/support/browser/booking-steps.ts';
import { phone, testBrowser } from '#tests/support/browser/browser.ts';
import { waitForHydration } from '#tests/support/browser/input-methods.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';
import { startDns } from '../../stand-ins/dns.ts';
import { smtpPassword, smtpUser, startSmtpAccount } from '../../stand-ins/smtp-account.ts';
import { startStripeStandIn } from '../../stand-ins/stripe/stripe-stand-in.ts';

const [smtp, names, stripe] = await Promise.all([startSmtpAccount(), startDns(), startStripeStandIn()]);
stripe.options.allowsLocalWebhooks = true;
const site = runningSite({ DNS_SERVERS: names.server, STRIPE_API_BASE: stripe.origin });
afterAll(() => Promise.all([smtp.close(), names.close(), stripe.close()]));
const browser = testBrowser(() => [new URL(site.url).host, new URL(stripe.origin).host]);

async function payWithStripe(page: Page) {
  await page.waitForURL(/\/c\/pay\//);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
}

async function connectStripe(page: Page) {
  await page.getByRole('link', { name: 'Set up payments' }).click();
  await page.getByLabel('Test key').fill('pk_test_1');
  await page.getByRole('button', { name: 'Test and connect' }).click();
  await page.getByText('This is a publishable key').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Test key').fill(stripe.secretKey);
  await page.getByRole('button', { name: 'Test and connect' }).click();
  await page.getByText('Stripe is connected.').waitFor();
  await page.getByRole('button', { name: 'Make a test payment' }).click();
  await payWithStripe(page);
  await page.waitForURL(/\/payment-success/);
  await page.goto(`${site.url}/admin/settings/connections/stripe`);
  await page.getByText('The first call arrived').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Live key').fill(stripe.addKey('rk_live_stand_in'));
  await page.getByRole('button', { name: 'Test and connect' }).click();
  await page.locator('#status').getByText('Live').waitFor();
}

async function connectEmail(page: Page) {
  await page.getByRole('link', { name: 'Set up email' }).click();
  await page.getByRole('radio', { name: 'Another provider' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Connect your mail server' }).waitFor();
  await expectAccessible(page);
  await page.getByLabel('Server').fill('127.0.0.1');
  await page.getByLabel('Port').fill(String(smtp.port));
  await page.getByLabel('Username').fill(smtpUser);
  await page.getByLabel('Password').fill('wrong');
  await page.getByLabel('Sender address').fill('thea@studio.example');
  await page.getByRole('button', { name: 'Test and connect' }).click();
  await page.getByText('The server refuses the username or password').waitFor();
  await page.getByLabel('Password').fill(smtpPassword);
  await page.getByRole('button', { name: 'Test and connect' }).click();
  await page.getByRole('heading', { name: 'Three records for your domain' }).waitFor();
  await waitForHydration(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByText('Checked just now.').waitFor();
  await page.getByRole('link', { name: 'Test email' }).click();
  await page.getByRole('button', { name: 'Send test email' }).click();
  await page.getByText('Accepted for').waitFor();
  await page.getByRole('link', { name: 'On', exact: true }).click();
  await page.getByRole('heading', { name: 'Your emails are going out' }).waitFor();
}

test('on a phone the owner connects payments and email; after a restart a visitor books, pays, and gets the email', async () => {
  const { page, expectComplaint } = await browser.visitor(phone);
  expectComplaint(/40[09]/);
  await signInBrowser(page.context(), site, 'owner');
  names.zone = { 'studio.example': { txt: ['v=spf1 mx ~all'] } };
  for (const connect of [connectStripe, connectEmail]) {
    await page.goto(`${site.url}/admin/settings/connections`);
    await connect(page);
  }
  const accepted = smtp.accepted.length;
  expect(accepted).toBeGreaterThanOrEqual(1);

  // What the owner's page loads ahead would fail.
  await page.goto('about:blank');
  await site.restart();
  const { page: visitor } = await browser.visitor(phone);
  await holdOnPage(visitor, site.url, 'singer@example.dk');
  await visitor.getByRole('button', { name: 'Go to payment' }).click();
  await payWithStripe(visitor);
  await visitor.getByRole('heading', { name: 'Booking confirmed' }).waitFor();
  await expect
    .poll(() => smtp.accepted.slice(accepted).some((email) => /^To: .*singer@example\.dk/im.test(email)))
    .toBe(true);
});
