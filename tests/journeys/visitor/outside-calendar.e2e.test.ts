import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { phone, testBrowser } from '#tests/support/browser/browser.ts';
import { variantAt } from '#tests/support/browser/variants.ts';
import { freePort } from '#tests/support/site/free-port.ts';
import { otherSite } from '#tests/support/site/other-site.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

/* A studio whose consultations use an external calendar: nothing of it is loaded before it is requested. */

const port = await freePort();
const calendar = otherSite(port);
const site = runningSite({ CONSULTATION_URL: `http://127.0.0.1:${port}/thea` });
const browser = testBrowser(() => [new URL(site.url).host, new URL(calendar.url).host]);

test.each(variantAt(['/consultation', '/contact'], 0))(
  '%s shows the external calendar on request only',
  async (path) => {
    calendar.show('/thea', {
      html: '<!doctype html><html lang="en"><title>Thea</title><h1>Available times</h1>',
    });
    calendar.requested.length = 0;
    const { page } = await browser.visitor(phone);
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    await expectAccessible(page);
    expect(calendar.requested).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: 'Show it here' }).click();
    await page.frameLocator('iframe').getByRole('heading', { name: 'Available times' }).waitFor();
    expect(calendar.requested).toEqual(['/thea']);
    const link = page.getByRole('link', { name: 'Open the calendar in a new tab' });
    expect(await link.getAttribute('href')).toBe(`${calendar.url}/thea`);
  },
);
