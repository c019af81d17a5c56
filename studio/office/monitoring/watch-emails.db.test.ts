import { describe, expect, test } from 'vitest';
import type { World } from '#platform/world.ts';
import { resolveTask } from '#studio/office/admin-tasks/resolve-task.ts';
import { endMailPause, pauseMail } from '#studio/shared/email/mail-pause.store.ts';
import { watchedStudio } from '#tests/support/push/watched-studio.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner } from '#tests/support/who.ts';

const { given, push, studio, emails, pushes, task } = watchedStudio();

describe('emails', () => {
  const mail: World['mail'] = { kind: 'smtp', deliver: async () => {} };
  /** Of a site that has run for a while. */
  async function running(parts: Partial<World> = { mail }) {
    const made = studio(parts);
    made.world.setNow(testNow.subtract({ minutes: 27 }));
    for (const minutes of [9, 9, 9]) await made.watch({ minutes });
    return made;
  }
  async function waiting(words: string | null, { attempts = 3, minutes = 16 } = {}) {
    const at = testNow.subtract({ minutes });
    const layout = {
      kind: 'contact-message',
      language: 'en',
      subject: 's',
      body: 'x',
      state: 'waiting',
    } as const;
    const [message_id, recipient] = [crypto.randomUUID(), `${crypto.randomUUID()}@example.dk`];
    const { id } = await given.db.query
      .insertInto('emails')
      .values({
        ...layout,
        message_id,
        recipient,
        attempts,
        last_error: words,
        not_before: attempts > 0 ? testNow.add({ minutes: 1 }) : null,
        created_at: at,
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  const sent = (id: string, at: Temporal.Instant) =>
    given.db.query
      .updateTable('emails')
      .set({ state: 'sent', sent_at: at, not_before: null })
      .where('id', '=', id)
      .execute();

  test.each([
    ['connect ECONNREFUSED 192.0.2.1:587', {}, ['mail-stuck']],
    ['Connection timeout', {}, ['mail-stuck']],
    ['getaddrinfo ENOTFOUND smtp.example', {}, ['mail-stuck']],
    ['Connection timeout', { minutes: 10 }, []],
    ['450 4.2.0 Greylisted, try again later', {}, []],
    ['421 4.7.0 Too many connections', {}, []],
    [null, { attempts: 0 }, ['mail-stuck']],
  ])('that wait with the words %j (%j): %j', async (words, about, kinds) => {
    const { watch } = await running();
    await waiting(words, about);
    expect(await watch()).toEqual(kinds);
  });

  test('that waited while the site was down, paused or without a mail server get a quarter of an hour', async () => {
    const { world, watch } = await running();
    await waiting(null, { attempts: 0, minutes: 60 });
    await waiting('Connection timeout', { minutes: 60 });
    expect(await watch({ hours: 3 }), 'down for three hours').toEqual([]);
    expect(await watch({ minutes: 14 }), 'down again').toEqual([]);
    for (const minutes of [5, 9]) expect(await watch({ minutes })).toEqual([]);
    await pauseMail(given.db.query, { fault: 'mail-sign-in', now: world.clock.now() });
    expect(await watch({ minutes: 5 })).toEqual([]);
    await endMailPause(given.db.query);
    expect(await watch({ minutes: 5 })).toEqual([]);
    expect(await watch({ minutes: 9 })).toEqual([]);
    world.mail = { ...mail, kind: 'waiting' };
    expect(await watch({ minutes: 9 })).toEqual([]);
    world.mail = mail;
    for (const minutes of [1, 7, 7]) expect(await watch({ minutes })).toEqual([]);
    expect(await watch({ minutes: 1 })).toEqual(['mail-stuck']);
  });

  test('that cannot be sent are reported by one notification and no email, and closed by the next one sent', async () => {
    const { world, watch } = await running();
    await push.device(world);
    const id = await waiting('connect ECONNREFUSED 192.0.2.1:587');
    for (let minute = 0; minute < 90; minute += 10)
      expect(await watch({ minutes: 10 })).toEqual(['mail-stuck']);
    expect([await pushes(), await emails()]).toEqual([['email'], 0]);
    await sent(id, world.clock.now());
    expect(await watch()).toEqual([]);
    expect(await pushes()).toEqual(['email']);
  });

  test('that wait for another attempt are sent at once when the owner says so', async () => {
    const { world, watch } = await running();
    const id = await waiting('Connection timeout', { attempts: 9 });
    const until = testNow.add({ minutes: 50 });
    await given.db.query.updateTable('emails').set({ not_before: until }).where('id', '=', id).execute();
    await watch();
    const { id: taskId } = await task();
    await resolveTask(world, owner, { taskId, remedy: 'retry' });
    const { not_before } = await given.db.query
      .selectFrom('emails')
      .select('not_before')
      .executeTakeFirstOrThrow();
    expect(not_before).toEqual(world.clock.now());
  });
});
