import { expect, test } from 'vitest';
import { changesOf } from '#studio/shared/audit/audit-list.queries.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { changeSettings, restoreSettings, showSettings } from './change-settings.ts';
import type { Values } from './field.ts';
import { type GroupName, groupNames, settingGroups } from './groups.ts';

const stage = testStage();

const shown = (group: GroupName) => showSettings(stage.world, owner, group);

async function save(group: GroupName, changes: Values) {
  const { values, version } = await shown(group);
  const outcome = await changeSettings(stage.world, owner, {
    group,
    version,
    values: { ...values, ...changes },
  });
  expect(outcome).toEqual({ ok: true });
}

const history = (group: GroupName) =>
  changesOf(stage.db.query, owner, {
    subject: `settings:${settingGroups[group].key}`,
    action: 'settings.changed',
  });

async function restoreLast(group: GroupName, nth = 0) {
  const entry = (await history(group))[nth]?.id ?? 0;
  return restoreSettings(stage.world, owner, { group, entry, version: (await shown(group)).version });
}

test('history of settings: an entry has what was changed from what to what, and is set back as a new entry [P.381]', async () => {
  await save('booking', { rescheduleNoticeHours: '48', payAtLesson: 'yes' });
  await save('booking', { maxReschedules: '1' });
  const [, first] = await history('booking');
  expect(first?.changes).toEqual({ rescheduleNoticeHours: ['24', '48'], payAtLesson: ['', 'yes'] });
  expect(await restoreLast('booking', 1)).toMatchObject({ ok: true });
  expect((await shown('booking')).values).toMatchObject({
    rescheduleNoticeHours: '24',
    payAtLesson: '',
    maxReschedules: '1',
  });
  const [last] = await history('booking');
  expect(last?.changes).toEqual({ rescheduleNoticeHours: ['48', '24'], payAtLesson: ['yes', ''] });
});

const changed: ReadonlyArray<readonly [GroupName, Values]> = [
  ['opening', { 'session-1': '10–12, 14–16', 'consultation-every': '15' }],
  ['shipping', { 'stock-0-price': '59,50' }],
  ['classes', { 'beginner-vocals:weekday': '5', 'beginner-vocals:start': '18.30' }],
  ['invoices', { invoiceDueDays: '30' }],
  ['vouchers', { giftCardPurpose: 'single-purpose' }],
  ['limits', { holdsPerAddress: '7' }],
  ['notifications', { 'push-order': '', dailySummary: 'yes' }],
  ['studio', { studioTagline: 'Sing', cvr: '12345678' }],
];

test.each(changed)('history of settings: %s are as before once restored', async (group, changes) => {
  const before = await shown(group);
  await save(group, changes);
  expect((await shown(group)).values).not.toEqual(before.values);
  const [entry] = await history(group);
  expect(Object.keys(entry?.changes ?? {}).toSorted()).toEqual(Object.keys(changes).toSorted());
  expect(await restoreLast(group)).toMatchObject({ ok: true });
  expect((await shown(group)).values).toEqual(before.values);
});

test('history of settings: every group is among those restored', () => {
  const restored = new Set([...changed.map(([group]) => group), 'booking']);
  expect(groupNames.filter((group) => !restored.has(group))).toEqual([]);
});

test('history of settings: names, addresses and secret links are never written down, and stay as they are', async () => {
  const secret = {
    email: 'mia@holm.dk',
    phone: '+45 11 22 33 44',
    meetingUrl: 'https://meet.example/?pwd=1',
  };
  await save('studio', { ...secret, coachName: 'Mia Holm', addressLines: 'Ærøgade 7', studioName: 'Sang' });
  await save('invoices', { invoicePayTo: 'Reg. 1234 Konto 5678901' });
  const entries = [...(await history('studio')), ...(await history('invoices'))];
  expect(entries).toHaveLength(2);
  expect(entries[0]?.changes).toMatchObject({ email: null, phone: null, meetingUrl: null, coachName: null });
  expect(JSON.stringify(entries)).not.toMatch(/holm|11 22|pwd|Ærøgade|5678/i);
  expect(await restoreLast('studio')).toMatchObject({ ok: true });
  const { values } = await shown('studio');
  expect(values).toMatchObject({ ...secret, coachName: 'Mia Holm' });
  expect(values.studioName).not.toBe('Sang');
});

test('history of settings: refused on a newer version, and for an entry of another group', async () => {
  const { version } = await shown('booking');
  await save('booking', { maxReschedules: '1' });
  await save('limits', { holdsPerAddress: '7' });
  const [entry] = await history('booking');
  const restore = (input: { group: GroupName; entry: number; version: number }) =>
    restoreSettings(stage.world, owner, input);
  const id = entry?.id ?? 0;
  expect(await restore({ group: 'booking', entry: id, version })).toMatchObject({ refusal: 'changed' });
  expect(await restore({ group: 'limits', entry: id, version: 1 })).toMatchObject({ refusal: 'not-found' });
});
