import type { World } from '#platform/world.ts';
import { dateText, placeText } from '#studio/calendar/dates/date-text.ts';
import { dateOfOrder } from '#studio/calendar/dates/open-dates.queries.ts';
import type { LinkedBooking } from '#studio/money/paid-bookings/linked-booking.queries.ts';
import { isEmailCorrectable } from '#studio/money/settlement/email-correction/correct-email.ts';
import type { ReturnOutcome } from '#studio/money/settlement/settle-return.ts';
import { contentDocument, studioIdentity } from '#studio/shared/content/content.queries.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import { placeLines, streetOf } from '#studio/shared/content/identity.ts';
import { plainParagraphs } from '#studio/shared/content/rich-text/rich-text.ts';
import { maskEmail } from '#studio/shared/email-address.ts';
import type { Language } from '#studio/shared/language.ts';
import { rangePath } from '#studio/site/pages/range-address.ts';
import { ownPath } from '../../calendar/booking/own-path.ts';
import { changeUntilText } from '../../calendar/booking/read-hold.ts';
import type { Reader } from '../../calendar/booking/read-widget.ts';
import { confirmationMessages } from './confirmation.messages.ts';

/** Whom the confirmation was sent to; correctable once. */
export interface SentTo {
  email: string;
  isMasked: boolean;
  isCorrected: boolean;
  /** Null: not correctable (any more). */
  correctHref: string | null;
}

export interface FindingView {
  address: string;
  street: { street: string; number: string } | null;
  directions: readonly string[];
  mapHref: string;
}

export interface VisitView {
  bring: readonly string[];
  changes: string;
  finding: FindingView | null;
  coach: string;
  songHref: string;
  rangeHref: string;
  account: { href: string; isSignedIn: boolean };
}

type Settled = Exclude<ReturnOutcome, { outcome: 'unknown' }>;

export async function sentTo({ world, facts }: Reader, settled: Settled, session: string): Promise<SentTo> {
  const { emailCorrectedAt, orderState, settledAt, createdAt, hasPaidHere, isPayer } = settled;
  const order = {
    state: orderState,
    email: settled.email,
    application_id: settled.applicationId,
    email_corrected_at: emailCorrectedAt,
    settled_at: settledAt,
    created_at: createdAt,
  };
  const path = `/payment-success/email?session=${session}`;
  const now = world.clock.now();
  const isCorrectable = await isEmailCorrectable(world.db.query, order, { hasPaidHere, now });
  return {
    email: isPayer ? settled.email : maskEmail(settled.email),
    isMasked: !isPayer,
    isCorrected: emailCorrectedAt !== null,
    correctHref: isCorrectable ? ownPath(facts, path) : null,
  };
}

/** What a booked visitor needs before the session. */
export async function readVisit({ world, who, facts }: Reader, booking: LinkedBooking): Promise<VisitView> {
  const { language } = facts;
  const words = confirmationMessages[language];
  const { noticeHours } = booking;
  const [document, identity] = await Promise.all([
    contentDocument(world, 'private-coaching', language),
    studioIdentity(world),
  ]);
  const until = changeUntilText(booking.start, {
    noticeHours,
    now: world.clock.now(),
    language,
  });
  const isSignedIn = who.role === 'student' || who.role === 'owner';
  return {
    bring: plainParagraphs(blockOf(document, 'prose', 'bring')?.paragraphs ?? []),
    changes: until ? words.changeUntil(until) : words.changeLate(noticeHours),
    finding: booking.place === 'online' ? null : await readFinding(world, language),
    coach: identity.coachFirstName,
    songHref: ownPath(facts, '/contact'),
    rangeHref: ownPath(facts, await rangePath(world)),
    account: { href: ownPath(facts, isSignedIn ? '/dashboard' : '/login'), isSignedIn },
  };
}

async function readFinding(world: World, language: Language): Promise<FindingView | null> {
  const [document, identity] = await Promise.all([
    contentDocument(world, 'private-coaching', language),
    studioIdentity(world),
  ]);
  const lines = placeLines(identity);
  const address = lines.join(', ');
  if (!address) return null;
  return {
    address,
    street: streetOf(lines),
    directions: plainParagraphs(blockOf(document, 'prose', 'directions')?.paragraphs ?? []),
    mapHref: `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`,
  };
}

/** Date and place of a seat; null: the order has no date. */
export async function readSeat(world: World, orderId: string, language: Language) {
  const date = await dateOfOrder(world.db.query, orderId);
  if (!date) return null;
  const words = confirmationMessages[language];
  const lines = placeLines(await studioIdentity(world));
  return {
    rows: [
      { key: 'date', label: words.date, value: dateText(date.days, language) },
      { key: 'place', label: words.place, value: placeText(date.place, lines, language) },
    ],
    finding: date.place === null ? await readFinding(world, language) : null,
  };
}
