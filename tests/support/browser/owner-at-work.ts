import type { Locator, Page } from '#tests/packages/playwright.ts';
import { choose } from './choose.ts';
import { type InputMethod, waitForHydration } from './input-methods.ts';

/** An owner who edits the website, and whose presses are counted. */
export class OwnerAtWork {
  presses = 0;
  readonly page: Page;
  readonly #input: InputMethod;
  readonly #siteUrl: string;

  constructor(page: Page, input: InputMethod, siteUrl: string) {
    this.page = page;
    this.#input = input;
    this.#siteUrl = siteUrl;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.#siteUrl + path);
    await waitForHydration(this.page);
    this.presses = 0;
  }

  async press(control: Locator): Promise<void> {
    this.presses += 1;
    await this.#input.press(control);
  }

  button(name: string | RegExp): Promise<void> {
    return this.press(this.page.getByRole('button', { name }).last());
  }

  async choose(label: string): Promise<void> {
    const option = this.page.getByLabel(label);
    await choose(this.#input, this.page.locator('fieldset', { has: option }), option);
    this.presses += 1;
  }

  async type(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(texts))
      await this.#input.type(this.page.locator(`[name="${name}"]`), text);
  }

  /** Leads back to the page of the section. */
  async saveSection(): Promise<void> {
    await this.button('Done');
    await this.page.waitForURL(({ pathname }) => !pathname.includes('/sections/'));
  }

  /** On a phone the sections and the history of a page are over its preview. */
  async openContents(): Promise<void> {
    const contents = this.page.getByRole('button', { name: 'Sections and settings' });
    if (await contents.isVisible()) await this.press(contents);
  }

  async saveAndPublish(): Promise<void> {
    await this.saveSection();
    await this.publish();
  }

  async publish(): Promise<void> {
    await this.button('Publish now');
    await this.page.getByText('Published. Visitors see it now.').waitFor();
  }

  /** Publishes what was on the website before the last `publications`. */
  async undo(key: string, publications = 1): Promise<void> {
    await this.open(`/admin/website/${key}`);
    await this.openContents();
    await this.press(this.page.getByRole('button', { name: /Restore as draft/ }).nth(publications - 1));
    await this.page.getByText('Version restored as a draft.').waitFor();
    await this.publish();
  }
}
