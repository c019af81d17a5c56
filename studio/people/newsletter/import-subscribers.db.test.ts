import { expect, test } from 'vitest';
import { insertSuppression } from '#studio/shared/email/suppression/suppressions.store.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { insertSubscribers } from '#tests/support/newsletter/written-issue.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { importSubscribers, readSubscriberList } from './import-subscribers.ts';
import { everySubscription } from './subscription-list.queries.ts';

const given = testDatabase();
const proof = { who: 'Thea', when: Temporal.PlainDate.from('2026-04-12'), where: 'list at the concert' };

async function listOf(world: TestWorld, text: string) {
  const list = await readSubscriberList(world, owner, text);
  if (!list) throw new Error('not read');
  return list;
}

test('imported subscribers keep their proof of consent, or are asked to confirm; who left and suppressed addresses stay out', async () => {
  const world = testWorld(given.db);
  await insertSubscribers(given.db, [
    { email: 'known@example.com' },
    { email: 'left@example.com', isUnsubscribed: true },
  ]);
  const dead = { email: 'dead@example.com', reason: 'bounced', detail: '' } as const;
  await given.db.transaction((tx) => insertSuppression(tx, dead, testNow));
  const text =
    'Email,Status\nnew@example.com,\nKNOWN@example.com,\nleft@example.com,subscribed\n' +
    'dead@example.com,\nout@example.com,Unsubscribed\nnone,\n';
  const list = await listOf(world, text);
  const outcome = await importSubscribers(world, owner, { list, language: 'da', proof });
  const counts = { added: 1, unconfirmed: 0, existing: 1, excluded: 3, invalid: ['none'] };
  expect(outcome).toEqual({ ok: true, counts });
  const all = await Array.fromAsync(everySubscription(given.db.query, owner));
  expect(all.find(({ email }) => email === 'new@example.com')).toMatchObject({
    state: 'confirmed',
    source: 'import',
    consentText: 'Thea, list at the concert',
  });
  expect(all.find(({ email }) => email === 'left@example.com')?.state).toBe('unsubscribed');
  expect(all.some(({ email }) => email === 'out@example.com')).toBe(false);
  const unsure = await importSubscribers(world, owner, {
    list: await listOf(world, 'unsure@example.com'),
    language: 'da',
    proof: null,
  });
  expect(unsure).toMatchObject({ ok: true, counts: { added: 0, unconfirmed: 1 } });
  const emails = await given.db.query.selectFrom('emails').select(['kind', 'recipient']).execute();
  expect(emails).toEqual([{ kind: 'newsletter-opt-in', recipient: 'unsure@example.com' }]);
});
