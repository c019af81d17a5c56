import { describe, expect, test } from 'vitest';
import { listSlots } from '#studio/calendar/booking/slots.queries.ts';
import { bookingRules } from '#studio/calendar/booking-rules.ts';
import { weeklyClassOf } from '#studio/calendar/dates/weekly-class.ts';
import { openingRules } from '#studio/calendar/opening.queries.ts';
import { shippingRules } from '#studio/offers/cart/shipping.queries.ts';
import { readHours } from '#studio/offers/catalogue/hours-text.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { isFormerSlug } from '#studio/shared/content/former-slugs.queries.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import { createOwnPage } from '#studio/site/pages/own-pages.ts';
import { exampleSlot, held, newWorld, testStage } from '#tests/support/page-fixture.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { changeSettings, showSettings } from './change-settings.ts';
import type { Values } from './field.ts';
import { type GroupName, groupNames } from './groups.ts';
import { copyHours } from './opening-settings.ts';

const stage = testStage();

async function shown(group: GroupName, world = stage.world) {
  const page = await showSettings(world, owner, group);
  if (!page) throw new Error('not shown');
  return page;
}

async function changeGroup(group: GroupName, changes: Values, world = stage.world) {
  const { values, version } = await shown(group, world);
  return changeSettings(world, owner, { group, version, values: { ...values, ...changes } });
}

describe.each(groupNames)('the settings group %s', (group) => {
  test('saved unchanged stays unchanged', async () => {
    const before = await shown(group);
    expect(await changeGroup(group, {})).toEqual({ ok: true });
    const after = await shown(group);
    expect(after.values).toEqual(before.values);
    expect(after.version).toBe(before.version + 1);
  });

  test('reports a conflict to the second of two changes [P.138]', async () => {
    const { values, version } = await shown(group);
    expect(await changeSettings(stage.world, owner, { group, version, values })).toEqual({ ok: true });
    const second = await changeSettings(stage.world, owner, {
      group,
      version,
      values: { ...values, typed: 'other' },
    });
    expect(second).toEqual({ ok: false, refusal: 'changed' });
  });

  test('is audited with the person who changed it', async () => {
    await changeGroup(group, {});
    const lines = await stage.db.query
      .selectFrom('audit_log')
      .select(['actor', 'action'])
      .where('action', '=', 'settings.changed')
      .execute();
    expect(lines).toEqual([{ actor: 'owner', action: 'settings.changed' }]);
  });
});

describe('the studio', () => {
  test('counts as sample until every sample value is replaced', async () => {
    expect((await studioIdentity(stage.world)).isSample).toBe(true);
    await changeGroup('studio', { studioName: 'Holm Sang', coachName: 'Mia Holm', coachFirstName: 'Mia' });
    expect((await studioIdentity(stage.world)).isSample).toBe(true);
    await changeGroup('studio', {
      coachSlug: 'mia-holm',
      email: 'mia@holm.dk',
      phone: '+45 12 34 56 78',
      addressLines: 'Ærøgade 7\n8000 Aarhus C',
      cvr: '12345678',
      meetingUrl: '',
      messagingUrl: '',
      photoUrl: '',
      videoUrl: '',
    });
    expect(await studioIdentity(stage.world)).toMatchObject({
      isSample: false,
      addressLines: ['Ærøgade 7', '8000 Aarhus C'],
    });
  });

  test('uses the coach’s new name for the owner, unless the owner has a custom one', async () => {
    const { world, db } = stage;
    const nameOf = async () => (await world.accounts.ownerOf(db.query))?.name;
    const account = {
      email: 'thea@example.com',
      passwordHash: 'x',
      language: 'en',
      at: world.clock.now(),
    } as const;
    const { coachName: name } = await studioIdentity(world);
    await db.transaction((tx) => world.accounts.setOwner(tx, { ...account, name }));
    await changeGroup('studio', { coachName: 'Mia Holm' });
    expect(await nameOf()).toBe('Mia Holm');
    await db.transaction((tx) => world.accounts.setOwner(tx, { ...account, name: 'Mia' }));
    await changeGroup('studio', { coachName: 'Mia Holm Bjerre' });
    expect(await nameOf()).toBe('Mia');
  });

  test('keeps the URLs of previous names, also when a name is used again', async () => {
    const { coachSlug } = await studioIdentity(stage.world);
    const isFormer = (slug: string) => isFormerSlug(stage.db.query, slug);
    await changeGroup('studio', { coachSlug: 'mia-holm' });
    expect([await isFormer(coachSlug), await isFormer('mia-holm')]).toEqual([true, false]);
    await changeGroup('studio', { coachSlug });
    expect([await isFormer(coachSlug), await isFormer('mia-holm')]).toEqual([false, true]);
  });

  test('refuses the address of a page that the owner has created', async () => {
    const title = { en: 'Choir days', da: '' };
    await createOwnPage(stage.world, owner, { template: 'plain', title, slug: 'about-choir' });
    for (const coachSlug of ['about-choir', 'choir']) {
      const refused = { faults: { coachSlug: { kind: 'slug-reserved' } } };
      expect(await changeGroup('studio', { coachSlug })).toMatchObject(refused);
    }
  });

  test.each([
    [{ coachSlug: 'admin' }, 'coachSlug', 'slug-reserved'],
    [{ coachSlug: 'da' }, 'coachSlug', 'slug-reserved'],
    [{ coachSlug: 'Mia Holm' }, 'coachSlug', 'slug'],
    [{ studioName: '  ' }, 'studioName', 'required'],
    [{ studioName: 'ø'.repeat(81) }, 'studioName', 'too-long'],
    [{ email: 'mia' }, 'email', 'email'],
    [{ photoUrl: 'javascript:alert(1)' }, 'photoUrl', 'url'],
  ])('refuses %j at its field', async (changes, field, kind) => {
    const outcome = await changeGroup('studio', changes);
    expect(outcome).toMatchObject({ ok: false, refusal: 'invalid', faults: { [field]: { kind } } });
  });
});

