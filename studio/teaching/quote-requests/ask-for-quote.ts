import type { World } from '#platform/world.ts';
import { bookingRules } from '#studio/calendar/booking-rules.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { system } from '#studio/shared/who.ts';
import { quoteLinkDays } from './quote-request.ts';
import { sessionsToAskAfter } from './quote-requests.queries.ts';
import { insertQuoteRequest } from './quote-requests.store.ts';

const mostAtOnce = 50;

/** Empty unless the owner has turned it on. */
export async function dueQuoteRequests({ db, settings, clock }: World): Promise<string[]> {
  if (!(await bookingRules(db.query, settings)).askForQuote) return [];
  const rows = await sessionsToAskAfter(db.query, clock.now()).limit(mostAtOnce).execute();
  return rows.map(({ id }) => id);
}

/** Once per person: the row and the email are one transaction. False: asked before, or no longer due. */
export async function askForQuote(world: World, bookingId: string): Promise<boolean> {
  return change(world, system, async (c) => {
    const session = await sessionsToAskAfter(c.tx, c.now)
      .where('bookings.id', '=', bookingId)
      .executeTakeFirst();
    const requestId = session && (await insertQuoteRequest(c, session));
    if (!requestId) return false;
    const expiresAt = c.now.add({ hours: 24 * quoteLinkDays });
    const token = await makeSecretLink(c.tx, { purpose: 'quote', subjectId: requestId, expiresAt });
    await publish(c, { type: 'quote.requested', requestId, token });
    return true;
  });
}
