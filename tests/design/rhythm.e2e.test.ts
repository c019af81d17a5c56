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

test.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('the sections of a visitor page are one of two steps apart (%s)', async (_, profile) => {
  const { page } = await browser.visitor({ ...profile, reducedMotion: 'reduce' });
  const wrong: Record<string, string[]> = {};
  for (const path of [...visitorPages, ...ownPages]) {
    await page.goto(site.url + path);
    const found = await unevenGaps(page);
    if (found.length > 0) wrong[path] = found;
  }
  expect(wrong).toEqual({});
});

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

/** From the last line or box of a section to the first of the next; a ground has a step inside its edges, and may touch another. */
function unevenGaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const heightOf = (token: string) => {
      const probe = document.body.appendChild(document.createElement('div'));
      probe.style.height = `var(${token})`;
      const { height } = probe.getBoundingClientRect();
      probe.remove();
      return height;
    };
    const steps = [heightOf('--section-tight'), heightOf('--movement')];
    const hasGround = (section: Element) => getComputedStyle(section).backgroundColor !== 'rgba(0, 0, 0, 0)';
    const edges = (section: Element) => {
      const boxes = [section, ...section.querySelectorAll('*')]
        .filter(
          (box) => box.checkVisibility() && getComputedStyle(box).position !== 'absolute' && isSeen(box),
        )
        .map((box) => box.getBoundingClientRect())
        .filter(({ height }) => height > 1);
      return {
        first: Math.min(...boxes.map(({ top }) => top)),
        last: Math.max(...boxes.map(({ bottom }) => bottom)),
      };
    };
    const hasText = ({ childNodes }: Element) =>
      Array.from(childNodes).some((node) => node instanceof Text && node.data.trim());
    const isSeen = (box: Element) =>
      hasText(box) ||
      box.matches(
        'li, figure, blockquote, input, textarea, img:not(.before, .on-stave img), .voucher-face',
      ) ||
      (box.parentElement?.localName !== 'main' &&
        (hasGround(box) || Number.parseFloat(getComputedStyle(box).borderBottomWidth) > 0));
    // The name of a widget, and what belongs to the list beside it.
    const isPart = (section: Element) =>
      section.matches('h1, nav, .masthead, .shop-tabs, .after-products, .caption');
    const sections = Array.from(document.querySelectorAll('main > *')).filter(
      (section) => section.checkVisibility() && section.getBoundingClientRect().height > 1,
    );
    return sections.slice(1).flatMap((section, at) => {
      const before = sections[at]!;
      if (isPart(before) || isPart(section)) return [];
      const [{ last }, { first }] = [edges(before), edges(section)];
      const [end, start] = [before.getBoundingClientRect().bottom, section.getBoundingClientRect().top];
      const gaps = !hasGround(before) && !hasGround(section) ? [first - last] : [];
      if (hasGround(before)) gaps.push(end - last);
      if (hasGround(section)) gaps.push(first - start);
      if (hasGround(before) !== hasGround(section)) gaps.push(hasGround(before) ? first - end : start - last);
      const isEven = gaps.every((gap) => gap < 8 || steps.some((step) => Math.abs(gap - step) <= 8));
      const name = `${before.className || before.tagName} | ${section.className || section.tagName}`;
      return isEven ? [] : [`${name}: ${gaps.map(Math.round).join(', ')} (steps ${steps.join(', ')})`];
    });
  });
}
