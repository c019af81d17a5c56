import { expect, test } from 'vitest';
import { insertContactMessage } from '#studio/people/contact/contact-messages.store.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { testWorld } from '#tests/support/world.ts';
import { change } from './change.ts';
import { publish } from './events.ts';
import { system } from './who.ts';

const given = testDatabase();
const messageId = crypto.randomUUID();

test('events: handlers run in order, inside the transaction that publishes', async () => {
  const seen: unknown[] = [];
  const handle = (step: number) => async (c: unknown, event: unknown) => void seen.push([step, c, event]);
  const world = testWorld(given.db, { events: { 'contact-message.sent': [handle(1), handle(2)] } });
  await change(world, system, async (c) => {
    await publish(c, { type: 'contact-message.sent', messageId });
    expect(seen).toEqual([
      [1, c, { type: 'contact-message.sent', messageId }],
      [2, c, { type: 'contact-message.sent', messageId }],
    ]);
  });
});

test('events: a handler that throws rolls its cause back', async () => {
  const from = { name: 'Åse', email: 'aase@example.dk', phone: '', message: 'Hej!' };
  const fail = async () => {
    throw new Error('no email');
  };
  const world = testWorld(given.db, { events: { 'contact-message.sent': [fail] } });
  const written = change(world, system, async (c) => {
    await insertContactMessage({ ...c, now: testNow }, from, { language: 'en', isSuspected: false });
    await publish(c, { type: 'contact-message.sent', messageId });
  });
  await expect(written).rejects.toThrow('no email');
  expect(await given.db.query.selectFrom('contact_messages').select('id').execute()).toEqual([]);
});

test('events: an event without a handler is an error', async () => {
  const world = testWorld(given.db, { events: {} });
  const published = change(world, system, (c) => publish(c, { type: 'contact-message.sent', messageId }));
  await expect(published).rejects.toThrow('No handler for the event contact-message.sent');
});
