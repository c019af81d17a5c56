import type { Page } from '#tests/packages/playwright.ts';

/** Far more than any page has. */
const mostStops = 400;

/**
 * Tabs through the whole page; returns the stops whose focus a sticky or fixed element covers (WCAG 2.2, 2.4.11).
 */
export async function obscuredStops(page: Page): Promise<{ stops: number; obscured: string[] }> {
  const obscured = new Set<string>();
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusNow);
    if (stop === 'end') return { stops, obscured: [...obscured] };
    if (stop) obscured.add(stop);
  }
  throw new Error(`Tab finds no end on ${page.url()}`);
}

/** Runs in the page: 'end' after the last stop, a sentence when the focus is covered, else null. */
function focusNow(): string | 'end' | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return 'end';
  // A date field or a player has several stops.
  if (focused.dataset.tabbed) return focused.dataset.tabbed === 'now' ? null : 'end';
  const before = document.querySelector<HTMLElement>('[data-tabbed="now"]');
  if (before) before.dataset.tabbed = 'before';
  focused.dataset.tabbed = 'now';
  if (focused.closest('iframe, .skip')) return null;
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : null;
  const shown = label?.contains(focused) ? label : focused;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const isSticky = (element: Element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position);
  const coverAt = (share: number) => {
    const hit = document.elementFromPoint(left + width / 2, top + height * share);
    for (let at = hit; at && !at.contains(shown); at = at.parentElement) if (isSticky(at)) return at;
    return null;
  };
  // A very tall element cannot be shown whole, and of a text area the browser shows the current line.
  const isTall = height > innerHeight / 2 || focused instanceof HTMLTextAreaElement;
  const shares = isTall ? [0.1] : [0.1, 0.5, 0.9];
  const cover = shares.map(coverAt).find(Boolean);
  const isOutside = top + height <= 0 || top >= innerHeight;
  if (!cover && !isOutside) return null;
  const name = (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40);
  const where = isOutside ? 'outside the window' : `under ${cover?.className}`;
  return `${focused.tagName} ${focused.getAttribute('name') ?? ''} "${name}" ${where}`;
}
