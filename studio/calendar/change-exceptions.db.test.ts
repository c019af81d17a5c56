import { expect, test } from 'vitest';
import { listSlots } from '#studio/calendar/booking/slots.queries.ts';
import type { SlotKind } from '#studio/calendar/slot.ts';
import { changeSettings, showSettings } from '#studio/office/settings/change-settings.ts';
import { held, testStage } from '#tests/support/page-fixture.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { addException, closeHolidays, holidaysAhead, removeException } from './change-exceptions.ts';
import type { ExceptionInput } from './exception-input.ts';
import { openingExceptionsFrom } from './opening.queries.ts';

const stage = testStage();

const add = (changes: Partial<ExceptionInput>, who = owner) =>
  addException(stage.world, who, {
    kind: 'closed',
    firstDay: '2026-11-25',
    lastDay: '',
    firstStart: '',
    lastStart: '',
    everyMinutes: '60',
    note: '',
    ...changes,
  });

async function offered(day: string, kind: SlotKind = 'session'): Promise<string[]> {
  const { days } = await listSlots(stage.world, visitor, { kind, language: 'en', timeZone: null });
  return days.find(({ date }) => date === day)?.slots.map(({ label }) => label) ?? [];
}

const exceptions = () => openingExceptionsFrom(stage.db.query, Temporal.PlainDate.from('2026-11-23'));

async function changeBooking(changes: Record<string, string>): Promise<void> {
  const group = await showSettings(stage.world, owner, 'booking');
  if (!group) throw new Error('not shown');
  const values = { ...group.values, ...changes };
  expect(
    await changeSettings(stage.world, owner, { group: 'booking', version: group.version, values }),
  ).toEqual({ ok: true });
}

test('a closed day offers neither sessions nor consultations, and a hold is refused', async () => {
  expect(await offered('2026-11-25')).toHaveLength(9);
  expect(await add({ lastDay: '2026-11-26' })).toEqual({ ok: true });
  for (const day of ['2026-11-25', '2026-11-26']) {
    expect(await offered(day)).toEqual([]);
    expect(await offered(day, 'consultation')).toEqual([]);
  }
  expect(await offered('2026-11-27')).toHaveLength(9);
  await expect(held(stage.world, '2026-11-25T10:00:00Z')).rejects.toThrow('not-offered');
});

test('extra hours are offered for sessions, also on a closed day, and each start once', async () => {
  const extra = { kind: 'open', firstStart: '17:00', lastStart: '19:00' };
  expect(await add(extra)).toEqual({ ok: true });
  expect((await offered('2026-11-25')).slice(-3)).toEqual(['17:00', '18:00', '19:00']);
  expect(await offered('2026-11-25')).toHaveLength(11);
  await add({});
  expect(await offered('2026-11-25')).toEqual(['17:00', '18:00', '19:00']);
  expect(await offered('2026-11-25', 'consultation')).toEqual([]);
  await expect(held(stage.world, '2026-11-25T18:00:00Z')).resolves.toBeDefined();
});

test('a removed exception restores the weekly hours; a repeat of either changes nothing', async () => {
  await add({});
  await add({});
  const [only, ...others] = await exceptions();
  expect(others).toEqual([]);
  await removeException(stage.world, owner, only?.id ?? '');
  await removeException(stage.world, owner, only?.id ?? '');
  expect(await offered('2026-11-25')).toHaveLength(9);
});

test('wrong input of an exception is reported by field', async () => {
  expect(await add({ firstDay: '2026-11-31' })).toEqual({ ok: false, fields: ['firstDay'] });
  expect(await add({ firstDay: '2026-11-22' })).toEqual({ ok: false, fields: ['firstDay'] });
  expect(await add({ lastDay: '2026-11-24' })).toEqual({ ok: false, fields: ['lastDay'] });
  expect(await add({ kind: 'open', firstStart: '12', lastStart: '11:00' })).toMatchObject({
    fields: ['firstStart'],
  });
  expect(await add({ kind: 'open', firstStart: '12:00', lastStart: '11:00' })).toEqual({
    ok: false,
    fields: ['lastStart'],
  });
  expect(await exceptions()).toEqual([]);
});

test('the chosen public holidays of the next year are closed, and no other day', async () => {
  const ahead = holidaysAhead(stage.world.clock.now());
  expect(ahead.map(({ day }) => day.toString())).toContain('2027-03-26');
  const days = ['2026-12-25', '2027-03-26', '2026-11-25'];
  await closeHolidays(stage.world, owner, { days, nameOf: ({ name }) => name });
  const closed = (await exceptions()).map(({ firstDay, note }) => [firstDay, note]);
  expect(closed).toEqual([
    ['2026-12-25', 'christmas-day'],
    ['2027-03-26', 'good-friday'],
  ]);
});

test('the notice and the horizon limit what is offered and what can be held', async () => {
  await changeBooking({ bookingNoticeHours: '48', horizonDays: '14' });
  expect(await offered('2026-11-24')).toEqual([]);
  expect(await offered('2026-12-06')).toHaveLength(9);
  expect(await offered('2026-12-07')).toEqual([]);
  await expect(held(stage.world, '2026-11-24T10:00:00Z')).rejects.toThrow('not-offered');
  await expect(held(stage.world, '2026-12-04T10:00:00Z')).resolves.toBeDefined();
});
