import type { Tx } from '#platform/db/database.ts';
import type { EditionDay } from '#platform/db/schema/catalogue.ts';
import type { World } from '#platform/world.ts';
import { entryTitle } from '#studio/catalogue/offer-title.queries.ts';
import { readBranding } from '#studio/email/branding.queries.ts';
import { queueEmail } from '#studio/email/queue-email.ts';
import { greetingName } from '#studio/people/confirmed-addresses.queries.ts';
import { seatHolders } from '../orders/programme.queries.ts';
import { editionCalendar, editionPlace } from './date-calendar.ts';
import { editionChanged } from './date-changed.ts';

/**
 * An edition's days or place were changed, in the caller's transaction: everybody who has a seat is written to in their
 * language, with what was before. Once per change and address: the key holds the edition's version, which counts up
 * under its lock. Answers how many mails were written; 0 when nothing of it is different, or all of it is over.
 */
export async function notifyDateChanged(
  world: World,
  tx: Tx,
  editionId: string,
  before: { days: readonly EditionDay[]; place: string | null },
): Promise<number> {
  const now = world.clock.now();
  const edition = await tx
    .selectFrom('editions')
    .select(['id', 'entry_id', 'version', 'days', 'place', 'ends_on'])
    .where('id', '=', editionId)
    .executeTakeFirstOrThrow();
  const branding = await readBranding(tx, world.settings);
  const today = now.toZonedDateTimeISO(branding.timeZone).toPlainDate().toString();
  const hasDays = !areSame(edition.days, before.days);
  const hasPlace = edition.place !== before.place;
  const lastDay = [edition.ends_on, ...before.days.map(({ date }) => date)].toSorted().at(-1) ?? '';
  if ((!hasDays && !hasPlace) || lastDay < today) return 0;
  const changed = hasDays && hasPlace ? 'both' : hasDays ? 'days' : 'place';
  let told = 0;
  for (const { email, name, language, isConfirmed } of await seatHolders(tx, editionId)) {
    const title = await entryTitle(tx, edition.entry_id, language);
    const calendar = isConfirmed
      ? editionCalendar({ branding, language, writtenAt: now }, edition, title, before.days)
      : null;
    const content = editionChanged({
      branding,
      language,
      name: await greetingName(tx, email, name),
      title,
      changed,
      calendar,
      days: { now: edition.days, before: before.days },
      place: {
        now: editionPlace(edition.place, branding, language),
        before: editionPlace(before.place, branding, language),
      },
    });
    const dedupeKey = `edition-changed:${editionId}:${edition.version}:${told}`;
    const mail = { ...content, kind: 'edition-changed', language, to: email, dedupeKey };
    if (await queueEmail(world, tx, mail)) told += 1;
  }
  return told;
}

function areSame(days: readonly EditionDay[], others: readonly EditionDay[]): boolean {
  return (
    days.length === others.length &&
    days.every((day, at) => {
      const other = others[at];
      return day.date === other?.date && day.from === other.from && day.to === other.to;
    })
  );
}
