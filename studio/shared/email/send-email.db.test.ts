import { afterEach, describe, expect, test } from 'vitest';
import { MailRefused, type MailTransport, type OutgoingMail } from '#platform/mail/mail.ts';
import { openSmtpMail } from '#platform/mail/smtp-mail.ts';
import { openTasks } from '#studio/office/admin-tasks/tasks.queries.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { type Behaviour, startSmtp } from '#tests/stand-ins/smtp.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import {
  attemptsUntilGivenUp,
  attemptsUntilTask,
  emailLifecycle,
  handOverSeconds,
  pauseSeconds,
  unansweredPauseSeconds,
} from './email.ts';
import { type QueuedEmail, queueEmail } from './queue-email.ts';
import { requeueEmails } from './requeue-emails.ts';
import { discardEmail, retryEmail } from './retry-email.ts';
import { sendEmail } from './send-email.ts';

const given = testDatabase();
const open: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

const layout: QueuedEmail = {
  kind: 'contact-message',
  language: 'da',
  to: 'soren@example.dk',
  subject: 'Æbler og øl',
  html: '<p>hemmeligt link</p>',
  text: 'hemmeligt link',
  attachments: [{ filename: 'session.ics', contentType: 'text/calendar', content: 'x', encoding: 'utf8' }],
};

async function withSmtp(...moods: Behaviour[]) {
  const server = await startSmtp();
  const { transport, close } = openSmtpMail({ url: server.url, from: 'a@studio.example', dialogueMs: 2000 });
  open.push(server.close, close);
  server.behave(...moods);
  return { server, world: testWorld(given.db, { mail: transport }) };
}

function withTransport(deliver: MailTransport['deliver'], kind: MailTransport['kind'] = 'smtp') {
  return testWorld(given.db, { mail: { kind, deliver } });
}

async function queue(
  world: ReturnType<typeof testWorld>,
  changes: Partial<QueuedEmail> = {},
): Promise<string> {
  const id = await change(world, system, (c) => queueEmail(c, { ...layout, ...changes }));
  if (!id) throw new Error('not queued');
  return id;
}

const row = (id: string) =>
  given.db.query.selectFrom('emails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('enqueueing an email', () => {
  test('enqueues its delivery job in the same transaction, and is rolled back with it', async () => {
    const world = testWorld(given.db);
    const id = await queue(world);
    expect(world.requestedJobs).toEqual([{ name: 'send-email', data: { emailId: id }, at: null }]);
    const undone = change(world, system, async (c) => {
      await queueEmail(c, { ...layout, dedupeKey: 'undone' });
      throw new Error('the cause fails');
    });
    await expect(undone).rejects.toThrow('the cause fails');
    expect(await given.db.query.selectFrom('emails').select('id').execute()).toEqual([{ id }]);
  });

  test('sends one announcement once, also when it is repeated', async () => {
    const world = testWorld(given.db);
    const write = () => change(world, system, (c) => queueEmail(c, { ...layout, dedupeKey: 'booking:1' }));
    expect(await write()).toEqual(expect.any(String));
    expect(await write()).toBeNull();
    expect(world.requestedJobs).toHaveLength(1);
  });

  test('to an invalid address fails the email, opens a task, and does not fail its cause', async () => {
    const { server, world } = await withSmtp();
    const wrong = ['no', 'a@b', 'a@x.dk, b@x.dk', 'a@x.dk\r\nBcc: b@x.dk', '<a@x.dk>', 'a b@x.dk', 'a@x..dk'];
    for (const to of wrong) {
      const id = await queue(world, { to });
      expect(await row(id), to).toMatchObject({ state: 'failed' });
      await retryEmail(world, owner, { emailId: id });
      expect(await sendEmail(world, id), to).toBe('failed');
    }
    expect(await openTasks(given.db.query, owner)).toHaveLength(wrong.length);
    expect(server.attempts()).toBe(0);
  });

  test('to a person whose data were erased is skipped', async () => {
    const world = testWorld(given.db);
    expect(await change(world, system, (c) => queueEmail(c, { ...layout, to: ' ' }))).toBeNull();
    expect(world.requestedJobs).toEqual([]);
    expect(await openTasks(given.db.query, owner)).toEqual([]);
  });

  test('keeps a subject on one line', async () => {
    const id = await queue(testWorld(given.db), { subject: 'Hej\r\nBcc: b@x.dk' });
    expect((await row(id)).subject).toBe('Hej Bcc: b@x.dk');
  });
});

