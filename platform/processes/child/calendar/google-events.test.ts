import { expect, test } from 'vitest';
import { readBusyPage } from './google.ts';

const request = {
  fromMs: Date.parse('2026-11-23T00:00:00Z'),
  toMs: Date.parse('2027-02-20T00:00:00Z'),
  timeZone: 'Europe/Copenhagen',
  ownHost: 'studio.example',
  ownAddresses: ['Thea@Sang.example'],
};
const hour = (start: string, end: string) => ({ start: { dateTime: start }, end: { dateTime: end } });
const noon = hour('2026-12-16T12:00:00Z', '2026-12-16T13:00:00Z');
let count = 0;
const event = (more: Record<string, unknown>) => {
  count += 1;
  return { id: `event${count}`, etag: '"1"', summary: 'Concert', ...noon, ...more };
};
function read(...items: unknown[]) {
  const { items: times, leftOut } = readBusyPage({ text: JSON.stringify({ items }), request });
  const shown = (ms: number | null) => (ms === null ? '?' : new Date(ms).toISOString().slice(0, 16));
  return {
    times: times.map(({ startMs, endMs }) => `${shown(startMs)}/${shown(endMs)}`),
    leftOut: leftOut.map(({ reason, startMs, text }) => `${reason} ${shown(startMs)} ${text}`),
  };
}
const attendee = (email: string, responseStatus: string, more = {}) => ({ email, responseStatus, ...more });
const noonTime = '2026-12-16T12:00/2026-12-16T13:00';

test.each([
  ['declined by the account', { attendees: [attendee('a@b.example', 'declined', { self: true })] }],
  ['declined by an address of the owner', { attendees: [attendee('thea@sang.example', 'declined')] }],
  ['shown as free', { transparency: 'transparent' }],
  ['where the owner works', { eventType: 'workingLocation' }],
  ['a birthday', { eventType: 'birthday' }],
  ['cancelled', { status: 'cancelled' }],
  ['our own', { extendedProperties: { private: { belcanto: 'studio.example' } } }],
  ['cancelled, without times', { status: 'cancelled', start: undefined, end: undefined }],
])('Google: an event is free: %s', (_, more) => {
  expect(read(event(more))).toEqual({ times: [], leftOut: [] });
});

test.each([
  ['declined by others', { attendees: [attendee('ole@example.dk', 'declined')] }],
  ['tentative', { attendees: [attendee('thea@sang.example', 'tentative', { self: true })] }],
  ['not answered', { attendees: [attendee('thea@sang.example', 'needsAction', { self: true })] }],
  ['out of office', { eventType: 'outOfOffice' }],
  ['focus time', { eventType: 'focusTime' }],
  ['a kind that did not exist yet', { eventType: 'somethingNew' }],
  ['an attendee without an address', { attendees: [{ responseStatus: 'declined' }] }],
])('Google: an event is busy: %s', (_, more) => {
  expect(read(event(more))).toEqual({ times: [noonTime], leftOut: [] });
});

test('Google: one odd event hides no other and is named', () => {
  const odd = [
    { start: { dateTime: 'soon' } },
    { start: undefined },
    { start: { date: '2026-02-30' }, end: { date: '2026-03-01' } },
  ];
  const found = read(...odd.map(event), event({}), 'no event', null);
  expect(found.times).toEqual([noonTime]);
  expect(found.leftOut).toEqual([...odd.map(() => 'entry ? Concert'), 'entry ? ', 'entry ? ']);
});

test.each([
  ['a Windows name', 'Eastern Standard Time', '2026-12-16T17:00/2026-12-16T18:00', []],
  [
    'a name that nothing describes',
    'Some/Where',
    '2026-12-16T11:00/2026-12-16T12:00',
    ['zone 2026-12-16T11:00 Some/Where'],
  ],
])(
  'Google: a time in the zone of %s is read, or named and read as the studio’s',
  (_, timeZone, time, leftOut) => {
    const moment = (clock: string) => ({ dateTime: `2026-12-16T${clock}:00`, timeZone });
    expect(read(event({ start: moment('12:00'), end: moment('13:00') }))).toEqual({ times: [time], leftOut });
  },
);

test('Google: an event without a title, a version or an id is busy as any other', () => {
  for (const more of [{ summary: null }, { etag: undefined }, { id: undefined, status: null }]) {
    expect(read(event(more))).toEqual({ times: [noonTime], leftOut: [] });
  }
});
