import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { openDates } from '#studio/calendar/dates/dates.queries.ts';
import type { CatalogueOffer } from '#studio/offers/catalogue/offer.ts';
import { findOffer } from '#studio/offers/catalogue/offers.queries.ts';
import { confirmAddress } from '#studio/people/confirmed-addresses.store.ts';
import {
  limitConfirmationEmails,
  type TooManyEmails,
  typedEmail,
} from '#studio/people/newsletter/confirmation-emails.ts';
import { makeSecretLink, markLinkUsed } from '#studio/people/secret-links.store.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { system, type Who } from '#studio/shared/who.ts';
import { dateNoticeMessages } from './date-notice.messages.ts';
import { dateNoticeByLink, dueDateNotice } from './date-notices.queries.ts';
import { confirmDateNoticeRow, deleteDateNotice, keepDateNotice } from './date-notices.store.ts';

const confirmDays = 7;
const cancelDays = 2 * 365;

const noticeInput = z.object({
  offerId: z.string().max(80),
  email: typedEmail,
});

export type DateNoticeOutcome =
  | { ok: true }
  | { ok: false; refusal: 'bad-email' | 'bad-course'; message: string }
  | TooManyEmails;

/** Double opt-in, for offers that are not sold yet or have no date. Same response for every address. */
export async function requestDateNotice(
  world: World,
  who: Who,
  input: { offerId: unknown; email: unknown },
): Promise<DateNoticeOutcome> {
  const words = dateNoticeMessages[who.language];
  const read = noticeInput.safeParse(input);
  if (!read.success) return { ok: false, refusal: 'bad-email', message: words.badEmail };
  const { email, offerId } = read.data;
  const offer = await findOffer(world.db.query, offerId);
  const today = studioDay(world.clock.now());
  const isWaiting = offer && (!offer.isBuyable || (await isSoldByDate(world, offer, today)));
  if (!isWaiting) return { ok: false, refusal: 'bad-course', message: words.badCourse };
  const limited = await limitConfirmationEmails(world, who, { email, tooMany: words.tooMany });
  if (limited) return limited;
  const { language } = who;
  await change(world, who, async (c) => {
    const notice = { offerId, email, language, consentText: words.consent, consentedAt: c.now };
    const subjectId = await keepDateNotice(c.tx, notice);
    const linkFor = (purpose: 'date-notice-confirm' | 'date-notice-cancel', days: number) =>
      makeSecretLink(c.tx, { purpose, subjectId, expiresAt: c.now.add({ hours: days * 24 }) });
    const confirmToken = await linkFor('date-notice-confirm', confirmDays);
    const cancelToken = await linkFor('date-notice-cancel', cancelDays);
    await publish(c, { type: 'date-notice.requested', email, offerId, language, confirmToken, cancelToken });
  });
  return { ok: true };
}

async function isSoldByDate(
  world: World,
  offer: CatalogueOffer,
  today: Temporal.PlainDate,
): Promise<boolean> {
  if (offer.termOf) return false;
  return offer.grants === 'seat' && (await openDates(world.db.query, offer.id, today)).length === 0;
}

type LinkOutcome = { ok: true } | { ok: false; refusal: 'not-found' };

/** Idempotent. */
export async function confirmDateNotice(world: World, input: { token: string }): Promise<LinkOutcome> {
  const notice = await dateNoticeByLink(world, 'confirm', input.token);
  if (!notice) return { ok: false, refusal: 'not-found' };
  await change(world, system, async (c) => {
    if (!(await confirmDateNoticeRow(c, notice.id))) return;
    await markLinkUsed(c.tx, input.token, c.now);
    await confirmAddress(c, { email: notice.email, by: 'link' });
  });
  return { ok: true };
}

export async function cancelDateNotice(world: World, input: { token: string }): Promise<LinkOutcome> {
  const notice = await dateNoticeByLink(world, 'cancel', input.token);
  if (!notice) return { ok: false, refusal: 'not-found' };
  await world.db.transaction((tx) => deleteDateNotice(tx, notice.id));
  return { ok: true };
}

/** One email, then the address is deleted. Called by reconciliation; a repeat finds no notice. */
export async function sendDateNotice(world: World, id: string): Promise<void> {
  await change(world, system, async (c) => {
    const notice = await dueDateNotice(c.tx, id, c.now);
    if (!notice || !(await deleteDateNotice(c.tx, id))) return;
    await publish(c, { type: 'date-notice.due', ...notice });
  });
}
