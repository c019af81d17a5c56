import { expect, test } from 'vitest';
import { desktop, testBrowser } from '#tests/support/browser/browser.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

test.each(['/terms-of-service', '/magazine/the-ten-seconds-before'])(
  'print: %s is its text alone, black on white, without navigation, forms and buttons',
  async (path) => {
    const { page } = await browser.visitor({ ...desktop, colorScheme: 'dark' });
    await page.goto(site.url + path);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('main h1').isVisible()).toBe(true);
    const hidden = page.locator('.header, body > footer, .skip, main nav, main form, main .button, dialog');
    expect(await hidden.count()).toBeGreaterThan(2);
    for (const part of await hidden.all()) expect(await part.isVisible()).toBe(false);
    const { ink, paper } = await page.evaluate(() => {
      const main = document.querySelector('main p') as HTMLElement;
      return { ink: getComputedStyle(main).color, paper: getComputedStyle(document.body).backgroundColor };
    });
    expect([ink, paper]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  },
);
