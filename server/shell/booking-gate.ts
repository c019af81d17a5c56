import type { World } from '#platform/world.ts';
import { isPaused } from '#studio/office/backups/backups.queries.ts';
import { changesSomething } from './own-origin.ts';
import { isWebhookPath } from './path-kinds.ts';
import type { ShellContext } from './shell-context.ts';

export interface BookingGate {
  /** Whether a restored studio does not take this request yet. */
  refuses(c: ShellContext): Promise<boolean>;
}

/** The owner's pages, signing in, and the test checkout, which is a provider. */
const always = /^\/(?:admin|shop\/admin|login|logout|sign-in|setup|reset|outbox|test-checkout)(?:\/|$|\.)/;

/** Until reconciliation has run, visitors and students can read but not book, buy or change anything. */
export async function openBookingGate({ db }: Pick<World, 'db'>): Promise<BookingGate> {
  // A database is restored before its server starts, never while it runs.
  let mayBeClosed = await isPaused(db.query);
  return {
    async refuses(c) {
      if (!mayBeClosed || !changesSomething(c.req.method)) return false;
      const { path } = c.get('address');
      if (isWebhookPath(c.get('url').pathname) || always.test(path)) return false;
      mayBeClosed = await isPaused(db.query);
      return mayBeClosed;
    },
  };
}
