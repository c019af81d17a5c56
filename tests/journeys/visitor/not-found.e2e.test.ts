import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { variantAt } from '#tests/support/browser/variants.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

test.each(
  variantAt(
    [
      ['phone', phone],
      ['desktop', desktop],
    ] as const,
    1,
  ),
)(
  'an unknown URL says so, logs a warning in the console and links home (%s) [S2.12]',
  async (_name, profile) => {
    const { page, expectComplaint } = await browser.visitor(profile);
    expectComplaint(/status of 404/);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    const answer = await page.goto(`${site.url}/no-such-page`);
    expect(answer?.status()).toBe(404);
    await page.getByText('Oops! Page not found').first().waitFor();
    await expect.poll(() => warnings.join()).toContain('/no-such-page');
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL(`${site.url}/`);
  },
);
