import { expect, test } from 'vitest';
import { seed } from '#tests/access/seed.ts';
import type { Page } from '#tests/packages/playwright.ts';
import { desktop, testBrowser } from '#tests/support/browser/browser.ts';
import { addressOf, type SignedInRole, signedInPages } from '#tests/support/browser/signed-in-pages.ts';
import { variant } from '#tests/support/browser/variants.ts';
import { ownPages, signInPages, visitorPages } from '#tests/support/browser/visitor-pages.ts';
import { formsWithRequiredFields, wrongWhenEmpty } from '#tests/support/empty-forms.ts';
import { linkedPages } from '#tests/support/linked-pages.ts';
import { signInAs } from '#tests/support/populated/people.ts';
import { populate } from '#tests/support/populated/populate.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { sample, times } from '#tests/support/site/times.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

async function sendEmpty(page: Page, paths: readonly string[], known = new Set<string>()) {
  const wrong: Record<string, string> = {};
  for (const path of paths) {
    await page.goto(site.url + path);
    for (const form of await formsWithRequiredFields(page, known)) {
      await page.goto(site.url + path);
      await formsWithRequiredFields(page, new Set());
      const found = await wrongWhenEmpty(page, form);
      if (found) wrong[`${path}: ${form.key}`] = found;
    }
  }
  return { wrong, known };
}

test('forms: submitted empty, every visitor form names its invalid fields and focuses the first', async () => {
  const { page, expectComplaint } = await browser.visitor(desktop);
  expectComplaint(/status of 4\d\d/);
  const pages = sample([...visitorPages, ...ownPages, ...signInPages], 'visitor forms', 8);
  const { wrong, known } = await sendEmpty(page, pages);
  expect(wrong).toEqual({});
  expect(known.size).toBeGreaterThan(times(3, 8));
});

variant('forms: the same for every form behind a secret link', async () => {
  const { page, expectComplaint } = await browser.visitor(desktop);
  expectComplaint(/status of 4\d\d/);
  await seed(site.world);
  const { wrong, known } = await sendEmpty(page, await linkedPages(site.world));
  expect(wrong).toEqual({});
  expect(known.size).toBeGreaterThan(0);
});

variant('forms: the same for every form of the student area and the admin', async () => {
  const { page, expectComplaint } = await browser.visitor(desktop);
  expectComplaint(/status of 4\d\d/);
  const studio = await populate(site.world);
  const known = new Set<string>();
  for (const [resident, paths] of Object.entries(signedInPages)) {
    await signInAs(page.context(), site, resident as SignedInRole);
    const pages = sample(paths, resident, 8).map((path) => addressOf(path, studio));
    expect((await sendEmpty(page, pages, known)).wrong).toEqual({});
  }
  expect(known.size).toBeGreaterThan(times(3, 8));
});
