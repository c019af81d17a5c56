import { expect, test } from 'vitest';
import { inaccessible } from '#tests/support/browser/accessibility.ts';
import { testBrowser } from '#tests/support/browser/browser.ts';
import { addressOf, type SignedInRole, signedInPages } from '#tests/support/browser/signed-in-pages.ts';
import { signInAs } from '#tests/support/populated/people.ts';
import { populate } from '#tests/support/populated/populate.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { sample } from '#tests/support/site/times.ts';
import { checkPage, clippedContent, type PageCheck } from './check-page.ts';
import { doubleText, lowContrastText, smallTargets } from './page-facts.ts';

/*
 * The pages behind the sign-in (a sample in `npm test`), each loaded once: in Danish, whose words are longer, and
 * with long names.
 */

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

const checks: readonly PageCheck[] = [
  ['dark', 1280, inaccessible],
  ['dark', 1280, lowContrastText],
  ['light', 1280, (page) => page.emulateMedia({ colorScheme: 'light' }).then(() => lowContrastText(page))],
  ['small targets', 1280, smallTargets],
  ['small targets', 360, smallTargets],
  ['clipped content', 320, clippedContent],
  ['text at 200 %', 390, (page) => doubleText(page).then(() => clippedContent(page))],
  ['text at 200 %', 1280, clippedContent],
];

test('every page behind the sign-in is accessible, reflows at 320 px and 200 % text, and has 24 px targets [S2.50]', async () => {
  const { page } = await browser.visitor({ reducedMotion: 'reduce', colorScheme: 'dark' });
  const studio = await populate(site.world);
  const wrong: Record<string, readonly string[]> = {};
  for (const [role, paths] of Object.entries(signedInPages)) {
    await signInAs(page.context(), site, role as SignedInRole);
    for (const path of sample(paths, role, 5)) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 1280, height: 844 });
      await page.goto(`${site.url}/da${addressOf(path, studio)}`);
      for (const [what, found] of await checkPage(page, checks)) wrong[`${path} (${role}), ${what}`] = found;
    }
  }
  expect(wrong).toEqual({});
});
