import { afterEach, expect, test, vi } from 'vitest';
import { widgetWords } from '../widget.messages.ts';
import {
  checkHold,
  loadWidget,
  requestBooking,
  requestHold,
  requestPayment,
  requestRelease,
} from './calls.ts';
import type { SlotView, Values, WidgetStart } from './model.ts';

const words = widgetWords.en;
const start = {
  language: 'en',
  words,
  credit: null,
  offer: { holdSeconds: 600 },
  addresses: { comeBack: '/private-coaching/book' },
} as WidgetStart;
const values: Values = { name: 'Åse', email: 'aase@eksempel.dk', place: 'studio', slotStart: 's' };
const slot = { start: '2026-11-24T12:00:00Z', end: '2026-11-24T13:00:00Z' } as SlotView;

const browserFetch = globalThis.fetch;
let requested: Array<{ address: string; headers: Headers; body: Record<string, unknown> }> = [];
function serverAnswers(answer: () => Response) {
  requested = [];
  globalThis.fetch = async (address, init) => {
    const text = String(init?.body ?? '');
    const body = text.startsWith('{') ? JSON.parse(text) : {};
    requested.push({ address: String(address), headers: new Headers(init?.headers), body });
    return answer();
  };
}
afterEach(() => {
  globalThis.fetch = browserFetch;
  vi.restoreAllMocks();
});
const json =
  (body: unknown, status = 200, headers: HeadersInit = {}) =>
  () =>
    Response.json(body, { status, headers });
const nothing = () => {
  throw new TypeError('no network');
};

test('wire call 2 sends the specified fields, requests the row, and reads id, slot_start and expires_at [S3.02]', async () => {
  const row = { id: 'b-1', slot_start: slot.start, expires_at: '2026-11-23T09:10:00Z' };
  serverAnswers(json(row, 201));
  expect(await requestHold(start, values, slot)).toMatchObject({
    ok: true,
    id: 'b-1',
    slotStart: slot.start,
  });
  const { address, headers, body } = requested[0]!;
  expect(address).toBe('/rest/v1/bookings');
  expect(headers.get('prefer')).toBe('return=representation');
  expect(body).toMatchObject({
    name: 'Åse',
    email: 'aase@eksempel.dk',
    course_id: 'private-coaching',
    course_name: 'Private Coaching',
    slot_start: slot.start,
    slot_end: slot.end,
    payment_status: 'pending',
  });
  expect(body.expires_at).toMatch(/^20/);
});

test.each([
  [
    'the server’s message where it gives one',
    json({ message: 'Taken.', details: null }, 409),
    'Taken.',
    false,
  ],
  ['the specified sentence for an empty result', json({}, 201), 'Could not create pending booking.', false],
  ['the specified sentence where nothing answers', nothing, 'Could not create pending booking.', true],
])('a hold that failed shows %s [S8.01]', async (_name, answer, message, isFailed) => {
  serverAnswers(answer);
  expect(await requestHold(start, values, slot)).toEqual({
    ok: false,
    isTaken: expect.any(Boolean),
    error: { isFailed, message, fields: [] },
  });
});

test('fields named in the server’s error are marked', async () => {
  serverAnswers(json({ message: 'Please', details: 'email, slotStart' }, 400));
  expect(await requestHold(start, values, slot)).toMatchObject({ error: { fields: ['email', 'slotStart'] } });
});

test('wire call 1 spends the credit’s secret, and shows its message when it fails [S8.02]', async () => {
  serverAnswers(() => new Response(null, { status: 201 }));
  expect(await requestBooking({ ...start, credit: 'secret' }, values, slot)).toEqual({ ok: true });
  expect(requested[0]!.headers.get('x-entitlement')).toBe('secret');
  expect(requested[0]!.body.payment_status).toBe('paid');
  serverAnswers(nothing);
  expect(await requestBooking(start, values, slot)).toMatchObject({
    ok: false,
    error: { message: words.couldNotBook },
  });
});

test('wire call 3 sends the booking’s id and dkk, and returns the checkout URL [S7.04]', async () => {
  serverAnswers(json({ url: 'https://pay.example/x' }));
  expect(await requestPayment(start, 'b-1', 'DKK')).toEqual({ ok: true, url: 'https://pay.example/x' });
  expect(requested[0]).toMatchObject({
    address: '/functions/v1/create-payment',
    body: { courseId: 'b-1', currency: 'dkk' },
  });
});

test.each([
  ['no url', json({}), words.couldNotPay],
  [
    'a message of the server',
    json({ error: 'closed', message: 'Payments open soon' }, 503),
    'Payments open soon',
  ],
  ['a failure status without a message', json({}, 500), words.notOk],
  ['a relay error', json({}, 502, { 'x-relay-error': 'true' }), words.relay],
  ['a request that could not be sent', nothing, words.notSent],
])('a payment that failed with %s shows the specified message [S8.03]', async (_name, answer, message) => {
  serverAnswers(answer);
  expect(await requestPayment(start, 'b-1', 'DKK')).toMatchObject({ ok: false, message });
});

test('every answer about a hold is stamped with its arrival time, on the clock of this browser', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(4_711);
  const measured = { millisecondsLeft: 123_456, receivedAtMs: 4_711 };
  const hold = { id: 'b-1', millisecondsLeft: 123_456, receivedAtMs: null };
  serverAnswers(json({ id: 'b-1', slot_start: slot.start }, 201, { 'x-hold-milliseconds': '123456' }));
  expect(await requestHold(start, values, slot)).toMatchObject(measured);
  serverAnswers(json({ hold, ended: null, received: null }));
  expect(await checkHold('/hold', 'b-1')).toMatchObject({ hold: measured });
  serverAnswers(json({ ...start, screen: { at: 'held', hold, error: null } }));
  expect(await loadWidget('/slots', { credit: null, offerId: null })).toMatchObject({
    screen: { hold: measured },
  });
});

test('without its header, the remaining time counts from the full length of a hold', async () => {
  serverAnswers(json({ id: 'b-1', slot_start: slot.start }, 201));
  expect(await requestHold(start, values, slot)).toMatchObject({ millisecondsLeft: 600_000 });
});

test.each([
  ['the hour free again', json({ ok: true, hour: 'released' }), 'free'],
  ['it was paid in that moment', json({ ok: true, hour: 'booked' }), 'unsure'],
  ['checking payment', json({ ok: true, hour: 'expiring' }), 'unsure'],
  ['null', json(null), 'unsure'],
  ['there is no such hold', json({ ok: false }, 404), null],
  ['nothing', nothing, null],
])('cancelling is answered with %s', async (_name, answer, expected) => {
  serverAnswers(answer);
  expect(await requestRelease('/hold', 'b-1')).toBe(expected);
});

test('JSON without the expected fields is treated as no answer', async () => {
  serverAnswers(json(null));
  expect(await checkHold('/hold', 'b-1')).toBeNull();
  expect(await loadWidget('/slots', { credit: null, offerId: null })).toBeNull();
  expect(await requestPayment(start, 'b-1', 'DKK')).toMatchObject({ ok: false, message: words.couldNotPay });
});
