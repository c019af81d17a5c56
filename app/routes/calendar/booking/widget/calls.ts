import type { WidgetWords } from '../widget.messages.ts';
import { latestRange } from './latest-range.ts';
import type { FormError, HoldNow, HoldView, SlotView, Values, WidgetStart } from './model.ts';

type Sentences = Pick<
  WidgetWords,
  'course' | 'couldNotHold' | 'couldNotBook' | 'couldNotPay' | 'unknown' | 'notSent' | 'relay' | 'notOk'
>;

/** The row of wire calls 1 and 2. The server decides status and expiry. */
function bookingRow(
  { offerId, words }: { offerId: string | null; words: Pick<WidgetWords, 'course'> },
  {
    values: { name, email, place, showsRange },
    slot,
    paymentStatus,
  }: { values: Values; slot: SlotView; paymentStatus: 'pending' | 'paid' },
) {
  return {
    name,
    email,
    place,
    course_id: offerId ?? 'private-coaching',
    course_name: words.course,
    slot_start: slot.start,
    slot_end: slot.end,
    payment_status: paymentStatus,
    time_zone: browserTimeZone(),
    ...(showsRange === undefined ? {} : { voice_range: showsRange ? latestRange() : null }),
  };
}

export type HoldAnswer =
  | ({ ok: true; id: string; slotStart: string } & Pick<HoldView, 'millisecondsLeft' | 'receivedAtMs'>)
  | RefusedCall;

/** `isTaken`: by another visitor meanwhile. */
type RefusedCall = { ok: false; error: FormError; isTaken: boolean };

/** Wire call 2: holds the hour; selects id, slot_start and expires_at. */
export async function requestHold(
  start: Pick<WidgetStart, 'language' | 'offer' | 'offerId'> & { words: Sentences },
  values: Values,
  slot: SlotView,
): Promise<HoldAnswer> {
  const expiresAt = new Date(Date.now() + start.offer.holdSeconds * 1000).toISOString();
  const row = { ...bookingRow(start, { values, slot, paymentStatus: 'pending' }), expires_at: expiresAt };
  const answer = await post('/rest/v1/bookings', row, {
    ...languageHeader(start),
    prefer: 'return=representation',
    accept: 'application/vnd.pgrst.object+json',
  });
  const body = answer?.body;
  if (answer?.ok && typeof body?.id === 'string') {
    return {
      ok: true,
      id: body.id,
      slotStart: String(body.slot_start),
      millisecondsLeft: answer.holdMilliseconds ?? start.offer.holdSeconds * 1000,
      receivedAtMs: answer.receivedAtMs,
    };
  }
  return refusedCall(answer, start.words.couldNotHold);
}

/** Wire call 1: books without payment; a credit's secret is sent in `x-entitlement`. */
export async function requestBooking(
  start: Pick<WidgetStart, 'language' | 'credit' | 'offerId'> & { words: Sentences },
  values: Values,
  slot: SlotView,
): Promise<{ ok: true } | RefusedCall> {
  const answer = await post('/rest/v1/bookings', bookingRow(start, { values, slot, paymentStatus: 'paid' }), {
    ...languageHeader(start),
    ...(start.credit ? { 'x-entitlement': start.credit } : {}),
  });
  return answer?.ok ? { ok: true } : refusedCall(answer, start.words.couldNotBook);
}

/** Holds a free consultation until its email is confirmed. */
export async function postConsultation(
  start: Pick<WidgetStart, 'language' | 'addresses'> & { words: Sentences },
  values: Values,
  slot: SlotView,
): Promise<{ ok: true } | RefusedCall> {
  const { name, email, place } = values;
  const typed = { name, email, place, slot_start: slot.start, time_zone: browserTimeZone() };
  const answer = await send(start.addresses.book, new URLSearchParams(typed), { accept: 'application/json' });
  if (answer?.ok) return { ok: true };
  const sentence = answer ? start.words.couldNotBook : start.words.notSent;
  return refusedCall(answer, sentence);
}

