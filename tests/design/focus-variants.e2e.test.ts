import { expect, test } from 'vitest';
import { testBrowser } from '#tests/support/browser/browser.ts';
import { addressOf, type SignedInRole } from '#tests/support/browser/signed-in-pages.ts';
import { ownPages, visitorPages } from '#tests/support/browser/visitor-pages.ts';
import { obscuredStops } from '#tests/support/obscured-focus.ts';
import { signInAs } from '#tests/support/populated/people.ts';
import { populate } from '#tests/support/populated/populate.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { sample } from '#tests/support/site/times.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 600 },
];

test('keyboard: no focus is covered by a sticky part on any visitor page, on a phone and in a low window', async () => {
  const { page } = await browser.visitor({});
  const wrong: Record<string, readonly string[]> = {};
  for (const window of windows) {
    await page.setViewportSize(window);
    for (const path of sample([...visitorPages, ...ownPages], `${window.width}`, 5)) {
      await page.goto(site.url + path);
      const { stops, obscured } = await obscuredStops(page);
      expect(stops, path).toBeGreaterThan(5);
      if (obscured.length > 0) wrong[`${path} at ${window.width} px`] = obscured;
    }
  }
  expect(wrong).toEqual({});
});

const behindSignIn: ReadonlyArray<[SignedInRole, string]> = [
  ['student', '/dashboard/journal/new'],
  ['student', '/dashboard/bookings/:booking/move'],
  ['owner', '/admin/bookings'],
  ['owner', '/admin/bookings/new'],
  ['owner', '/admin/orders'],
  ['owner', '/admin/settings/studio'],
];

test('keyboard: no focus is covered by a sticky part of the student area or the admin', async () => {
  const { page } = await browser.visitor({});
  const studio = await populate(site.world);
  const wrong: Record<string, readonly string[]> = {};
  for (const [role, path] of sample(behindSignIn, 'focus', 3)) {
    await signInAs(page.context(), site, role);
    for (const window of windows) {
      await page.setViewportSize(window);
      await page.goto(site.url + addressOf(path, studio));
      const { stops, obscured } = await obscuredStops(page);
      expect(stops, path).toBeGreaterThan(5);
      if (obscured.length > 0) wrong[`${path} at ${window.width} px`] = obscured;
    }
  }
  expect(wrong).toEqual({});
});
