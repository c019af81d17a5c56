import { expect, test } from 'vitest';
import { insertContactMessage } from '#studio/people/contact/contact-messages.store.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { testWorld } from '#tests/support/world.ts';
import { publish } from './events.ts';

const given = testDatabase();
const messageId = crypto.randomUUID();

test('events: handlers run in order, inside the transaction that publishes', async () => {
  const seen: unknown[] = [];
  const handle = (step: number) => async (_world: unknown, tx: unknown, event: unknown) =>
    void seen.push([step, tx, event]);
  const world = testWorld(given.db, { events: { 'contact-message.sent': [handle(1), handle(2)] } });
  await given.db.transaction(async (tx) => {
    await publish(world, tx, { type: 'contact-message.sent', messageId });
    expect(seen).toEqual([
      [1, tx, { type: 'contact-message.sent', messageId }],
      [2, tx, { type: 'contact-message.sent', messageId }],
    ]);
  });
});

test('events: a handler that throws rolls its cause back', async () => {
  const from = { name: 'Åse', email: 'aase@example.dk', phone: '', message: 'Hej!' };
  const fail = async () => {
    throw new Error('no email');
  };
  const world = testWorld(given.db, { events: { 'contact-message.sent': [fail] } });
  const written = given.db.transaction(async (tx) => {
    await insertContactMessage(tx, { from, language: 'en', now: testNow });
    await publish(world, tx, { type: 'contact-message.sent', messageId });
  });
  await expect(written).rejects.toThrow('no email');
  expect(await given.db.query.selectFrom('contact_messages').select('id').execute()).toEqual([]);
});

test('events: an event without a handler is an error', async () => {
  const world = testWorld(given.db, { events: {} });
  const published = given.db.transaction((tx) =>
    publish(world, tx, { type: 'contact-message.sent', messageId }),
  );
  await expect(published).rejects.toThrow('No handler for the event contact-message.sent');
});