describe('opening hours', () => {
  test('are parsed as people write them', () => {
    const formatted = (typed: string) => readHours(typed)?.map(({ first, last }) => `${first}-${last}`);
    expect(formatted('9-17')).toEqual(['09:00:00-17:00:00']);
    expect(formatted('14–17.30, 09:00-12')).toEqual(['09:00:00-12:00:00', '14:00:00-17:30:00']);
    expect(formatted('')).toEqual([]);
    for (const wrong of ['9', '17-9', '9-25', '9-12, 12-15', 'ni til fem', '9-10,11-12,13-14,15-16,17-18']) {
      expect(readHours(wrong), wrong).toBeNull();
    }
  });

  test('change at once what can be booked [P.140]', async () => {
    const outcome = await changeGroup('opening', { 'session-2': '10:00–10:00, 15:00–16:00' });
    expect(outcome).toEqual({ ok: true });
    const { days } = await listSlots(stage.world, visitor, {
      kind: 'session',
      language: 'en',
      timeZone: null,
    });
    const tuesday = days.find(({ date }) => date === '2026-11-24');
    expect(tuesday?.slots.map(({ label }) => label)).toEqual(['10:00', '15:00', '16:00']);
    await expect(held(stage.world, '2026-11-24T11:00:00Z')).rejects.toThrow('not-offered');
    await expect(held(stage.world, exampleSlot)).resolves.toBeDefined();
  });

  test('of one weekday are copied to others in what was typed, and nothing is saved', async () => {
    const typed = {
      'session-1': '9–12',
      'session-2': '10–14, 16–18',
      'session-7': '',
      'consultation-1': '9–9',
    };
    const all = copyHours({ ...typed, 'session-from': '2' }, 'session:all');
    expect([1, 2, 5, 7].map((day) => all?.[`session-${day}`])).toEqual(Array(4).fill('10–14, 16–18'));
    expect(all?.['consultation-1']).toBe('9–9');
    const weekdays = copyHours({ ...typed, 'session-from': '1' }, 'session:weekdays');
    expect([2, 5, 7].map((day) => weekdays?.[`session-${day}`])).toEqual(['9–12', '9–12', '']);
    for (const other of ['', 'session:none', 'block:all']) expect(copyHours(typed, other), other).toBeNull();
  });

  test('closed on every day means closed', async () => {
    const closed = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`session-${day}`, '']));
    expect(await changeGroup('opening', closed)).toEqual({ ok: true });
    expect(await openingRules(stage.db.query, 'session')).toEqual([]);
    await expect(held(stage.world, exampleSlot)).rejects.toThrow('not-offered');
  });

  test('that are invalid are reported by day', async () => {
    expect(await changeGroup('opening', { 'consultation-5': 'all day' })).toMatchObject({
      faults: { 'consultation-5': { kind: 'hours' } },
    });
  });
});

