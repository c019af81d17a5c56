import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSmtpMail } from '#platform/mail/smtp-mail.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import {
  type SmtpAnswer,
  type SmtpScript,
  smtpSteps,
  startScriptedSmtp,
} from '#tests/stand-ins/scripted-smtp.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { times } from '#tests/support/site/times.ts';
import { testWorld } from '#tests/support/world.ts';
import { mostUnanswered, unansweredPauseSeconds } from './email.ts';
import { endMailPause } from './mail-pause.store.ts';
import { queueEmail } from './queue-email.ts';
import { sendEmail } from './send-email.ts';

const given = testDatabase();

/** One email, sent until it is sent or failed; `scripts` are the server's first connections. */
async function conversation(scripts: readonly (SmtpScript | null)[]) {
  const server = await startScriptedSmtp(scripts);
  const mail = openSmtpMail({
    url: server.url.replace('//', '//me:secret@'),
    from: 'a@studio.example',
    dialogueMs: 1_000,
    greetingMs: 0,
    answerMs: 1_000,
  });
  const world = testWorld(given.db, { mail: mail.transport });
  world.setNow(testNow);
  // A conversation before this one may have failed while sending was paused.
  await endMailPause(given.db.query);
  const layout = { kind: 'contact-message', language: 'da', to: 'mia@example.dk', attachments: [] } as const;
  const id = await change(world, system, (c) =>
    queueEmail(c, { ...layout, subject: 'Hej', html: '<p>Hej</p>', text: 'Hej' }),
  );
  const tries: Temporal.Instant[] = [];
  const row = () =>
    given.db.query
      .selectFrom('emails')
      .selectAll()
      .where('id', '=', id ?? '')
      .executeTakeFirstOrThrow();
  let email = await row();
  while (email.state === 'waiting') {
    world.setNow(email.not_before ?? world.clock.now());
    tries.push(world.clock.now());
    expect(tries.length, 'tries of an email that stays waiting').toBeLessThan(100);
    await sendEmail(world, email.id).catch(() => {});
    email = await row();
  }
  await mail.close();
  await server.close();
  return { state: email.state, server, tries };
}

const answers = fc.oneof(
  fc.constantFrom<SmtpAnswer>('close', 'silence', 'half', 'garbage'),
  fc.constantFrom<SmtpAnswer>(220, 250, 354, 421, 450, 451, 452, 500, 503, 530, 550, 552, 553, 554),
);
const script = fc.record({
  step: fc.constantFrom(...smtpSteps),
  answer: answers,
  delayMs: fc.constantFrom(0, 0, 30, 300),
  isTaken: fc.boolean(),
});

test('an email is delivered at least once, and again only when the connection ended between final dot and answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(script, { maxLength: 4 }), async (scripts) => {
      const { state, server } = await conversation(scripts);
      const refused = scripts.some(({ answer }) => typeof answer === 'number' && answer >= 500);
      if (state === 'sent') expect(server.taken.length).toBeGreaterThan(0);
      else expect(refused || server.dots() >= mostUnanswered).toBe(true);
      expect(server.taken.filter(({ isAnswered }) => isAnswered).length).toBeLessThanOrEqual(1);
      expect(server.taken.length).toBeLessThanOrEqual(mostUnanswered);
    }),
    // Silence takes a second each.
    { numRuns: times(6, 200), ...(process.env.PROVE ? {} : { seed: 40 }) },
  );
});

test.each(smtpSteps.slice(0, -1))(
  'a connection that ends at %s does not count as one without an answer',
  async (step) => {
    const close = { step, answer: 'close' } as const;
    const { state, server } = await conversation(Array.from({ length: mostUnanswered + 1 }, () => close));
    expect(state).toBe('sent');
    expect(server.dots()).toBe(1);
  },
);

test('an email without an answer to its final dot is repeated twice at most, hours apart', async () => {
  const silent = { step: 'dot', answer: 'silence', isTaken: true } as const;
  const { state, server, tries } = await conversation(Array.from({ length: 9 }, () => silent));
  expect(state).toBe('failed');
  expect(server.dots()).toBe(mostUnanswered);
  const pauses = tries.slice(1).map((at, index) => at.since(tries[index] ?? at).total('seconds'));
  expect(pauses.every((seconds) => seconds >= unansweredPauseSeconds)).toBe(true);
});

test('a process that ends between the final dot and its answer repeats the email hours later', async () => {
  const server = await startScriptedSmtp([{ step: 'dot', answer: 'silence', isTaken: true }]);
  const mail = openSmtpMail({ url: server.url, from: 'a@studio.example', greetingMs: 0 });
  const world = testWorld(given.db, { mail: mail.transport });
  const layout = { kind: 'contact-message', language: 'da', to: 'mia@example.dk', attachments: [] } as const;
  const id =
    (await change(world, system, (c) =>
      queueEmail(c, { ...layout, subject: 'Hej', html: '<p>Hej</p>', text: 'Hej' }),
    )) ?? '';
  void sendEmail(world, id).catch(() => {});
  await expect.poll(() => server.dots()).toBe(1);
  const { unanswered, not_before } = await given.db.query
    .selectFrom('emails')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(unanswered).toBe(1);
  expect(not_before).toEqual(testNow.add({ seconds: unansweredPauseSeconds }));
  await server.close();
  await mail.close();
});
