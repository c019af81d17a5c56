import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Locator } from '#tests/packages/playwright.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { desktop, phone, type TestBrowser } from './browser/browser.ts';
import { type InputMethod, keyboard, pointer, tabTo } from './browser/input-methods.ts';
import type { RunningSite } from './site/running-site.ts';
import { signInBrowser } from './site/signed-in.ts';

const withoutScripts = { ...desktop, javaScriptEnabled: false };

/** The variants in which the whole student area must work. */
export const studentVariants = [
  ['on a phone', phone, pointer],
  ['on a desktop, by keyboard alone', desktop, keyboard],
  ['on a desktop, without scripts', withoutScripts, pointer],
] as const;

export const mia = { email: 'mia@example.dk', name: 'Mia Østergård' };

/** Mia's browser, signed in, and the actions on its page. */
export async function studentFixture(
  site: RunningSite,
  browser: TestBrowser,
  profile: BrowserContextOptions,
  input: InputMethod,
) {
  const visitor = await browser.visitor(profile);
  const { page } = visitor;
  await signInBrowser(page.context(), site, 'student', mia);
  const main = page.getByRole('main');
  const named = (name: string | RegExp) => (typeof name === 'string' ? { name, exact: true } : { name });
  return {
    ...visitor,
    main,
    link: (name: string | RegExp, within: Locator = main) =>
      input.press(within.getByRole('link', named(name))),
    button: (name: string | RegExp, within: Locator = main) =>
      input.press(within.getByRole('button', named(name))),
    unfold: (words: string | RegExp, within: Locator = main) =>
      input.press(within.locator('summary').filter({ hasText: words })),
    toggle: async (box: Locator) => {
      if (input === pointer) return box.click();
      await tabTo(box);
      await page.keyboard.press('Space');
    },
    download: async (name: string | RegExp): Promise<Buffer> => {
      const coming = page.waitForEvent('download');
      await input.press(main.getByRole('link', named(name)));
      return readFile(await (await coming).path());
    },
    look: async () => profile === phone && (await expectAccessible(page)),
    hasScripts: profile.javaScriptEnabled !== false,
  };
}
