import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { variant, variantAt } from '#tests/support/browser/variants.ts';
import { linkIn, mailTo } from '#tests/support/emails.ts';
import { outboxPath } from '#tests/support/site/outbox.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

test.each(
  variantAt(
    [
      ['phone', phone],
      ['desktop', desktop],
    ] as const,
    0,
  ),
)('subscribing without scripts: form, outbox, email, button, confirmed (%s)', async (_name, profile) => {
  const { page } = await browser.visitor({ ...profile, javaScriptEnabled: false });
  await page.goto(`${site.url}/newsletter`);
  const form = page.getByRole('main').locator('form');
  await form.getByLabel(/^E-?mail/).fill('mia@example.dk');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('alert').getByText('Please confirm in the mail we have just sent.').waitFor();
  await page.goto(site.url + outboxPath(site.world));
  await page.getByText('Read', { exact: true }).first().click();
  await page.getByText('mia@example.dk').first().waitFor();
  const href = await page
    .getByRole('link', { name: 'Open as the recipient sees it' })
    .first()
    .getAttribute('href');
  await page.goto(`${site.url}${href}`);
  const confirm = page.getByRole('link', { name: 'Confirm subscription' });
  await page.goto((await confirm.getAttribute('href')) ?? '');
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await page.getByRole('status').getByText('Your subscription is confirmed. Welcome.').waitFor();
  const rows = await site.db.query.selectFrom('newsletter_subscriptions').selectAll().execute();
  expect(rows).toMatchObject([{ email: 'mia@example.dk', confirmed_at: expect.anything() }]);
});

test('the link opened in the subscribing browser confirms at once; in any other the button is required [S7.20]', async () => {
  const confirmed = async () =>
    (await site.db.query.selectFrom('newsletter_subscriptions').select('confirmed_at').execute()).map(
      ({ confirmed_at }) => confirmed_at !== null,
    );
  const { page } = await browser.visitor(phone);
  await page.goto(`${site.url}/courses`);
  await page.locator('footer summary', { hasText: 'Join Our Vocal Community' }).click();
  const form = page.locator('form[data-island="newsletter"]');
  await form.getByLabel(/^E-?mail/).fill('ida@example.dk');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await form.getByText('Please confirm in the mail we have just sent.').waitFor();
  const link = linkIn(
    await mailTo(site.db, 'ida@example.dk', 'newsletter-opt-in'),
    /\/newsletter\/confirm\//,
  );
  const { page: otherBrowser } = await browser.visitor(desktop);
  await otherBrowser.goto(link);
  await otherBrowser.waitForLoadState('networkidle');
  await otherBrowser.getByRole('main').getByRole('button', { name: 'Confirm subscription' }).waitFor();
  expect(await confirmed()).toEqual([false]);
  await page.goto(link);
  await page.getByRole('status').getByText('Your subscription is confirmed. Welcome.').waitFor();
  expect(await confirmed()).toEqual([true]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('on a phone the answer is read above the bar at the foot', async () => {
  const { page } = await browser.visitor(phone);
  await page.goto(site.url);
  const form = page.locator('form[data-island="newsletter"]').first();
  await form.getByLabel(/^E-?mail/).fill('lea@example.dk');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  const answer = form.getByText('Please confirm in the mail we have just sent.');
  await answer.waitFor();
  await expect
    .poll(() =>
      answer.evaluate((line) => {
        const { left, bottom } = line.getBoundingClientRect();
        return line.contains(document.elementFromPoint(left + 5, bottom - 2));
      }),
    )
    .toBe(true);
});

const otherPages: readonly [string, string][] = [
  ['/newsletter', 'the form'],
  ...variantAt<[string, string]>([['/da/newsletter', 'the form in Danish']], 1),
  ['/outbox', 'the code of the outbox'],
  [`/newsletter/confirm/${'A'.repeat(22)}`, 'a link that is gone'],
];

variant.each(otherPages)('%s is accessible, light and dark (%s)', async (path) => {
  for (const colorScheme of variantAt(['light', 'dark'] as const, 1)) {
    const { page, expectComplaint } = await browser.visitor({ ...phone, colorScheme });
    expectComplaint(/status of 40[34]/);
    await page.goto(`${site.url}${path}`);
    await expectAccessible(page);
  }
});

variant('an email’s own page is readable in both themes, without browser warnings', async () => {
  await fetch(`${site.url}/newsletter`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'mia@example.dk' }),
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page } = await browser.visitor({ ...phone, colorScheme });
    await page.goto(site.url + outboxPath(site.world));
    const href = await page
      .getByRole('link', { name: 'Open as the recipient sees it' })
      .first()
      .getAttribute('href');
    await page.goto(`${site.url}${href}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const background = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(background).toBe(colorScheme === 'light' ? 'rgb(245, 241, 232)' : 'rgb(19, 18, 23)');
  }
});
