import { expect, test } from 'vitest';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { testWorld } from '#tests/support/world.ts';
import { markFailed, markSent } from './emails.store.ts';
import { queueEmail } from './queue-email.ts';

const given = testDatabase();
const sentAt = testNow.subtract({ hours: 2 });

async function mailIn(state: 'sent' | 'failed'): Promise<string> {
  const content = { subject: 'Hej', html: '<p>Hej</p>', text: 'Hej', attachments: [] };
  const mail = { ...content, kind: 'contact-message', language: 'da', to: 'soren@example.dk' } as const;
  const id = (await change(testWorld(given.db), system, (c) => queueEmail(c, mail))) ?? '';
  const sent_at = state === 'sent' ? sentAt : null;
  await given.db.query.updateTable('emails').set({ state, sent_at }).where('id', '=', id).execute();
  return id;
}

const row = (id: string) =>
  given.db.query.selectFrom('emails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('markSent, markFailed: an email that is sent already keeps its state and time', async () => {
  const id = await mailIn('sent');
  expect(await markSent(given.db.query, { emailId: id, now: testNow, keepsText: false })).toBe(false);
  expect(await markFailed(given.db.query, id, 'late')).toBe(false);
  expect(await row(id)).toMatchObject({ state: 'sent', sent_at: sentAt, last_error: null });
});

test('markSent: an email that was given up stays failed until the owner retries it', async () => {
  const id = await mailIn('failed');
  expect(await markSent(given.db.query, { emailId: id, now: testNow, keepsText: false })).toBe(false);
  expect(await row(id)).toMatchObject({ state: 'failed', sent_at: null });
});
