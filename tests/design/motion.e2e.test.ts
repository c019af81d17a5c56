import { expect, test } from 'vitest';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { visitorPages } from '#tests/support/browser/visitor-pages.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { sample } from '#tests/support/site/times.ts';
import { invisibleText, movements } from './page-facts.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

test('with reduced motion all text is visible at once and nothing moves', async () => {
  const { page } = await browser.visitor({ ...desktop, reducedMotion: 'reduce' });
  const wrong: Record<string, string[]> = {};
  for (const path of sample([...visitorPages, '/ui'], 'motion', 7)) {
    await page.goto(site.url + path);
    const found = [...(await invisibleText(page)), ...(await movements(page))];
    if (found.length > 0) wrong[path] = found.slice(0, 6);
  }
  expect(wrong).toEqual({});
});

test('without scripts all text is visible', async () => {
  const { page } = await browser.visitor({
    ...phone,
    javaScriptEnabled: false,
    reducedMotion: 'no-preference',
  });
  const wrong: Record<string, string[]> = {};
  for (const path of sample([...visitorPages, '/ui'], 'motion', 7)) {
    await page.goto(site.url + path);
    const found = await invisibleText(page);
    if (found.length > 0) wrong[path] = found.slice(0, 6);
  }
  expect(wrong).toEqual({});
});
