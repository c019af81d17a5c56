import type { Page } from '#tests/packages/playwright.ts';
import { expectAccessible } from './accessibility.ts';
import type { InputMethod } from './input-methods.ts';
import { OwnerAtWork } from './owner-at-work.ts';

/** Work in the back office that begins on Today each time. Presses are counted by task. */
export class Day {
  readonly #at: OwnerAtWork;
  readonly page: Page;
  readonly #input: InputMethod;
  readonly presses: Record<string, number> = {};

  constructor(page: Page, input: InputMethod, siteUrl: string) {
    this.page = page;
    this.#input = input;
    this.#at = new OwnerAtWork(page, input, siteUrl);
  }

  async task(name: string, work: (at: OwnerAtWork) => Promise<void>): Promise<void> {
    await this.#at.open('/admin');
    await work(this.#at);
    await expectAccessible(this.page);
    this.presses[name] = this.#at.presses;
  }

  link = (name: string | RegExp) => this.#at.press(this.page.getByRole('link', { name }).first());
  open = (summary: string) => this.#at.press(this.page.locator('summary', { hasText: summary }).first());
  async type(label: string | RegExp, text: string): Promise<void> {
    const field = this.page.getByLabel(label).filter({ visible: true }).last();
    await this.#input.type(field, text);
  }
  choose = (label: string) => this.#at.choose(label);
  /** On a phone a page of its own. */
  async search(): Promise<void> {
    const field = this.page.getByLabel('Search everything').filter({ visible: true });
    if ((await field.count()) === 0) await this.link('Search');
  }
  done = (text: string) => this.page.getByRole('status').getByText(text).waitFor();
  /** A section of the admin: on a phone some are behind 'More', on a wide screen the settings behind the owner's name. */
  async section(name: string, heading = name): Promise<void> {
    const named = new RegExp(`^${name}|${name} and account$`);
    const link = this.page.getByRole('link', { name: named }).filter({ visible: true });
    if ((await link.count()) === 0) await this.link('More');
    await this.#at.press(link.last());
    await this.page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
}
