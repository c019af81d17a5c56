import { beforeEach, expect, test } from 'vitest';
import { insertSuppression } from '#studio/shared/email/suppression/suppressions.store.ts';
import { insertSubscribers } from '#tests/support/newsletter/written-issue.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { seedPerson } from '#tests/support/seed-person.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { countRecipients, listRecipients } from './recipients.queries.ts';
import type { Segment } from './segment.ts';
import { segmentFrom } from './segment.ts';
import { segmentSentence } from './segment-sentence.ts';

const given = testStage();
const languages = ['en', 'da'] as const;
const group = (segment: Segment) => ({ segment, languages, now: testNow });
const emails = async (segment: Segment) =>
  (await listRecipients(given.db.query, group(segment))).map(({ email }) => email).toSorted();

beforeEach(async () => {
  await insertSubscribers(given.db, [
    { email: 'anna@example.dk', language: 'da' },
    { email: 'ben@example.com' },
    { email: 'left@example.com', isUnsubscribed: true },
  ]);
});

test('every part of a segment narrows it, and its opposite has the others', async () => {
  await seedPerson(given.world, 1);
  const { query } = given.db;
  await query.deleteFrom('suppressed_addresses').execute();
  await query.updateTable('applications').set({ email: 'Planted1@example.com' }).execute();
  const all = await emails({});
  expect(all).toEqual(['anna@example.dk', 'ben@example.com', 'planted1@example.com']);
  for (const part of ['student', 'applied'] as const) {
    expect(await emails({ [part]: 'yes' }), part).toEqual(['planted1@example.com']);
    expect(await emails({ [part]: 'no' }), part).toEqual(['anna@example.dk', 'ben@example.com']);
  }
  const none = await emails({ tag: 'no such tag' });
  expect([await emails({ language: 'da' }), none]).toEqual([['anna@example.dk'], []]);
  const parts: Segment[] = [
    { session: 'ever' },
    { session: 'this-year', quietMonths: 2 },
    { session: 'last-12-months' },
    { quietMonths: 12 },
    { bought: 'anything', boughtWithin: 'last-12-months' },
    { bought: 'beginner-course' },
    { waiting: 'yes' },
    { waiting: 'no' },
    { subscribedSince: '2026-01-01' },
  ];
  for (const segment of parts) {
    const { en, da } = await countRecipients(given.db.query, group(segment));
    expect(en + da, JSON.stringify(segment)).toBe((await emails(segment)).length);
  }
});

test('the counts name who is left out, and why', async () => {
  const dead = { email: 'ben@example.com', reason: 'bounced', detail: '' } as const;
  await given.db.transaction((tx) => insertSuppression(tx, dead, testNow));
  const counts = await countRecipients(given.db.query, { ...group({}), languages: ['en'] });
  expect(counts).toEqual({ en: 0, da: 0, otherLanguage: 1, undeliverable: 1, subscribers: 2 });
});

test.each<[Record<string, string>, string, string]>([
  [{}, 'Everyone who subscribes', 'Alle, der har tilmeldt sig'],
  [
    { language: 'da', session: 'this-year', quietMonths: '2' },
    'Danish speakers who had a session this year and none in the last two months',
    'Dansktalende, der har haft en time i år og ingen de seneste to måneder',
  ],
  [
    { student: 'no', bought: 'x', boughtWithin: 'last-3-months', waiting: 'yes' },
    'Subscribers who aren’t students, bought Voice Elevated in the last three months and are on a waiting list',
    'Abonnenter, der ikke er elever, har købt Voice Elevated de seneste tre måneder og står på en venteliste',
  ],
])('a segment is shown as a sentence: %o', (fields, english, danish) => {
  const segment = segmentFrom(fields) ?? {};
  const offers = new Map([['x', 'Voice Elevated']]);
  expect(segmentSentence(segment, { language: 'en', offers })).toBe(english);
  expect(segmentSentence(segment, { language: 'da', offers })).toBe(danish);
});

test('a segment from a form is refused with what is no choice', () => {
  for (const fields of [{ language: 'sv' }, { quietMonths: '99' }, { subscribedSince: '2026-02-31' }])
    expect(segmentFrom(fields as unknown as Record<string, string>), JSON.stringify(fields)).toBeNull();
});
