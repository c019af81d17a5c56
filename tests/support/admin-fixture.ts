import type { BrowserContextOptions, Page } from '#tests/packages/playwright.ts';
import type { TestBrowser, Visitor } from './browser/browser.ts';
import type { RunningSite } from './site/running-site.ts';
import { signInBrowser } from './site/signed-in.ts';

/** What journeys at the owner's desk have in common. */
export function theAdmin(site: RunningSite, browser: TestBrowser) {
  /** A day so many days from now, on the studio's calendar. */
  function dayIn(days: number): string {
    const today = site.world.clock.now().toZonedDateTimeISO('Europe/Copenhagen').toPlainDate();
    return today.add({ days }).toString();
  }

  return {
    dayIn,

    /** Signed in; a form that was refused is nothing to complain about. */
    async asOwner(profile: BrowserContextOptions): Promise<Visitor> {
      const visitor = await browser.visitor(profile);
      visitor.expectComplaint(/status of (400|409)/);
      await signInBrowser(visitor.page.context(), site, 'owner');
      return visitor;
    },

    /** Hours and blocks as they stand, in the order they were made: 'session booked'. */
    async claimStates(): Promise<string[]> {
      const claims = await site.db.query
        .selectFrom('claims')
        .select(['kind', 'state'])
        .where('kind', 'in', ['session', 'block'])
        .orderBy('created_at')
        .execute();
      return claims.map(({ kind, state }) => `${kind} ${state}`);
    },

    /** The form 'Book for somebody', for an hour of the day after tomorrow. */
    async fillBooking(page: Page, name: string, time: string): Promise<void> {
      await page.getByLabel('Name').fill(name);
      await page.getByLabel(/^E-?mail/).fill(`${name.split(' ')[0]}@example.com`);
      await page.getByLabel('Day', { exact: false }).fill(dayIn(2));
      await page.getByLabel('Begins', { exact: false }).fill(time);
    },
  };
}
