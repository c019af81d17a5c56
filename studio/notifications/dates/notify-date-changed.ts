import type { Tx } from '#platform/db/database.ts';
import type { DateDay } from '#platform/db/schema/catalogue.ts';
import type { World } from '#platform/world.ts';
import { offerTitle } from '#studio/catalogue/offer-title.queries.ts';
import { readBranding } from '#studio/email/branding.queries.ts';
import { queueEmail } from '#studio/email/queue-email.ts';
import { greetingName } from '#studio/people/confirmed-addresses.queries.ts';
import { seatHolders } from '../orders/programme.queries.ts';
import { dateCalendar, datePlace } from './date-calendar.ts';
import { dateChanged } from './date-changed.ts';

/** Once per version and address. Returns the number of emails; 0 when nothing changed or the date is over. */
export async function notifyDateChanged(
  world: World,
  tx: Tx,
  dateId: string,
  before: { days: readonly DateDay[]; place: string | null },
): Promise<number> {
  const now = world.clock.now();
  const date = await tx
    .selectFrom('dates')
    .select(['id', 'offer_id', 'version', 'days', 'place', 'ends_on'])
    .where('id', '=', dateId)
    .executeTakeFirstOrThrow();
  const branding = await readBranding(tx, world.settings);
  const today = now.toZonedDateTimeISO(branding.timeZone).toPlainDate().toString();
  const hasDays = !areSame(date.days, before.days);
  const hasPlace = date.place !== before.place;
  const lastDay = [date.ends_on, ...before.days.map(({ date }) => date)].toSorted().at(-1) ?? '';
  if ((!hasDays && !hasPlace) || lastDay < today) return 0;
  const changed = hasDays && hasPlace ? 'both' : hasDays ? 'days' : 'place';
  let told = 0;
  for (const { email, name, language, isConfirmed } of await seatHolders(tx, dateId)) {
    const title = await offerTitle(tx, date.offer_id, language);
    const calendar = isConfirmed
      ? dateCalendar({ branding, language, writtenAt: now }, date, title, before.days)
      : null;
    const content = dateChanged({
      branding,
      language,
      name: await greetingName(tx, email, name),
      title,
      changed,
      calendar,
      days: { now: date.days, before: before.days },
      place: {
        now: datePlace(date.place, branding, language),
        before: datePlace(before.place, branding, language),
      },
    });
    const dedupeKey = `date-changed:${dateId}:${date.version}:${told}`;
    const mail = { ...content, kind: 'date-changed', language, to: email, dedupeKey };
    if (await queueEmail(world, tx, mail)) told += 1;
  }
  return told;
}

function areSame(days: readonly DateDay[], others: readonly DateDay[]): boolean {
  return (
    days.length === others.length &&
    days.every((day, at) => {
      const other = others[at];
      return day.date === other?.date && day.from === other.from && day.to === other.to;
    })
  );
}
