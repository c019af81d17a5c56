import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { changeMessage, deleteExpiredMessages } from './change-message.ts';
import { messageForOwner } from './message-list.queries.ts';
import { sendContactMessage } from './send-contact-message.ts';

const given = testDatabase();
const world = () => testWorld(given.db);
let messageId = '';

beforeEach(async () => {
  await sendContactMessage(world(), visitor, { name: 'Åse', email: 'aase@example.dk', message: 'Hej!' });
  const row = await given.db.query.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow();
  messageId = row.id;
});

const change = (act: string, version: number, who = owner) =>
  changeMessage(world(), who, { messageId, act, version });
const seen = () => messageForOwner(given.db.query, owner, messageId);

describe('a contact message', () => {
  test('is new, then read, then answered, and each change is audited', async () => {
    expect((await seen())?.state).toBe('new');
    expect(await change('read', 1)).toEqual({ ok: true, state: 'read', version: 2 });
    expect(await change('answered', 2)).toEqual({ ok: true, state: 'answered', version: 3 });
    expect((await seen())?.answeredAt).toEqual(testNow);
    const entries = await given.db.query
      .selectFrom('audit_log')
      .select(['actor', 'action'])
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { actor: 'owner', action: 'message.read' },
      { actor: 'owner', action: 'message.answered' },
    ]);
  });

  test('changed meanwhile keeps the first change, and the second gets a conflict', async () => {
    await change('answered', 1);
    expect(await change('deleted', 1)).toEqual({ ok: false, refusal: 'changed' });
    expect((await seen())?.state).toBe('answered');
  });

  test('submitted twice is changed once', async () => {
    await change('answered', 1);
    expect(await change('answered', 1)).toEqual({ ok: true, state: 'answered', version: 2 });
    expect(await given.db.query.selectFrom('audit_log').select('id').execute()).toHaveLength(1);
  });

  test('that was deleted can be restored within a week, and then is gone [P.170]', async () => {
    await change('read', 1);
    expect(await change('deleted', 2)).toEqual({ ok: true, state: 'deleted', version: 3 });
    expect(await change('back', 3)).toEqual({ ok: true, state: 'read', version: 4 });
    await change('deleted', 4);
    await deleteExpiredMessages(world());
    expect((await seen())?.state).toBe('deleted');
    const later = world();
    later.setNow(testNow.add({ hours: 7 * 24 + 1 }));
    await deleteExpiredMessages(later);
    expect(await seen()).toBeNull();
  });

  test('is unchanged by invalid input', async () => {
    for (const bad of [
      {},
      { messageId: 'x', act: 'read', version: 1 },
      { messageId, act: 'burn', version: 1 },
    ]) {
      expect(await changeMessage(world(), owner, bad)).toEqual({ ok: false, refusal: 'not-found' });
    }
  });
});
