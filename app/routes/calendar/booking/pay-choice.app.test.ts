import { describe, expect, test } from 'vitest';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { type Answer, visit } from '#tests/support/browser/visit.ts';
import { type TestApp, testApp } from '#tests/support/site/app.ts';
import { widgetWords } from './widget.messages.ts';

const now = Temporal.Instant.from('2026-11-23T09:00:00Z');
const clock = { now: () => now };
const given = testApp({}, { clock });
const at = (prefix: string) => `${prefix}/private-coaching/book`;
const filled = {
  name: 'Åse Ørsted',
  email: 'åse@eksempel.dk',
  place: 'online',
  slot_start: '2026-11-24T12:00:00Z',
};
const page = (answer: Answer) => answer.text.replace(/<!-- -->/g, '').replace(/data-props="[^"]*"/g, '');

describe.each([
  ['English', '', 'en'],
  ['Danish', '/da', 'da'],
] as const)('with payment at the lesson allowed, in %s', (_name, prefix, language) => {
  const words = widgetWords[language];

  test('the page offers both options, paying now first, at the same price', async () => {
    await setRules(given, { payAtLesson: true });
    const shown = page(await visit(given).get(at(prefix)));
    expect(shown).toMatch(
      /type="radio" name="pay" checked="" value="now"|name="pay"[^>]*checked[^>]*value="now"/,
    );
    for (const text of [words.payment, words.payNow, words.payAtLesson]) expect(shown).toContain(text);
    expect(shown).toMatch(/DKK.1[.,]950/);
  });

  test.each([
    ['at-session', 'booked'],
    ['now', 'held'],
  ])('without scripts, choosing %s leaves the slot %s', async (pay, state) => {
    await setRules(given, { payAtLesson: true });
    const answer = await visit(given).post(at(prefix), { ...filled, pay });
    const booked = await given.db.query
      .selectFrom('bookings')
      .innerJoin('claims', 'claims.id', 'bookings.claim_id')
      .select(['claims.state', 'covered_by'])
      .executeTakeFirstOrThrow();
    expect(booked).toEqual({ state, covered_by: pay === 'now' ? null : 'at-session' });
    expect(answer.status).toBe(pay === 'now' ? 303 : 200);
    if (pay === 'at-session') expect(page(answer)).toContain(words.receivedTitle);
  });
});

test.each([
  ['', 'If you haven’t paid and cancel less than 24 hours before, we may charge DKK 975'],
  ['/da', 'Har du ikke betalt, og aflyser du mindre end 24 timer før, kan vi opkræve DKK 975'],
])('the page%s states the fees of an unpaid session where it can be paid later', async (prefix, sentence) => {
  const shown = async () => page(await visit(given).get(at(prefix))).replaceAll('\u00a0', ' ');
  const fees = { late_fee_percent: 50, no_show_fee_percent: 100 };
  await given.db.query.updateTable('offers').set(fees).where('kind', '=', 'session').execute();
  expect(await shown()).not.toContain(sentence);
  await setRules(given, { payAtLesson: true });
  await given.db.transaction((tx) => contentChanged(tx, 'booking', 'prices'));
  expect(await shown()).toContain(sentence);
});

test('with payment at the lesson not allowed, requesting it creates a hold to be paid', async () => {
  const answer = await visit(given).post(at(''), { ...filled, pay: 'at-session' });
  expect(answer.status).toBe(303);
  const claims = given.db.query.selectFrom('claims').select('state').where('kind', '=', 'session');
  expect(await claims.execute()).toEqual([{ state: 'held' }]);
});

describe('without online payments', () => {
  const closed = testApp({ SITE_URL: 'https://studio.example', TRUST_PROXY: '1' }, { clock });

  test('but with payment at the lesson, a session is booked without a choice [S4.09]', async () => {
    await setRules(closed, { payAtLesson: true });
    expect(page(await visit(closed).get(at('')))).not.toContain('name="pay"');
    expect(page(await visit(closed).post(at(''), filled))).toContain(widgetWords.en.receivedTitle);
  });
});

async function setRules(app: TestApp, value: object) {
  await app.db.query
    .insertInto('settings')
    .values({ key: 'booking', value: JSON.stringify(value) })
    .execute();
}
