import type { RouterContextProvider } from 'react-router';
import type { PageHandle } from '#app/web/page-handle.ts';
import { factsOf, type RequestFacts } from '#app/web/request-facts.ts';
import { accountOf, whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import type { Account } from '#platform/accounts/accounts.ts';
import type { World } from '#platform/world.ts';
import { bookingMessages } from '#studio/calendar/booking/booking.messages.ts';
import { type BookingOffer, bookingOffer } from '#studio/calendar/booking/booking-offer.queries.ts';
import { creditState } from '#studio/calendar/booking/credit.queries.ts';
import { type CurrentHold, currentHold } from '#studio/calendar/holds/current-hold.queries.ts';
import { endedHold } from '#studio/calendar/holds/ended-hold.queries.ts';
import { readBooking } from '#studio/money/paid-bookings/linked-booking.queries.ts';
import { feesSentence } from '#studio/money/paid-bookings/session-fee.ts';
import { slotsKey } from '#studio/shared/content-changed.ts';
import type { Language } from '#studio/shared/language.ts';
import { firstName } from '#studio/shared/texts/first-name.ts';
import { isTimeZone } from '#studio/shared/time/format-time.ts';
import type { Who } from '#studio/shared/who.ts';
import { barsView, daysView, takenView } from './days-view.ts';
import { ownPath } from './own-path.ts';
import { readHold } from './read-hold.ts';
import { formatDuration } from './when.ts';
import { amountsOf } from './widget/amounts.ts';
import { fill } from './widget/fill.ts';
import type { OfferView, Screen, Values, WidgetStart } from './widget/model.ts';
import { readSummary } from './widget/read-summary.ts';
import { bookOwn, type WidgetWords, widgetWords } from './widget.messages.ts';
import { withLead } from './with-lead.ts';

export interface WidgetRequest {
  timeZone: string | null;
  /** Preselects an hour. */
  slotStart: string | null;
  /** The secret of a credit that pays for the hour. */
  credit: string | null;
  offerId: string | null;
  /** The hold whose final state is requested. */
  endedId: string | null;
  /** Prefills name and email from this ended hold. */
  fromId: string | null;
  /** Prefilled values; URLs contain nothing personal. */
  values?: Partial<Values>;
  /** The page that embeds the widget, if not the booking page. */
  book?: string;
  booked?: string;
}

export const nothingRequested: WidgetRequest = {
  timeZone: null,
  slotStart: null,
  credit: null,
  offerId: null,
  endedId: null,
  fromId: null,
};

export const bookPath = '/private-coaching/book';

/** With the hour chosen, at the details that are still missing. */
export function slotHref(book: string, start: string): string {
  return `${book}?slot_start=${encodeURIComponent(start)}#booking-details`;
}

export function widgetRequest(url: URL): WidgetRequest {
  const param = (name: string) => url.searchParams.get(name);
  return {
    timeZone: param('time_zone'),
    slotStart: param('slot_start'),
    credit: param('credit'),
    offerId: param('offer'),
    endedId: param('ended'),
    fromId: param('from'),
  };
}

/** Of the page and its JSON. A browser with a hold or a signed-in account gets its own. */
export const widgetHandle: PageHandle = {
  cache: {
    keys: ['studio', 'prices', 'booking', slotsKey],
    seconds: 60,
    unlessCookies: ['belcanto_hold', 'belcanto.session_token'],
  },
};

export interface Reader {
  world: World;
  who: Who;
  facts: RequestFacts;
  account?: Account | null;
}

export async function widgetReader(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Reader> {
  const [who, account] = await Promise.all([whoOf(request, context), accountOf(request, context)]);
  return { world: worldOf(context), who, facts: factsOf(context), account };
}

/** A student with a name is not asked for name and email. The owner books for others. */
function buyerOf({ account }: Reader): { name: string; email: string } | null {
  if (account?.role !== 'student' || account.name.trim() === '') return null;
  return { name: account.name, email: account.email };
}

/** The widget's state for this browser: choosing, holding, expired or booked. Read-only. */
export async function readWidget(reader: Reader, requested: WidgetRequest): Promise<WidgetStart> {
  const { world, who, facts } = reader;
  const { language } = facts;
  const credit = requested.credit ? await creditState(world, who, requested.credit) : null;
  const isCredit = credit?.state === 'usable';
  const person = isCredit ? credit : buyerOf(reader);
  const isKnown = person !== null && person.name !== '' && person.email !== '';
  const current = credit ? null : await currentHold(world, who);
  const { defaultPlace, offerId, words, ...offer } = await readOffer(world, who, {
    language,
    timeZone: requested.timeZone,
    hasCredit: isCredit,
    offerId: isCredit ? null : await requestedOffer(reader, requested, current),
  });
  const page = ownPath(facts, bookPath);
  const book = requested.book ?? (offerId ? `${page}?offer=${offerId}` : page);
  const values: Values = {
    name: '',
    email: '',
    place: defaultPlace,
    slotStart: requested.slotStart ?? '',
    ...(person && { name: person.name, email: person.email }),
    ...requested.values,
    ...(isKnown && { name: person.name, email: person.email }),
  };
  return {
    language,
    words,
    addresses: {
      book: isCredit && !requested.book ? `${book}?credit=${requested.credit}` : book,
      slots: ownPath(facts, '/private-coaching/slots'),
      hold: ownPath(facts, '/private-coaching/hold'),
      comeBack: ownPath(facts, bookPath),
      checkout: ownPath(facts, '/checkout'),
      booked: requested.booked ?? null,
    },
    offer,
    screen: withTaken(await screenOf(reader, requested, { credit, current, values, isKnown }), {
      offer,
      requested,
      language,
    }),
    credit: isCredit ? requested.credit : null,
    offerId,
    isKnown,
  };
}

/** That of this browser's hold, which may have another length than the requested one. */
async function requestedOffer(
  { world, who }: Reader,
  requested: WidgetRequest,
  current: CurrentHold | null,
): Promise<string | null> {
  const endedId = requested.endedId ?? requested.fromId;
  if (!who.holderToken) return requested.offerId;
  const hold = endedId ? await endedHold(world, who, endedId) : current;
  return hold?.courseId ?? requested.offerId;
}

/** Free hours, price and rules in the page's language, with the visitor's local time where it differs. */
async function readOffer(
  world: World,
  who: Who,
  requested: { language: Language; timeZone: string | null; hasCredit: boolean; offerId: string | null },
): Promise<OfferView & Pick<BookingOffer, 'defaultPlace' | 'offerId'> & { words: WidgetWords }> {
  const { language } = requested;
  const timeZone = isTimeZone(requested.timeZone) ? requested.timeZone : null;
  const { offerId: requestedId } = requested;
  const offer = await bookingOffer(world, who, { language, timeZone, offerId: requestedId });
  const words = wordsOf(offer, language);
  const view = {
    days: daysView(offer.days, language, timeZone),
    bars: barsView(offer.days, { now: world.clock.now(), language }),
    zoneNote: offer.zoneNote,
    timeZone,
    ...amountsOf(offer.prices, language),
    sessionMinutes: offer.sessionMinutes,
    holdLength: formatDuration(offer.holdSeconds, language),
    holdSeconds: offer.holdSeconds,
    coachName: offer.coachName,
    summary: await readSummary(world, { offer, words, language }),
    mode: requested.hasCredit ? ('credit' as const) : offer.mode,
  };
  const { defaultPlace, offerId } = offer;
  return { ...withLead(words, view), defaultPlace, offerId, words };
}

/** With the name of another session, and what an unpaid one can cost, where it can be paid later. */
function wordsOf({ courseName, rescheduleNoticeHours, ...offer }: BookingOffer, language: Language) {
  const usual = widgetWords[language];
  const own = courseName && { course: courseName, title: bookOwn(courseName) };
  const prices = Object.fromEntries(offer.prices.map((price) => [price.currency, price.amountMinor]));
  const fees = feesSentence({ ...offer, prices, noticeHours: rescheduleNoticeHours }, language);
  return {
    ...usual,
    ...own,
    showRange: fill(usual.showRange, { coach: firstName(offer.coachName) }),
    ...(fees && { atOnceNote: `${usual.atOnceNote} ${fees}`, directNote: `${usual.directNote} ${fees}` }),
  };
}

export function lengthOf({ offerId, offer }: WidgetStart): { offerId: string | null; minutes: number } {
  return { offerId, minutes: offer.sessionMinutes };
}

/** A link to a slot that is not free any more. */
function withTaken(
  screen: Screen,
  { offer, requested, language }: { offer: OfferView; requested: WidgetRequest; language: Language },
): Screen {
  const { slotStart } = requested;
  if (screen.at !== 'choosing' || screen.error || !slotStart) return screen;
  const taken = takenView(slotStart, language);
  const isFree = offer.days.some(({ slots }) => slots.some(({ start }) => start === slotStart));
  if (isFree || !taken) return screen;
  return { ...screen, error: { message: bookingMessages[language].refusals.taken, fields: [], taken } };
}

interface ScreenFacts {
  credit: Awaited<ReturnType<typeof creditState>> | null;
  current: CurrentHold | null;
  values: Values;
  isKnown: boolean;
}

async function screenOf(
  { world, who }: Reader,
  requested: WidgetRequest,
  { credit, current, values, isKnown }: ScreenFacts,
): Promise<Screen> {
  if (credit?.state === 'booked') {
    const booking = await readBooking(world, who, credit.bookingId);
    return { at: 'received', slotName: booking?.slotName ?? null, email: booking?.email ?? '' };
  }
  if (credit) {
    const message = bookingMessages[who.language].refusals['no-credit'];
    return { at: 'choosing', values, error: credit.state === 'none' ? { message, fields: [] } : null };
  }
  const { endedId, timeZone } = requested;
  const holdRequested = { language: who.language, defaultPlace: values.place, endedId, timeZone, current };
  const { hold, ended, received } = await readHold(world, who, holdRequested);
  if (received) return { at: 'received', ...received };
  if (hold) return { at: 'held', hold, error: null };
  if (ended && ended.state !== 'let-go') return { at: ended.state, ended };
  const from = requested.fromId
    ? await readHold(world, who, { ...holdRequested, endedId: requested.fromId })
    : null;
  const { name, email, place } = (ended ?? from?.ended)?.values ?? values;
  const typed = isKnown ? {} : { name, email };
  return { at: 'choosing', values: { ...values, ...typed, place }, error: null };
}
