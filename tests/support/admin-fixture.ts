import type { BrowserContextOptions, Page } from '#tests/packages/playwright.ts';
import type { TestBrowser, Visitor } from './browser/browser.ts';
import type { RunningSite } from './site/running-site.ts';
import { signInBrowser } from './site/signed-in.ts';

export function adminFixture(site: RunningSite, browser: TestBrowser) {
  /** A day relative to today in the studio's calendar. */
  function dayIn(days: number): string {
    const today = site.world.clock.now().toZonedDateTimeISO('Europe/Copenhagen').toPlainDate();
    return today.add({ days }).toString();
  }

  return {
    dayIn,

    /** Signed in; refused forms are expected. */
    async asOwner(profile: BrowserContextOptions): Promise<Visitor> {
      const visitor = await browser.visitor(profile);
      visitor.expectComplaint(/status of (400|409)/);
      await signInBrowser(visitor.page.context(), site, 'owner');
      return visitor;
    },

    async claimStates(): Promise<string[]> {
      const claims = await site.db.query
        .selectFrom('claims')
        .select(['kind', 'state'])
        .where('kind', 'in', ['session', 'block'])
        .orderBy('created_at')
        .execute();
      return claims.map(({ kind, state }) => `${kind} ${state}`);
    },

    async fillBooking(page: Page, name: string, time: string): Promise<void> {
      await page.getByLabel('Name').fill(name);
      await page.getByLabel(/^E-?mail/).fill(`${name.split(' ')[0]}@example.com`);
      await page.getByLabel('Day', { exact: false }).fill(dayIn(2));
      await page.getByLabel('Begins', { exact: false }).fill(time);
    },
  };
}