/** Wire call 3: the checkout URL, or the error message. */
export async function requestPayment(
  start: Pick<WidgetStart, 'language' | 'addresses'> & { words: Sentences },
  bookingId: string,
  currency: string,
): Promise<{ ok: true; url: string } | { ok: false; message: string; status: number }> {
  const { words } = start;
  const answer = await post(
    '/functions/v1/create-payment',
    {
      courseId: bookingId,
      currency: currency.toLowerCase(),
      returnPath: start.addresses.comeBack,
      time_zone: browserTimeZone(),
    },
    languageHeader(start),
  );
  if (!answer) return { ok: false, message: words.notSent, status: 0 };
  const { body, status } = answer;
  if (answer.ok && typeof body?.url === 'string' && body.url !== '') return { ok: true, url: body.url };
  if (answer.ok) return { ok: false, message: words.couldNotPay, status };
  const own = typeof body?.message === 'string' && body.message !== '' ? body.message : null;
  return { ok: false, message: own ?? (answer.isRelayError ? words.relay : words.notOk), status };
}

/** Null: no response, so the state is unknown. */
export async function checkHold(address: string, knownId: string | null): Promise<HoldNow | null> {
  const query = new URLSearchParams({
    time_zone: browserTimeZone(),
    ...(knownId ? { booking: knownId } : {}),
  });
  const answer = await getJson<HoldNow>(`${address}?${query}`);
  if (!answer) return null;
  const { said, receivedAtMs } = answer;
  return { ...said, hold: said.hold && { ...said.hold, receivedAtMs } };
}

/** 'unsure': the hold's final state must be fetched. Null: no response, or not our hold. */
export async function requestRelease(address: string, bookingId: string): Promise<'free' | 'unsure' | null> {
  const answer = await send(address, new URLSearchParams({ booking: bookingId }), {});
  if (!answer?.ok) return null;
  const hour = answer.body?.hour;
  return hour === 'released' || hour === 'cancelled' ? 'free' : 'unsure';
}

/** Null: no response. */
export async function loadWidget(
  address: string,
  { credit, offerId }: Pick<WidgetStart, 'credit' | 'offerId'>,
): Promise<WidgetStart | null> {
  const query = new URLSearchParams({
    time_zone: browserTimeZone(),
    ...(credit ? { credit } : {}),
    ...(offerId ? { offer: offerId } : {}),
  });
  const answer = await getJson<WidgetStart>(`${address}?${query}`);
  return answer && receivedWidget(answer.said, answer.receivedAtMs);
}

/** Starts the hold's countdown on this browser's clock. */
export function receivedWidget(start: WidgetStart, receivedAtMs: number): WidgetStart {
  const { screen } = start;
  if (screen.at !== 'held') return start;
  return { ...start, screen: { ...screen, hold: { ...screen.hold, receivedAtMs } } };
}

export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

interface Answer {
  ok: boolean;
  status: number;
  isRelayError: boolean;
  /** Time left of a new hold, by the server's clock. */
  holdMilliseconds: number | null;
  /** By the browser's clock. */
  receivedAtMs: number;
  body: Record<string, unknown> | null;
}

function post(address: string, body: object, headers: Record<string, string>): Promise<Answer | null> {
  return send(address, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
}

async function send(
  address: string,
  body: string | URLSearchParams,
  headers: Record<string, string>,
): Promise<Answer | null> {
  try {
    const response = await fetch(address, { method: 'POST', headers, body });
    const receivedAtMs = Date.now();
    const text = await response.text();
    return {
      ok: response.ok,
      status: response.status,
      isRelayError: response.headers.get('x-relay-error') === 'true',
      holdMilliseconds: Number(response.headers.get('x-hold-milliseconds')) || null,
      receivedAtMs,
      body: text.startsWith('{') ? JSON.parse(text) : null,
    };
  } catch {
    return null;
  }
}

async function getJson<T>(address: string): Promise<{ said: T; receivedAtMs: number } | null> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' } });
    const receivedAtMs = Date.now();
    const said = response.ok ? ((await response.json()) as T | null) : null;
    return said && { said, receivedAtMs };
  } catch {
    return null;
  }
}

function languageHeader({ language }: Pick<WidgetStart, 'language'>) {
  return { 'content-language': language };
}

const fieldNames = ['name', 'email', 'slotStart'] as const;

function refusedCall(answer: Answer | null, sentence: string): RefusedCall {
  return { ok: false, error: formError(answer, sentence), isTaken: answer?.status === 409 };
}

/** The server's message if there is one; its `details` name the invalid fields. */
function formError(answer: Answer | null, sentence: string): FormError {
  const { message, details } = answer?.body ?? {};
  const named = typeof details === 'string' ? details.split(/,\s*/) : [];
  return {
    isFailed: !answer || answer.status >= 500,
    message: typeof message === 'string' && message !== '' ? message : sentence,
    fields: fieldNames.filter((name) => named.includes(name)),
  };
}
