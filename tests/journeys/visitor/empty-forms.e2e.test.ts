import { expect, test } from 'vitest';
import { desktop, testBrowser } from '#tests/support/browser/browser.ts';
import { addressOf, type Resident, signedInPages } from '#tests/support/browser/signed-in-pages.ts';
import { doorPages, ownPages, visitorPages } from '#tests/support/browser/visitor-pages.ts';
import { askingForms, wrongWhenEmpty } from '#tests/support/empty-forms.ts';
import { liveIn } from '#tests/support/lived-in/live-in.ts';
import { signInAs } from '#tests/support/lived-in/people.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { sample, times } from '#tests/support/site/times.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

test('forms: sent without what it needs, every visitor form names its wrong fields and moves the focus there', async () => {
  const { page, expectComplaint } = await browser.visitor(desktop);
  expectComplaint(/status of 4\d\d/);
  const known = new Set<string>();
  const wrong: Record<string, string> = {};
  for (const path of sample([...visitorPages, ...ownPages, ...doorPages], 'visitor forms', 12)) {
    await page.goto(site.url + path);
    for (const form of await askingForms(page, known)) {
      await page.goto(site.url + path);
      await askingForms(page, new Set());
      const found = await wrongWhenEmpty(page, form);
      if (found) wrong[`${path}: ${form.key}`] = found;
    }
  }
  expect(wrong).toEqual({});
  expect(known.size).toBeGreaterThan(times(3, 8));
});

test('forms: the same for every form of the student area and the admin', async () => {
  const { page, expectComplaint } = await browser.visitor(desktop);
  expectComplaint(/status of 4\d\d/);
  const studio = await liveIn(site.world);
  const known = new Set<string>();
  const wrong: Record<string, string> = {};
  for (const [resident, paths] of Object.entries(signedInPages)) {
    await signInAs(page.context(), site, resident as Resident);
    for (const path of sample(paths, resident, 8)) {
      const address = site.url + addressOf(path, studio);
      await page.goto(address);
      for (const form of await askingForms(page, known)) {
        await page.goto(address);
        await askingForms(page, new Set());
        const found = await wrongWhenEmpty(page, form);
        if (found) wrong[`${path}: ${form.key}`] = found;
      }
    }
  }
  expect(wrong).toEqual({});
  expect(known.size).toBeGreaterThan(times(3, 8));
});
