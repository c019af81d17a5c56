import { expect, test } from 'vitest';
import { inaccessible } from '#tests/support/browser/accessibility.ts';
import { testBrowser } from '#tests/support/browser/browser.ts';
import { addressOf } from '#tests/support/browser/signed-in-pages.ts';
import { signInAs } from '#tests/support/populated/people.ts';
import { populate } from '#tests/support/populated/populate.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { checkPage, clippedContent } from './check-page.ts';
import { smallTargets } from './page-facts.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const pages = {
  student: ['/dashboard/bookings', '/dashboard/messages', '/dashboard/messages/:conversation'],
  owner: [
    '/admin/students/:student',
    '/admin/messages/:answeredMessage',
    '/admin/messages/:answeredMessage/preview',
    '/admin/messages/:conversation',
  ],
} as const;

test('shots', async () => {
  const { page } = await browser.visitor({ reducedMotion: 'reduce' });
  const studio = await populate(site.world);
  const wrong: unknown[] = [];
  for (const [role, paths] of Object.entries(pages)) {
    await signInAs(page.context(), site, role as 'owner');
    for (const [at, path] of paths.entries())
      for (const width of [390, 1280])
        for (const lang of ['', '/da']) {
          await page.setViewportSize({ width, height: 844 });
          await page.goto(`${site.url}${lang}${addressOf(path, studio)}`);
          if (path === '/admin/students/:student') await page.locator('#homework summary').first().click();
          await page.waitForTimeout(200);
          await page.screenshot({
            path: `/tmp/student-shots/${role}-${at}-${width}${lang ? '-da' : ''}.png`,
            fullPage: true,
          });
          if (lang && width === 1280) {
            const checks = [
              ['t', 1280, smallTargets],
              ['t', 360, smallTargets],
              ['c', 320, clippedContent],
              ['a', 1280, inaccessible],
            ] as never;
            for (const [what, found] of await checkPage(page, checks)) wrong.push([path, what, found]);
          }
        }
  }
  console.log(JSON.stringify(wrong));
  expect(wrong).toEqual([]);
});
