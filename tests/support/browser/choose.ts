import { expect } from 'vitest';
import type { Locator } from '#tests/packages/playwright.ts';
import { type InputMethod, pointer } from './input-methods.ts';

/** Selects a radio button, by click or with the arrow keys from the one that Tab reaches. */
export async function choose(input: InputMethod, group: Locator, option: Locator): Promise<void> {
  if (input === pointer) return option.check();
  const isSome = (await group.locator('input:checked').count()) > 0;
  const first = group.locator(isSome ? 'input:checked' : 'input').first();
  for (let step = 0; step < 60; step += 1) {
    if (await first.evaluate((element) => element === document.activeElement)) break;
    await option.page().keyboard.press('Tab');
  }
  for (let step = 0; step < 10 && !(await option.isChecked()); step += 1) {
    await option.page().keyboard.press(isSome || step > 0 ? 'ArrowDown' : 'Space');
  }
  expect(await option.isChecked()).toBe(true);
}
