import { offerTitle } from '#studio/catalogue/offer-title.queries.ts';
import { seatHolders } from '#studio/dates/seat-holders.queries.ts';
import { readBranding } from '#studio/email/branding.queries.ts';
import { queueEmail } from '#studio/email/queue-email.ts';
import { greetingName } from '#studio/people/confirmed-addresses.queries.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { dateCalendar, datePlace } from './date-calendar.ts';
import { dateChanged } from './date-changed.ts';

/** Once per version and address. */
export const notifyDateChanged: DomainEventHandler<'date.changed'> = async (
  world,
  tx,
  { dateId, before, change },
) => {
  const now = world.clock.now();
  const date = await tx
    .selectFrom('dates')
    .select(['id', 'offer_id', 'version', 'days', 'place'])
    .where('id', '=', dateId)
    .executeTakeFirstOrThrow();
  const branding = await readBranding(tx, world.settings);
  for (const [nth, { email, name, language, isConfirmed }] of (await seatHolders(tx, dateId)).entries()) {
    const title = await offerTitle(tx, date.offer_id, language);
    const calendar = isConfirmed
      ? dateCalendar({ branding, language, writtenAt: now }, date, title, before.days)
      : null;
    const content = dateChanged({
      branding,
      language,
      name: await greetingName(tx, email, name),
      title,
      changed: change,
      calendar,
      days: { now: date.days, before: before.days },
      place: {
        now: datePlace(date.place, branding, language),
        before: datePlace(before.place, branding, language),
      },
    });
    const dedupeKey = `date-changed:${dateId}:${date.version}:${nth}`;
    await queueEmail(world, tx, { ...content, kind: 'date-changed', language, to: email, dedupeKey });
  }
};
