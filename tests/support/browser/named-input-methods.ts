import type { Page } from '#tests/packages/playwright.ts';
import type { InputMethod } from './input-methods.ts';

/** A page with this input method, its controls found by their names. */
export function controlsOf(page: Page, input: InputMethod) {
  return {
    link: (name: string) => input.press(page.getByRole('link', { name, exact: true })),
    button: (name: string, within: Pick<Page, 'getByRole'> = page) =>
      input.press(within.getByRole('button', { name, exact: true })),
    type: (label: string, text: string, within: Pick<Page, 'getByLabel'> = page) =>
      input.type(within.getByLabel(label), text),
  };
}