describe('sending an email', () => {
  test('sends it once, then deletes its text and files', async () => {
    const { server, world } = await withSmtp();
    const id = await queue(world);
    expect(await sendEmail(world, id)).toBe('sent');
    expect(await sendEmail(world, id)).toBe('nothing');
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.parsed.messageId).toBe((await row(id)).message_id);
    expect(await row(id)).toMatchObject({
      state: 'sent',
      html: null,
      body: null,
      attachments: [],
      sent_at: testNow,
    });
  });

  test('runs outside every transaction', async () => {
    const seen: boolean[] = [];
    const world = withTransport(async () => {
      seen.push(given.db.isInTransaction());
    });
    await sendEmail(world, await queue(world));
    expect(seen).toEqual([false]);
  });

  test('keeps the text where the outbox is enabled', async () => {
    const world = withTransport(async () => {}, 'outbox');
    const id = await queue(world);
    await sendEmail(world, id);
    expect(await row(id)).toMatchObject({ state: 'sent', body: layout.text, html: layout.html });
  });

  test('sets Reply-To to the studio, unless the email names another', async () => {
    const sent: OutgoingMail[] = [];
    const world = withTransport(async (mail) => {
      sent.push(mail);
    });
    await given.db.query
      .insertInto('settings')
      .values({
        key: 'studio',
        value: JSON.stringify({ studioName: 'Lindehav', email: 'hello@lindehav.example' }),
      })
      .execute();
    await sendEmail(world, await queue(world));
    await sendEmail(world, await queue(world, { replyTo: 'mia@example.dk' }));
    expect(sent.map((mail) => [mail.fromName, mail.replyTo])).toEqual([
      ['Lindehav', 'hello@lindehav.example'],
      ['Lindehav', 'mia@example.dk'],
    ]);
  });

  test('two workers that take the same email send it once', async () => {
    const { server, world } = await withSmtp();
    const id = await queue(world);
    const outcomes = await Promise.all([sendEmail(world, id), sendEmail(world, id), sendEmail(world, id)]);
    expect(outcomes.sort()).toEqual(['nothing', 'nothing', 'sent']);
    expect(server.received).toHaveLength(1);
  });

  test('without a transport emails wait, unattempted, until there is one', async () => {
    const waiting = withTransport(async () => {}, 'waiting');
    const id = await queue(waiting);
    expect(await sendEmail(waiting, id)).toBe('waiting');
    expect(await requeueEmails(waiting)).toBe(0);
    expect(await row(id)).toMatchObject({ state: 'waiting', attempts: 0 });
    const { server, world } = await withSmtp();
    world.setNow(testNow.add({ hours: 30 * 24 }));
    expect(await requeueEmails(world)).toBe(1);
    expect(await sendEmail(world, id)).toBe('sent');
    expect(server.received).toHaveLength(1);
  });
});

