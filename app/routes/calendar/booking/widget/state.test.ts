import { expect, test } from 'vitest';
import type { EndedView, HoldNow, HoldView, OfferView, Values } from './model.ts';
import { nextState, type WidgetState } from './state.ts';

const values: Values = { name: 'Åse', email: 'aase@eksempel.dk', place: 'studio', slotStart: 's-1' };
const offer: OfferView = {
  days: [],
  bars: null,
  zoneNote: '',
  timeZone: null,
  prices: [{ currency: 'DKK', amount: 'DKK 1,950' }],
  vatLabel: '',
  vat: [],
  sessionMinutes: 60,
  lead: '',
  holdLength: '10 minutes',
  holdSeconds: 600,
  coachName: 'Thea',
  summary: null,
  mode: 'hold',
};
const hold: HoldView = {
  id: 'b-1',
  start: 's-1',
  millisecondsLeft: 600_000,
  receivedAtMs: 0,
  when: { date: 'Monday 23 November', hours: '12:00–13:00', local: null },
  values,
  facts: null,
};
const choosing: WidgetState = {
  screen: { at: 'choosing', values, error: null },
  busy: null,
  offer,
};
const endedAs = (state: EndedView['state']): EndedView => ({
  id: 'b-1',
  slotName: '',
  values,
  timeZone: null,
  state,
  isFree: true,
});
const held = nextState(choosing, { type: 'held', hold });

test('a request is shown as busy and clears the last error', () => {
  const error = { message: 'no', fields: [] };
  const refused = nextState(choosing, { type: 'refused', values, error });
  expect(refused).toMatchObject({ busy: null, screen: { at: 'choosing', error, values } });
  expect(nextState(refused, { type: 'requested', what: 'holding' })).toMatchObject({
    busy: 'holding',
    screen: { error: null },
  });
});

test('a declined payment is shown on the held screen, which stays', () => {
  const paying = nextState(held, { type: 'requested', what: 'paying' });
  expect(paying.busy).toBe('paying');
  expect(nextState(paying, { type: 'pay-refused', message: 'no' })).toMatchObject({
    busy: null,
    screen: { at: 'held', error: 'no' },
  });
});

test('a page restored from the back-forward cache is no longer busy, and still has its hold', () => {
  const paying = nextState(held, { type: 'requested', what: 'paying' });
  expect(nextState(paying, { type: 'restored' })).toMatchObject({ busy: null, screen: { at: 'held' } });
});

test('a hold cancelled in another tab leads back to the list, with the input kept', () => {
  const ended = endedAs('let-go');
  const after = nextState(held, { type: 'refreshed', now: { hold: null, ended, received: null } });
  expect(after.screen).toMatchObject({ at: 'choosing', values });
});

test('an overdue hold is shown as expired', () => {
  const ended = endedAs('ended');
  const after = nextState(held, { type: 'refreshed', now: { hold: null, ended, received: null } });
  expect(after.screen).toEqual({ at: 'ended', ended });
});

test('while its payment is unknown, a hold is not shown as unpaid, and the next answer decides', () => {
  const asking = nextState(held, { type: 'ended', ended: endedAs('asking') });
  expect(asking.screen).toMatchObject({ at: 'asking' });
  const screenFor = (now: Partial<HoldNow>) =>
    nextState(asking, { type: 'refreshed', now: { hold: null, ended: null, received: null, ...now } }).screen;
  expect(screenFor({ ended: endedAs('asking') })).toMatchObject({ at: 'asking' });
  expect(screenFor({ ended: endedAs('ended') })).toMatchObject({ at: 'ended' });
  expect(screenFor({ received: { slotName: null, email: values.email } })).toMatchObject({ at: 'received' });
  expect(screenFor({ hold })).toMatchObject({ at: 'held', hold: { id: 'b-1' } });
  expect(screenFor({ ended: endedAs('let-go') })).toMatchObject({ at: 'choosing', values });
  expect(screenFor({})).toMatchObject({ at: 'choosing', values });
});

test('a hold confirmed by the server counts on from that answer, on every screen', () => {
  const refreshed = { ...hold, millisecondsLeft: 1_400, receivedAtMs: 9 };
  const after = nextState(held, { type: 'refreshed', now: { hold: refreshed, ended: null, received: null } });
  expect(after.screen).toEqual({ at: 'held', hold: refreshed, error: null });
});

test('a hold created in another tab is shown here too', () => {
  const after = nextState(choosing, { type: 'refreshed', now: { hold, ended: null, received: null } });
  expect(after.screen).toMatchObject({ at: 'held', hold: { id: 'b-1' } });
});

test('a session paid in another tab is shown as booked here too', () => {
  const received = { slotName: 'Monday', email: values.email };
  const after = nextState(held, { type: 'refreshed', now: { hold: null, ended: null, received } });
  expect(after.screen).toEqual({ at: 'received', ...received });
});

test('a form being filled in stays when the answer has no hold', () => {
  expect(nextState(choosing, { type: 'refreshed', now: { hold: null, ended: null, received: null } })).toBe(
    choosing,
  );
});

test('reloaded slots change the list and nothing else', () => {
  const refreshed = { ...offer, zoneNote: 'new' };
  expect(nextState(held, { type: 'offered', offer: refreshed })).toEqual({ ...held, offer: refreshed });
});
