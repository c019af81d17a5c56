import { describe, expect, test } from 'vitest';
import { MailNotTaken, MailRefused } from '#platform/mail/mail.ts';
import { emails } from '#studio/messages/notifications/emails.ts';
import { openTasks } from '#studio/office/admin-tasks/tasks.queries.ts';
import { requestLink } from '#studio/people/accounts/request-link.ts';
import { signUp } from '#studio/people/accounts/sign-up.ts';
import { subscribe } from '#studio/people/newsletter/subscribe.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { mia, studentIn } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { attemptsUntilTask, unconfirmedKinds } from './email.ts';
import { queueEmail } from './queue-email.ts';
import { sendEmail } from './send-email.ts';
import { undeliveredToUnconfirmed } from './undelivered.queries.ts';

const given = testDatabase();
const layout = { language: 'en', subject: 'S', html: '<p>link</p>', text: 'link', attachments: [] } as const;

function worldRefusing(error: Error): TestWorld {
  const deliver = () => Promise.reject(error);
  return testWorld(given.db, { mail: { kind: 'smtp', deliver } });
}

async function sendAll(world: TestWorld): Promise<void> {
  const waiting = await given.db.query
    .selectFrom('emails')
    .select('id')
    .where('state', '=', 'waiting')
    .execute();
  for (const { id } of waiting) await sendEmail(world, id).catch(() => null);
}

/** Receipts and reschedule requests are of people who have confirmed their address. */
const asksFor = /^(account|consultation|date-notice|newsletter|waiting-list)\..*requested$/;
const tasks = () => openTasks(given.db.query, owner);
const counted = (world: TestWorld) => undeliveredToUnconfirmed(given.db.query, world.clock.now());
const refused = () => new MailRefused('EENVELOPE 550', '550 5.1.1 No such user', 550);

describe('emails to addresses that a stranger entered', () => {
  test('twelve refused ones are no tasks, and are counted with the server’s reason', async () => {
    const world = worldRefusing(refused());
    for (let count = 0; count < 12; count += 1) {
      const who = { ...visitor, address: `203.0.113.${count}` };
      const email = `nobody${count}@example.dk`;
      if (count % 3 === 0) await signUp(world, who, { ...mia, email });
      else if (count % 3 === 1) await subscribe(world, who, { email });
      else await requestLink(world, who, { email, link: 'reset' });
    }
    await sendAll(world);
    expect(await tasks()).toEqual([]);
    expect(await counted(world)).toEqual({ count: 12, reason: '550 5.1.1 No such user' });
    const texts = await given.db.query.selectFrom('emails').select(['state', 'body']).execute();
    expect(new Set(texts.map((email) => JSON.stringify(email)))).toEqual(
      new Set(['{"state":"failed","body":null}']),
    );
    world.setNow(world.clock.now().add({ hours: 7 * 24 + 1 }));
    expect(await counted(world)).toMatchObject({ count: 0 });
  });

  test('are counted when the server puts them off again and again, and still sent later', async () => {
    const world = worldRefusing(new MailNotTaken('EENVELOPE 450', '450 4.1.2 Domain not found', 450));
    await signUp(world, visitor, mia);
    for (let attempt = 0; attempt < attemptsUntilTask; attempt += 1) {
      await sendAll(world);
      world.setNow(world.clock.now().add({ hours: 1 }));
    }
    expect(await tasks()).toEqual([]);
    expect(await counted(world)).toEqual({ count: 1, reason: '450 4.1.2 Domain not found' });
    const waiting = await given.db.query.selectFrom('emails').select(['state', 'body']).executeTakeFirst();
    expect(waiting).toMatchObject({ state: 'waiting', body: expect.stringContaining('/login/confirm/') });
  });

  test.each(unconfirmedKinds)('of the kind %s are no tasks', async (kind) => {
    const world = worldRefusing(refused());
    await change(world, system, (c) => queueEmail(c, { ...layout, kind, to: 'nobody@example.dk' }));
    await sendAll(world);
    expect(await tasks()).toEqual([]);
  });

  test('all that ask to confirm an address are among the kinds', () => {
    const asking = emails.filter(({ on }) => on !== undefined && asksFor.test(on));
    const kinds = asking.map(({ key }) => key).filter((key) => key !== 'account-unknown');
    expect([...unconfirmedKinds]).toEqual(expect.arrayContaining(kinds));
  });
});

describe('emails that someone waits for', () => {
  test('a sign-in link or a new password for an account is a task when it is refused', async () => {
    await studentIn(testWorld(given.db));
    await given.db.query.deleteFrom('emails').execute();
    const world = worldRefusing(refused());
    await requestLink(world, visitor, { email: mia.email, link: 'reset' });
    await sendAll(world);
    expect(await tasks()).toMatchObject([{ kind: 'email-failed', details: { name: mia.email } }]);
    expect(await counted(world)).toMatchObject({ count: 0 });
  });

  test.each(['order-receipt', 'booking-confirmed', 'gift-card', 'contact-reply'])(
    'one of the kind %s is a task when it is refused',
    async (kind) => {
      const world = worldRefusing(refused());
      await change(world, system, (c) => queueEmail(c, { ...layout, kind, to: 'buyer@example.dk' }));
      await sendAll(world);
      expect(await tasks()).toMatchObject([{ kind: 'email-failed' }]);
    },
  );
});
