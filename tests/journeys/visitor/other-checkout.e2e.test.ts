import { expect, test } from 'vitest';
import { atCheckout, bookAndPay, holdOnPage } from '#tests/support/browser/booking-steps.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { variant, variantAt } from '#tests/support/browser/variants.ts';
import { freePort } from '#tests/support/site/free-port.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const port = await freePort();
const checkoutHost = `127.0.0.1:${port}`;
const site = runningSite({}, { testCheckoutPort: port });
const browser = testBrowser(() => [new URL(site.url).host, checkoutHost]);

test.each(
  variantAt(
    [
      ['phone', phone],
      ['desktop', desktop],
    ] as const,
    1,
  ),
)(
  'with the checkout on another origin: hold, pay, return to the confirmation (%s)',
  async (_name, profile) => {
    const { page } = await browser.visitor(profile);
    await bookAndPay(page, site.url, 'elsewhere@example.dk');
    expect(new URL(page.url()).origin).toBe(site.url);
  },
);

variant('without scripts the policy allows a form’s redirect to the other origin', async () => {
  const { page } = await browser.visitor({ ...phone, javaScriptEnabled: false });
  await holdOnPage(page, site.url, 'elsewhere@example.dk');
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await page.waitForURL(/\/test-checkout\//);
  expect(new URL(page.url()).host).toBe(checkoutHost);
  await atCheckout(page, 'Pay');
  await page.getByRole('heading', { name: 'Booking confirmed' }).waitFor();
});

variant('Back from the other origin shows the hold with its countdown', async () => {
  const { page } = await browser.visitor(desktop);
  await holdOnPage(page, site.url, 'elsewhere@example.dk');
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await page.waitForURL(/\/test-checkout\//);
  await page.goBack();
  await page.getByRole('heading', { name: 'Held for you' }).waitFor();
});

test('the policy of every page with payment lists only that origin for forms', async () => {
  for (const path of ['/', '/courses', '/private-coaching/book', '/courses/private-coaching']) {
    const answer = await fetch(site.url + path);
    const policy = answer.headers.get('content-security-policy') ?? '';
    const forms = policy.split(/; */).filter((directive) => directive.startsWith('form-action'));
    expect(forms, path).toEqual([`form-action 'self' http://${checkoutHost}`]);
  }
});
