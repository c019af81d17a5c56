import type { Page } from '#tests/packages/playwright.ts';
import type { Hands } from './input-methods.ts';

/** A page with this input method, its controls found by their names. */
export function handsOn(page: Page, hands: Hands) {
  return {
    link: (name: string) => hands.press(page.getByRole('link', { name, exact: true })),
    button: (name: string, within: Pick<Page, 'getByRole'> = page) =>
      hands.press(within.getByRole('button', { name, exact: true })),
    type: (label: string, text: string, within: Pick<Page, 'getByLabel'> = page) =>
      hands.type(within.getByLabel(label), text),
  };
}
