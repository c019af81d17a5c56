import { expect, test } from 'vitest';
import { phone, testBrowser } from '#tests/support/browser/browser.ts';
import { addressOf, type SignedInRole } from '#tests/support/browser/signed-in-pages.ts';
import { signInAs } from '#tests/support/populated/people.ts';
import { populate } from '#tests/support/populated/populate.ts';
import { missedPresses, recordPresses } from '#tests/support/press-by-touch.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { sample } from '#tests/support/site/times.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

const pages: ReadonlyArray<[SignedInRole | null, string]> = [
  [null, '/ui'],
  [null, '/'],
  [null, '/private-coaching/book'],
  [null, '/sales'],
  [null, '/checkout/main-course'],
  ['student', '/dashboard'],
  ['student', '/dashboard/bookings'],
  ['student', '/dashboard/bookings/:booking/move'],
  ['owner', '/admin'],
  ['owner', '/admin/bookings/:booking'],
  ['owner', '/admin/orders/:order'],
];

test('touch at 390 px: a press on any button of any page arrives at that button', async () => {
  // With animation, because a transition can shift a row between touch and press.
  const { page } = await browser.visitor({ ...phone, reducedMotion: 'no-preference' });
  const studio = await populate(site.world);
  await recordPresses(page);
  const wrong: Record<string, readonly string[]> = {};
  let signedIn: SignedInRole | null = null;
  for (const [role, path] of sample(pages, 'touch', 4)) {
    if (role && role !== signedIn) await signInAs(page.context(), site, role);
    signedIn = role;
    await page.goto(`${site.url}${role ? '/da' : ''}${addressOf(path, studio)}`, {
      waitUntil: 'networkidle',
    });
    const { pressed, missed } = await missedPresses(page);
    expect(pressed, path).toBeGreaterThan(2);
    if (missed.length > 0) wrong[path] = missed;
  }
  expect(wrong).toEqual({});
});

test('touch: a visible button covered by another element is reported as missed, a hidden one is not', async () => {
  const { page } = await browser.visitor(phone);
  await page.setContent(`
    <button>Covered</button><button disabled>Disabled</button>
    <dialog><button>In a closed dialog</button></dialog>
    <div id="cover" style="position: fixed; inset: 0"></div>`);
  const { pressed, missed } = await missedPresses(page);
  expect(pressed).toBe(0);
  expect(missed).toEqual([0.5, 0.94].map((share) => `BUTTON "Covered" at ${share}: covered by DIV`));
});
