import type { Page } from '#tests/packages/playwright.ts';

/** Everything that looks like a button. */
const buttons =
  'button, .button, [role="button"], input[type="submit"], summary, .slot, .choice, .segments label';

interface Pressed {
  pressedButton?: number;
}

/**
 * Records which button receives a press and stops the event, so that one visit can press all of them. Call before
 * the page is opened.
 */
export async function recordPresses(page: Page): Promise<void> {
  await page.addInitScript((selector: string) => {
    const events = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'focusin'];
    for (const name of events)
      addEventListener(name, (event) => event.stopImmediatePropagation(), { capture: true, passive: true });
    addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        const target = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
        (window as Pressed).pressedButton = Number(target?.dataset.pressTest ?? -1);
      },
      true,
    );
  }, buttons);
}

/** Taps every button at its right end, which a wrapping row moves first; returns those that a press misses. */
export async function missedPresses(page: Page): Promise<{ pressed: number; missed: string[] }> {
  const count = await page.evaluate((selector) => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    for (const [nth, button] of all.entries()) button.dataset.pressTest = String(nth);
    return all.length;
  }, buttons);
  const missed: string[] = [];
  let pressed = 0;
  for (let nth = 0; nth < count; nth += 1) {
    for (const share of [0.5, 0.94]) {
      const point = await page.evaluate(pointOf, { nth, share });
      if (!point) continue;
      if (point.coveredBy !== null) {
        missed.push(`${point.name} at ${share}: covered by ${point.coveredBy}`);
        continue;
      }
      await page.touchscreen.tap(point.x, point.y);
      const arrivedAt = await page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            requestAnimationFrame(() => resolve((window as Pressed).pressedButton ?? -1)),
          ),
      );
      pressed += 1;
      if (arrivedAt !== nth) missed.push(`${point.name} at ${share}: arrived at ${arrivedAt}`);
    }
  }
  return { pressed, missed };
}

/**
 * Runs in the page: scrolls the button into view; returns where to tap it, or null when it is hidden or disabled. The
 * unseen button of a form is for the Enter key.
 */
function pointOf({ nth, share }: { nth: number; share: number }) {
  Object.assign(window, { pressedButton: -1 });
  const button = document.querySelector<HTMLElement>(`[data-press-test="${nth}"]`);
  if (!button?.checkVisibility({ visibilityProperty: true }) || button.matches(':disabled, .unseen'))
    return null;
  button.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = button.getBoundingClientRect();
  const [x, y] = [box.left + box.width * share, box.top + box.height / 2];
  const name = `${button.className || button.tagName} "${button.textContent?.trim().slice(0, 40)}"`;
  const hit = document.elementFromPoint(x, y);
  const isCovered = hit?.closest('[data-press-test]') !== button;
  const covering = hit?.className || hit?.tagName || 'the edge of the screen';
  return { x, y, name, coveredBy: isCovered ? covering : null };
}
