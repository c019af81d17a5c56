import { expect } from 'vitest';
import { AxeBuilder } from '#tests/packages/axe.ts';
import type { Page } from '#tests/packages/playwright.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Holds the page, in the state it is in, to every rule that axe can check by itself. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page that reloads by itself may do so while it is looked at; then it is looked at again.
  const violations = await violationsOf(page).catch(async (error: unknown) => {
    if (!String(error).includes('Execution context was destroyed')) throw error;
    await page.waitForLoadState();
    return violationsOf(page);
  });
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html.slice(0, 200)}\n  ${node.failureSummary ?? ''}`),
  );
  expect(lines, `accessibility of ${page.url()}`).toEqual([]);
}

async function violationsOf(page: Page) {
  await transitionsEnded(page);
  // Legacy mode spares a second tab for each look; it only matters to frames of other origins, which we have none of.
  return (await new AxeBuilder({ page }).setLegacyMode(true).withTags(tags).analyze()).violations;
}

/** A colour on its way to another is neither of the two. */
async function transitionsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map((transition) => transition.finished));
  });
}
