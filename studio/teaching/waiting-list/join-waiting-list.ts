import type { World } from '#platform/world.ts';
import { shownDates } from '#studio/calendar/dates/open-dates.queries.ts';
import { lockPool } from '#studio/offers/inventory/units.store.ts';
import { confirmAddress } from '#studio/people/confirmed-addresses.store.ts';
import {
  limitConfirmationEmails,
  type TooManyEmails,
  typedEmail,
} from '#studio/people/newsletter/confirmation-emails.ts';
import { makeSecretLink, markLinkUsed } from '#studio/people/secret-links.store.ts';
import { change } from '#studio/shared/change.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { publish } from '#studio/shared/events.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { system, type Who } from '#studio/shared/who.ts';
import { offerFreeSeats } from './offer-seats.ts';
import { waitingListMessages } from './waiting-list.messages.ts';
import { dateToJoin, entryByLink } from './waiting-list.queries.ts';
import { appendEntry, deleteEntry, keepEntry } from './waiting-list.store.ts';
import { isOnList } from './waiting-list.ts';

const confirmDays = 7;
const leaveDays = 2 * 365;

export type JoinOutcome =
  | { ok: true }
  | { ok: false; refusal: 'bad-email' | 'has-free' | 'closed'; message: string }
  | TooManyEmails;

/** Double opt-in, for a date without a free seat. Same response for every address. */
export async function joinWaitingList(
  world: World,
  who: Who,
  input: { dateId: string; email: unknown },
): Promise<JoinOutcome> {
  const words = waitingListMessages[who.language];
  const now = world.clock.now();
  const date = await dateToJoin(world.db.query, input.dateId, now);
  if (!date) return { ok: false, refusal: 'closed', message: words.closed };
  const today = studioDay(now);
  const shown = (await shownDates(world, [date.offerId], today)).find(({ id }) => id === date.id);
  if (shown && shown.free > 0) return { ok: false, refusal: 'has-free', message: words.hasFree };
  const email = typedEmail.safeParse(input.email);
  if (!email.success) return { ok: false, refusal: 'bad-email', message: words.badEmail };
  const limited = await limitConfirmationEmails(world, who, { email: email.data, tooMany: words.tooMany });
  if (limited) return limited;
  const { language } = who;
  await change(world, who, async (c) => {
    const entryId = await keepEntry(c.tx, {
      dateId: date.id,
      email: email.data,
      language,
      consentText: words.consent,
      consentedAt: now,
    });
    const linkFor = (purpose: 'waiting-list-confirm' | 'waiting-list-leave', days: number) =>
      makeSecretLink(c.tx, { purpose, subjectId: entryId, expiresAt: now.add({ hours: days * 24 }) });
    const confirmToken = await linkFor('waiting-list-confirm', confirmDays);
    const leaveToken = await linkFor('waiting-list-leave', leaveDays);
    await publish(c, { type: 'waiting-list.join-requested', entryId, language, confirmToken, leaveToken });
  });
  return { ok: true };
}

export type LinkOutcome = { ok: true } | { ok: false; refusal: 'not-found' };

/** Idempotent. A seat that is free is offered at once. */
export async function confirmWaitingListEntry(world: World, input: { token: string }): Promise<LinkOutcome> {
  const entry = await entryByLink(world, 'waiting-list-confirm', input.token);
  if (!entry) return { ok: false, refusal: 'not-found' };
  if (isOnList(entry.state)) return { ok: true };
  await change(world, system, async (c) => {
    await lockPool(c.tx, entry);
    if (!(await appendEntry(c, { entryId: entry.id, dateId: entry.dateId }))) return;
    await markLinkUsed(c.tx, input.token, c.now);
    await confirmAddress(c, { email: entry.email, by: 'link' });
    await offerFreeSeats(c, entry.dateId);
    await contentChanged(c.tx, 'dates');
  });
  return { ok: true };
}

/** Deletes the address; an offered seat is offered to the next person. */
export async function leaveWaitingList(world: World, input: { token: string }): Promise<LinkOutcome> {
  const entry = await entryByLink(world, 'waiting-list-leave', input.token);
  if (!entry) return { ok: false, refusal: 'not-found' };
  await change(world, system, async (c) => {
    await lockPool(c.tx, entry);
    await deleteEntry(c.tx, entry.id);
    await offerFreeSeats(c, entry.dateId);
    await contentChanged(c.tx, 'dates');
  });
  return { ok: true };
}
