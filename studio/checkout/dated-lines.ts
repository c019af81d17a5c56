import type { SessionLine } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import type { Who } from '#studio/shared/who.ts';
import { dateText, placeText } from '../catalogue/date-text.ts';
import { dateOfOrder } from '../catalogue/open-dates.queries.ts';
import { studioIdentity } from '../content/content.queries.ts';
import { placeLines } from '../content/identity.ts';
import type { OpenedOrder } from './write-order.ts';

/** The lines of the hosted page: a seat names its date and place there, before it is paid. */
export async function datedLines(world: World, who: Who, opened: OpenedOrder): Promise<SessionLine[]> {
  const date = await dateOfOrder(world.db.query, opened.orderId);
  if (!date) return opened.lines;
  const place = placeText(date.place, placeLines(await studioIdentity(world)), who.language);
  const description = [dateText(date.days, who.language), place].filter(Boolean).join(' · ');
  return opened.lines.map((line) => ({ ...line, description }));
}
