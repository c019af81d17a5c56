import { expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { ownPages, signInPages, visitorPages } from '#tests/support/browser/visitor-pages.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

const openSignInPages = signInPages.filter((path) => !path.startsWith('/reset/'));

/* The rules of docs/design.md for what competes for attention. The header and the bar of a phone have a button of
   their own; the same action in each row of a list is one action. */

test.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)(
  'no view of a visitor page has two primary actions or two price lists (%s)',
  async (_, profile) => {
    const { page } = await browser.visitor(profile);
    const wrong: Record<string, string[]> = {};
    for (const path of [...visitorPages, ...ownPages, ...openSignInPages]) {
      await page.goto(site.url + path);
      const found = await competing(page);
      if (found.length > 0) wrong[path] = found;
    }
    expect(wrong).toEqual({});
  },
);

test('dots lead to prices only, and every sound says what is heard', async () => {
  const { page } = await browser.visitor(desktop);
  const wrong: Record<string, string[]> = {};
  for (const path of visitorPages) {
    await page.goto(site.url + path);
    const found = await page.evaluate(() => {
      const isName = ({ textContent }: Element) => textContent.trim().length > 1;
      const lists = Array.from(document.querySelectorAll('.leaders:not(.facts)'), (list) => list.textContent);
      const unnamed = Array.from(document.querySelectorAll('.hear-it')).filter(
        (control) => !Array.from(control.querySelectorAll('button .unseen')).some(isName),
      );
      return lists
        .filter((text) => text && !/DKK|EUR|USD|\$|kr\./.test(text))
        .concat(unnamed.map((control) => `unnamed: ${control.textContent}`));
    });
    if (found.length > 0) wrong[path] = found;
  }
  expect(wrong).toEqual({});
});

/** Pairs that fit into one view: primary buttons of different names, and price lists of different sections. */
function competing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const placed = (selector: string, keyOf: (element: HTMLElement) => unknown) =>
      Array.from(document.querySelectorAll<HTMLElement>(selector))
        .filter((element) => !element.closest('dialog') && element.checkVisibility())
        .map((element) => ({ element, key: keyOf(element), box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0)
        .sort((one, other) => one.box.top - other.box.top);
    const pairs = (list: ReturnType<typeof placed>) =>
      list
        .slice(1)
        .map((later, at) => [list[at]!, later] as const)
        .filter(([one, other]) => one.key !== other.key && other.box.bottom - one.box.top <= innerHeight)
        .map((pair) => pair.map(({ element }) => element.textContent.trim().slice(0, 40)).join(' + '));
    const primary = placed(
      'main .button:not(.ghost, .test, .wrong, [disabled], [aria-disabled="true"])',
      (button) => button.firstChild?.textContent,
    );
    const back = primary
      .filter(({ key }) => /^(Back|Tilbage)\b/.test(String(key)))
      .map(({ key }) => String(key));
    const prices = placed('main .leaders:not(.facts)', (list) =>
      list.closest('section, .part, article'),
    ).filter(
      ({ element: { firstElementChild } }) =>
        firstElementChild && getComputedStyle(firstElementChild, '::before').content !== 'none',
    );
    return [...back, ...pairs(primary), ...pairs(prices)];
  });
}
