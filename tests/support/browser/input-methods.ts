import type { Locator, Page } from '#tests/packages/playwright.ts';
import type { Visitor } from './browser.ts';

/**
 * Presses Tab, or Shift+Tab when the control comes before the focus, until the control has focus, using the skip
 * link of a new page.
 */
export async function tabTo(control: Locator): Promise<void> {
  const page = control.page();
  await control.waitFor();
  for (let attempts = 0; attempts < 220; attempts += 1) {
    const offset = await control.evaluate(stopsTo);
    if (offset === 'there') return;
    // A radio group is left and entered at opposite ends, so there the direction is kept.
    const steps = attempts < 20 || offset === 'skip' ? offset : 1;
    if (steps === 'skip') await page.keyboard.press('Enter');
    else
      for (let remaining = Math.abs(steps); remaining > 0; remaining -= 1)
        await page.keyboard.press(steps > 0 ? 'Tab' : 'Shift+Tab');
  }
  throw new Error(`No Tab leads to ${control} on ${page.url()}`);
}

/**
 * Runs in the page: tab stops from the focus to the control (negative: backwards), one fewer when more than one,
 * as not everything that looks like a stop is one. 'skip': the skip link leads there.
 */
function stopsTo(control: Element): number | 'there' | 'skip' {
  const focused = document.activeElement;
  if (focused === control) return 'there';
  // Rich text: its editor takes the place of the field once it is loaded.
  const edited = focused?.closest('[data-field]')?.getAttribute('data-field');
  if (edited && edited === control.getAttribute('name')) return 'there';
  if (!focused || focused === document.body) return 1;
  if (focused.matches('a.skip') && control.closest('main')) return 'skip';
  // A radio group is one stop: the checked button, else its first.
  const isStop = (radio: HTMLInputElement) => {
    const group = `input[type=radio][name="${CSS.escape(radio.name)}"]`;
    return radio === (document.querySelector(`${group}:checked`) ?? document.querySelector(group));
  };
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex], audio, video',
    ),
  ].filter(
    (one) =>
      one === focused ||
      one === control ||
      (one.tabIndex >= 0 &&
        !one.matches(':disabled, [inert] *') &&
        one.checkVisibility({ visibilityProperty: true }) &&
        (!(one instanceof HTMLInputElement) || one.type !== 'radio' || isStop(one))),
  );
  const [from, to] = [stops.indexOf(focused as HTMLElement), stops.indexOf(control as HTMLElement)];
  if (from < 0 || to < 0)
    return focused.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING ? -1 : 1;
  const stopsAhead = to - from;
  return Math.abs(stopsAhead) > 1 ? stopsAhead - Math.sign(stopsAhead) : stopsAhead;
}

/** An input method: pointer (mouse or touch) or keyboard alone. */
export interface InputMethod {
  press(control: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
}

/** A click also waits until the control is stable and not covered. */
export const pointer: InputMethod = {
  press: (control) => control.click(),
  type: (field, text) => field.fill(text),
};

export const keyboard: InputMethod = {
  async press(control) {
    await tabTo(control);
    await control.page().keyboard.press('Enter');
  },
  async type(field, text) {
    await tabTo(field);
    // The parts of a date are typed in the order of the browser's language.
    if (/date|time/.test((await field.getAttribute('type')) ?? '')) return field.fill(text);
    const { keyboard: pageKeyboard } = field.page();
    await pageKeyboard.press('ControlOrMeta+a');
    await pageKeyboard.press('Delete');
    await pageKeyboard.insertText(text);
  },
};

/** Waits until React has hydrated the page: from then on it, not the browser, submits the forms. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$'))?.[1];
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  });
}

/** Focuses an island of a visitor page and waits until its script has loaded. */
export async function loadIsland(host: Locator): Promise<void> {
  // The page's own script must be listening first.
  await host.page().waitForLoadState();
  await host.dispatchEvent('focusin');
  await host.and(host.page().locator('[data-hydrated]')).waitFor({ state: 'attached' });
}

const offlineMessage = (page: Page) => page.getByRole('alert').getByText('You’re offline.');

/**
 * Presses a button of a hydrated page during a network error, expects the message and restores the network.
 * 'request': it never reaches the server. 'response': the server processes it, but the response is lost.
 */
export async function pressDuringNetworkError(
  { page, expectComplaint }: Visitor,
  lost: 'request' | 'response',
  press: () => Promise<void>,
): Promise<void> {
  await waitForHydration(page);
  expectComplaint(/ERR_FAILED/);
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    if (lost === 'response') await route.fetch({ maxRedirects: 0 });
    return route.abort();
  });
  await press();
  await offlineMessage(page).waitFor();
  await page.unroute('**/*.data*');
}