describe('booking', () => {
  test('rules are set by the owner within their limits', async () => {
    expect(
      await changeGroup('booking', { holdMinutes: '15', payAtLesson: 'yes', maxReschedules: '0' }),
    ).toEqual({
      ok: true,
    });
    expect(await bookingRules(stage.db.query, stage.world.settings)).toMatchObject({
      holdSeconds: 900,
      payAtLesson: true,
      maxReschedules: 0,
    });
    expect(await changeGroup('booking', { holdMinutes: '0', rescheduleNoticeHours: '1.5' })).toMatchObject({
      faults: { holdMinutes: { kind: 'number' }, rescheduleNoticeHours: { kind: 'number' } },
    });
  });

  test('a variable overrides the owner’s value and is shown as fixed', async () => {
    await changeGroup('booking', { holdMinutes: '20' });
    const { world } = newWorld(stage.db, { env: { BOOKING_HOLD_SECONDS: '300' } });
    const { fields, values } = await shown('booking', world);
    expect(fields.find(({ name }) => name === 'holdMinutes')?.fixedBy).toBe('BOOKING_HOLD_SECONDS');
    expect(values.holdMinutes).toBe('5');
    await changeGroup('booking', { holdMinutes: '50', maxReschedules: '7' }, world);
    expect(await bookingRules(stage.db.query, world.settings)).toMatchObject({
      holdSeconds: 300,
      maxReschedules: 7,
    });
    expect(await bookingRules(stage.db.query, stage.world.settings)).toMatchObject({ holdSeconds: 1200 });
  });
});

test('delivery: countries of the EU, each once, prices as people write them', async () => {
  const saved = { 'stock-0-countries': 'dk', 'stock-0-price': '49,50', 'stock-1-countries': 'SE de' };
  expect(await changeGroup('shipping', { ...saved, 'stock-1-price': '1.129' })).toEqual({ ok: true });
  const { stock } = await shippingRules(stage.db.query);
  expect(stock).toEqual([
    { countries: ['DK'], amountMinor: 4950 },
    { countries: ['SE', 'DE'], amountMinor: 112_900 },
  ]);
  expect(await changeGroup('shipping', { 'stock-2-countries': 'US', 'stock-2-price': 'free' })).toMatchObject(
    {
      faults: { 'stock-2-countries': { kind: 'countries' }, 'stock-2-price': { kind: 'price' } },
    },
  );
  expect(await changeGroup('shipping', { 'stock-2-countries': 'DK', 'stock-2-price': '1' })).toMatchObject({
    faults: { 'stock-2-countries': { kind: 'country-twice' } },
  });
});

test('times and prices are formatted in the owner’s language, and parsed from either', async () => {
  await changeGroup('shipping', { 'stock-0-countries': 'DK', 'stock-0-price': '49,50' });
  await changeGroup('opening', { 'session-1': '9-12, 14.30–17' });
  const valuesIn = async (language: 'da' | 'en') => {
    const groups = (['opening', 'shipping'] as const).map((group) =>
      showSettings(stage.world, { ...owner, language }, group),
    );
    const [opening, shipping] = await Promise.all(groups);
    return [opening?.values['session-1'], shipping?.values['stock-0-price']];
  };
  expect(await valuesIn('en')).toEqual(['09:00–12:00, 14:30–17:00', '49.50']);
  const [hours = '', price = ''] = await valuesIn('da');
  expect([hours, price]).toEqual(['09.00–12.00, 14.30–17.00', '49,50']);
  await changeGroup('opening', { 'session-1': hours });
  await changeGroup('shipping', { 'stock-0-price': price });
  expect(await valuesIn('en')).toEqual(['09:00–12:00, 14:30–17:00', '49.50']);
});

test('weekly classes have their own day, time and meeting link', async () => {
  const changes = {
    'beginner-vocals:weekday': '5',
    'beginner-vocals:start': '18.30',
    'beginner-vocals:meetingUrl': 'https://meet.example/hold',
  };
  expect(await changeGroup('classes', changes)).toEqual({ ok: true });
  const { value } = await readSetting(stage.db.query, 'weekly-classes');
  expect(weeklyClassOf(value, 'beginner-vocals')).toEqual({
    weekday: 5,
    start: '18:30',
    minutes: 60,
    meetingUrl: 'https://meet.example/hold',
  });
});