describe('a crash between sending and recording', () => {
  test('repeats the email at most once, with the same Message-ID [P.48]', async () => {
    const { server, world } = await withSmtp('take-and-drop');
    const id = await queue(world);
    await expect(sendEmail(world, id)).rejects.toThrow();
    expect(await sendEmail(world, id), 'not before the pause is over').toBe('nothing');
    world.setNow(testNow.add({ seconds: unansweredPauseSeconds }));
    expect(await sendEmail(world, id)).toBe('sent');
    expect(await sendEmail(world, id)).toBe('nothing');
    const ids = server.received.map((mail) => mail.parsed.messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('is found by the reconciliation when its delivery was never finished', async () => {
    const never = withTransport(() => new Promise(() => {}));
    const id = await queue(never);
    void sendEmail(never, id);
    const { server, world } = await withSmtp();
    await expect.poll(async () => (await row(id)).attempts).toBe(1);
    world.setNow(testNow.add({ seconds: handOverSeconds - 1 }));
    expect(await requeueEmails(world), 'still leased').toBe(0);
    world.setNow(testNow.add({ seconds: handOverSeconds }));
    expect(await requeueEmails(world)).toBe(1);
    expect(await sendEmail(world, id)).toBe('sent');
    expect(server.received).toHaveLength(1);
  });
});

describe('an email that is refused', () => {
  test('permanently: failed, a task is opened, and its button sends it again', async () => {
    const { server, world } = await withSmtp({ code: 550, at: 'recipient' });
    const id = await queue(world);
    expect(await sendEmail(world, id)).toBe('failed');
    expect(await row(id)).toMatchObject({ state: 'failed', body: layout.text });
    const [task] = await openTasks(given.db.query, owner);
    expect(task).toMatchObject({
      kind: 'email-failed',
      subjectId: id,
      details: { name: layout.to, what: layout.subject, reason: expect.stringContaining('550') },
    });
    expect(await retryEmail(world, owner, { emailId: id })).toEqual({ ok: true });
    expect(await openTasks(given.db.query, owner)).toEqual([]);
    expect(await sendEmail(world, id)).toBe('sent');
    expect(server.received).toHaveLength(1);
  });

  test('dropped by the owner: its text is deleted and it is never sent', async () => {
    const { world } = await withSmtp({ code: 550, at: 'recipient' });
    const id = await queue(world);
    await sendEmail(world, id);
    expect(await discardEmail(world, owner, { emailId: id })).toEqual({ ok: true });
    expect(await row(id)).toMatchObject({ state: 'failed', html: null, body: null, attachments: [] });
    expect(await retryEmail(world, owner, { emailId: id })).toEqual({ ok: false, refusal: 'not-found' });
    expect(await openTasks(given.db.query, owner)).toEqual([]);
  });

  test('temporarily: throws, so that its job is retried with backoff', async () => {
    const { server, world } = await withSmtp({ code: 451, at: 'recipient' }, { code: 451, at: 'content' });
    const id = await queue(world);
    await expect(sendEmail(world, id)).rejects.toThrow('451');
    world.setNow(testNow.add({ seconds: pauseSeconds(1) }));
    await expect(sendEmail(world, id)).rejects.toThrow('451');
    expect(await row(id)).toMatchObject({
      state: 'waiting',
      attempts: 2,
      last_error: expect.stringContaining('451'),
    });
    world.setNow(testNow.add({ seconds: pauseSeconds(1) + pauseSeconds(2) }));
    expect(await sendEmail(world, id)).toBe('sent');
    expect(server.received).toHaveLength(1);
  });

  test('opens a task after a while, which closes when the email is sent', async () => {
    let isDown = true;
    const world = withTransport(async () => {
      if (isDown) throw new Error('connect ECONNREFUSED');
    });
    const id = await queue(world);
    let now = testNow;
    for (let attempt = 1; attempt <= attemptsUntilTask; attempt += 1) {
      expect(await openTasks(given.db.query, owner)).toEqual([]);
      await expect(sendEmail(world, id)).rejects.toThrow();
      now = now.add({ seconds: pauseSeconds(attempt) });
      world.setNow(now);
    }
    expect(await openTasks(given.db.query, owner)).toHaveLength(1);
    isDown = false;
    expect(await sendEmail(world, id)).toBe('sent');
    expect(await openTasks(given.db.query, owner)).toEqual([]);
  });

  test('dropped while being retried: it is not retried again', async () => {
    const world = withTransport(async () => {
      throw new Error('connect ECONNREFUSED');
    });
    const id = await queue(world);
    await expect(sendEmail(world, id)).rejects.toThrow();
    await discardEmail(world, owner, { emailId: id });
    world.setNow(testNow.add({ hours: 2 }));
    expect(await requeueEmails(world)).toBe(0);
    expect(await sendEmail(world, id)).toBe('nothing');
    expect(await row(id)).toMatchObject({ state: 'failed', body: null });
  });

  test('is given up after about three days', async () => {
    const world = withTransport(async () => {
      throw new Error('connect ECONNREFUSED');
    });
    const id = await queue(world);
    const attempts = attemptsUntilGivenUp - 1;
    await given.db.query.updateTable('emails').set({ attempts }).where('id', '=', id).execute();
    expect(await sendEmail(world, id)).toBe('failed');
    const days = Array.from({ length: attempts }, (_, count) => pauseSeconds(count + 1));
    expect(days.reduce((sum, seconds) => sum + seconds, 0) / 86_400).toBeCloseTo(3, 0);
  });

  test('a refused email about a task opens no task that is emailed: there is no loop', async () => {
    const world = withTransport(async () => {
      throw new MailRefused('550');
    });
    await sendEmail(world, await queue(world, { kind: 'owner-task' }));
    expect(world.requestedJobs.filter((job) => job.name === 'send-email')).toHaveLength(1);
  });
});

test('the lifecycle of an email names every state, and every state can reach sent', () => {
  expect(Object.keys(emailLifecycle).sort()).toEqual(['failed', 'held', 'sent', 'waiting']);
  expect(emailLifecycle.failed).toContain('waiting');
  expect(emailLifecycle.held).toContain('waiting');
  expect(emailLifecycle.waiting).toContain('sent');
});
