import { expect } from 'vitest';
import { axeScript } from '#tests/packages/axe.ts';
import type { Page } from '#tests/packages/playwright.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Steps that tests of this process have checked already. */
const found = new Set<string>();
/** How often each test reached each step, because a later visit may show another state. */
const visits = new Map<string, number>();

/**
 * Checks the page in its current state with every axe rule. A journey that runs in several variants is checked in
 * the first only, in `npm run prove` in all (decision 012).
 */
export async function expectAccessible(page: Page): Promise<void> {
  const place = placeOf(page, new Error().stack);
  if (!process.env.PROVE && found.has(place)) return;
  expect(await inaccessible(page), `accessibility of ${page.url()}`).toEqual([]);
  found.add(place);
}

/** The lines of the journey that led here, the URL without ids, and the number of the visit. */
function placeOf(page: Page, stack = ''): string {
  const lines = stack.match(/tests\/journeys\/[^\s)]+/g) ?? [];
  const address = new URL(page.url()).pathname.replace(/[^/]{16,}|\d+/g, '*');
  const place = [...lines, address].join(' ');
  const visit = `${expect.getState().currentTestName} ${place}`;
  const times = (visits.get(visit) ?? 0) + 1;
  visits.set(visit, times);
  return `${place} ${times}`;
}

/** The axe violations of the page, a paragraph each. */
export async function inaccessible(page: Page): Promise<readonly string[]> {
  // Transient states during the check (a colour fading under the pointer) are gone in a second run.
  const first = await findViolations(page);
  return first.length > 0 ? findViolations(page) : first;
}

async function findViolations(page: Page): Promise<readonly string[]> {
  const violations = await whenStable(page, () => violationsOf(page));
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html.slice(0, 200)}\n  ${node.failureSummary}`),
  );
}

/** A page that reloads itself during the check is checked again. */
async function whenStable<T>(page: Page, look: () => Promise<T>): Promise<T> {
  for (let left = 5; ; left--) {
    try {
      return await look();
    } catch (error) {
      if (left === 0 || !String(error).includes('Execution context was destroyed')) throw error;
      await page.waitForLoadState();
    }
  }
}

interface Violation {
  id: string;
  help: string;
  nodes: ReadonlyArray<{ html: string; failureSummary: string }>;
}

interface Axe {
  run(options: object): Promise<{ violations: Violation[] }>;
}

async function violationsOf(page: Page): Promise<readonly Violation[]> {
  await movementsEnded(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeScript);
  return page.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    // Only violations are reported. No media plays by itself and no frame is ours, so neither is waited for.
    const options = { runOnly: tags, resultTypes: ['violations'], preload: false, iframes: false };
    const { violations } = await axe.run(options);
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, failureSummary = '' }) => ({ html, failureSummary })),
    }));
  }, tags);
}

/**
 * Colours in transition would be measured wrongly, and hover transitions start a frame or two after the page
 * changed. An animation that lasts longer than three seconds is permanent.
 */
async function movementsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let quiet = 0; quiet < 3; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const brief = document.getAnimations().filter(({ effect, playState, timeline }) => {
        const end = Number(effect?.getComputedTiming().endTime);
        return timeline === document.timeline && playState === 'running' && end <= 3000;
      });
      await Promise.allSettled(brief.map((movement) => movement.finished));
      quiet = brief.length > 0 ? 0 : quiet + 1;
    }
  });
}
