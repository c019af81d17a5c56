import type { SessionLine } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { dateText, placeText } from '#studio/dates/date-text.ts';
import { dateOfOrder } from '#studio/dates/open-dates.queries.ts';
import type { Who } from '#studio/shared/who.ts';
import { studioIdentity } from '../content/content.queries.ts';
import { placeLines } from '../content/identity.ts';
import type { OpenedOrder } from './write-order.ts';

export async function datedLines(world: World, who: Who, opened: OpenedOrder): Promise<SessionLine[]> {
  const date = await dateOfOrder(world.db.query, opened.orderId);
  if (!date) return opened.lines;
  const place = placeText(date.place, placeLines(await studioIdentity(world)), who.language);
  const description = [dateText(date.days, who.language), place].filter(Boolean).join(' · ');
  return opened.lines.map((line) => ({ ...line, description }));
}
