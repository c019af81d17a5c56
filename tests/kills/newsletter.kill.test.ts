import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { openJobs } from '#platform/jobs/pg-boss-jobs.ts';
import { openSmtpMail } from '#platform/mail/smtp-mail.ts';
import { scheduleIssue } from '#studio/messages/newsletter-sending/schedule-issue.ts';
import { switchSequenceOn } from '#studio/messages/newsletter-sending/switch-sequence.ts';
import { sequenceEmails } from '#studio/site/newsletter-issues/issues.queries.ts';
import { startSmtp } from '#tests/stand-ins/smtp.ts';
import { makeServerDatabase } from '#tests/support/database/postgres.ts';
import { sendToTheEnd } from '#tests/support/newsletter/send-to-the-end.ts';
import { insertSubscribers, seenIssue, writtenIssue } from '#tests/support/newsletter/written-issue.ts';
import { freePort } from '#tests/support/site/free-port.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { startProcess } from '#tests/support/site/server-process.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { times } from '#tests/support/site/times.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';

const processes = 3;
const people = 60;
/** Each process hands over two copies at once. */
const inFlight = processes * 2;

test('three processes killed at any moment of sending an issue, or the email of a sequence: every recipient receives it, and only copies in flight repeat, with the same Message-ID [P.402]', async () => {
  const databaseUrl = await makeServerDatabase();
  const smtp = await startSmtp();
  const start = async () => {
    const port = await freePort();
    const studio = startProcess(['server/main.ts'], {
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      SITE_URL: `http://127.0.0.1:${port}`,
      APP_SECRET: 'a secret of more than thirty-two characters',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Studio <hello@studio.example>',
      LOG_LEVEL: 'error',
    });
    await studio.open();
    return studio;
  };
  const first = await start();
  first.kill('SIGTERM');
  await first.ended;
  const db = await openDatabase({ dataDir: temporaryFolder(), databaseUrl, log: quietLog });
  const jobs = await openJobs({ db, clock: systemClock, log: quietLog }, { maintains: false });
  const mail = openSmtpMail({ url: smtp.url, from: 'hello@studio.example', greetingMs: 0 });
  const counts = { copies: 0, repeated: 0, unfinished: 0 };
  try {
    await insertSubscribers(
      db,
      Array.from({ length: people }, (_, at) => ({ email: `reader-${at}@example.com` })),
    );
    for (let round = 0; round < times(2, 30); round += 1) {
      const world = testWorld(db, { mail: mail.transport, jobs });
      world.setNow(systemClock.now());
      const id = await (round === 1 ? dueSequence(world) : dueIssue(world, round));
      const before = smtp.received.length;
      const studios = await Promise.all(Array.from({ length: processes }, start));
      await db.transaction((tx) => jobs.send(tx, { name: 'send-newsletter', data: { issueId: id } }));
      await studios[0]?.until(() => smtp.received.length > before);
      await pause(Math.random() * 400);
      for (const studio of studios) studio.kill('SIGKILL');
      await Promise.all(studios.map(({ ended }) => ended));
      counts.unfinished += people - new Set(recipients(smtp.received.slice(before))).size;
      world.setNow(systemClock.now());
      await sendToTheEnd(world);
      const mails = smtp.received.slice(before);
      expect(new Set(recipients(mails)).size).toBe(people);
      expect(mails.length - people).toBeLessThanOrEqual(inFlight);
      const ids = Map.groupBy(mails, ({ envelope }) => envelope.to[0]);
      for (const [, copies] of ids) {
        expect(new Set(copies.map(({ parsed }) => parsed.messageId)).size).toBe(1);
      }
      counts.copies += mails.length;
      counts.repeated += mails.length - people;
      const rows = await db.query
        .selectFrom('newsletter_deliveries')
        .select('email_id')
        .where('issue_id', '=', id)
        .execute();
      expect(rows.filter(({ email_id }) => email_id !== null)).toHaveLength(people);
    }
    process.stdout.write(`newsletter: ${JSON.stringify(counts)}\n`);
    expect(counts.unfinished).toBeGreaterThan(0);
  } finally {
    await jobs.stop();
    await mail.close();
    await db.close();
    await smtp.close();
  }
});

async function dueIssue(world: TestWorld, round: number): Promise<string> {
  const key = await writtenIssue(world, { en: `Issue ${round}`, da: '' });
  expect(await scheduleIssue(world, owner, { ...(await seenIssue(world, key)), at: null })).toEqual({
    ok: true,
  });
  const { id } = await world.db.query
    .updateTable('newsletter_issues')
    .set({ send_at: systemClock.now().subtract({ seconds: 1 }) })
    .where('key', '=', key)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Everyone has just subscribed. */
async function dueSequence(world: TestWorld): Promise<string> {
  const sequence = 'welcome';
  expect(await switchSequenceOn(world, owner, { sequence })).toEqual({ ok: true });
  await world.db.query
    .updateTable('newsletter_subscriptions')
    .set({ confirmed_at: world.clock.now() })
    .execute();
  const [email] = await sequenceEmails(world.db.query, sequence);
  return email?.id ?? '';
}

const recipients = (mails: readonly { envelope: { to: string[] } }[]) =>
  mails.map(({ envelope }) => envelope.to[0] ?? '');
