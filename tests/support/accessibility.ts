import { expect } from 'vitest';
import { AxeBuilder } from '#tests/packages/axe.ts';
import type { Page } from '#tests/packages/playwright.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Holds the page, in the state it is in, to every rule that axe can check by itself. */
export async function expectAccessible(page: Page): Promise<void> {
  // What a page does while it is looked at (a colour that fades under the pointer) is gone at a second look.
  const first = await lookedAt(page);
  const lines = first.length > 0 ? await lookedAt(page) : first;
  expect(lines, `accessibility of ${page.url()}`).toEqual([]);
}

async function lookedAt(page: Page): Promise<readonly string[]> {
  // A page that reloads by itself may do so while it is looked at; then it is looked at again.
  const violations = await violationsOf(page).catch(async (error: unknown) => {
    if (!String(error).includes('Execution context was destroyed')) throw error;
    await page.waitForLoadState();
    return violationsOf(page);
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html.slice(0, 200)}\n  ${node.failureSummary ?? ''}`),
  );
}

async function violationsOf(page: Page) {
  await transitionsEnded(page);
  // Legacy mode spares a second tab for each look; it only matters to frames of other origins, which we have none of.
  return (await new AxeBuilder({ page }).setLegacyMode(true).withTags(tags).analyze()).violations;
}

/** A colour on its way to another is neither of the two. The pointer's own begin a frame or two after the page changed. */
async function transitionsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let quiet = 0; quiet < 3; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(transitions.map((transition) => transition.finished));
      quiet = transitions.length > 0 ? 0 : quiet + 1;
    }
  });
}
