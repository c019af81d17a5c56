import { afterEach, expect, test } from 'vitest';
import { openSmtpMail } from '#platform/mail/smtp-mail.ts';
import { openTasks } from '#studio/office/admin-tasks/tasks.queries.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { type SmtpScript, startScriptedSmtp } from '#tests/stand-ins/scripted-smtp.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { owner } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { queueEmail } from './queue-email.ts';
import { requeueEmails } from './requeue-emails.ts';
import { sendEmail } from './send-email.ts';

const given = testDatabase();
const open: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

/** The rules of the mail server may change: a correction. */
async function studio(text: string, rules: { now: (to: string) => SmtpScript | null }) {
  const server = await startScriptedSmtp((to) => rules.now(to), { text });
  const mail = openSmtpMail({ url: server.url, from: 'a@studio.example', dialogueMs: 2_000 });
  open.push(server.close, mail.close);
  const world = testWorld(given.db, { mail: mail.transport });
  const queue = async (to: string) => {
    const layout = { kind: 'contact-message', language: 'da', subject: 'Hej', attachments: [] } as const;
    return (await change(world, system, (c) => queueEmail(c, { ...layout, to, html: 'x', text: 'x' }))) ?? '';
  };
  const states = async () =>
    (
      await given.db.query.selectFrom('emails').select(['state', 'attempts']).orderBy('recipient').execute()
    ).map(({ state, attempts }) => `${state} ${attempts}`);
  const later = (minutes: number) => world.setNow(world.clock.now().add({ minutes }));
  return { server, world, queue, states, later };
}

test('a sender the server refuses pauses sending with one task; after the correction everything goes out', async () => {
  const rules = { now: (): SmtpScript | null => ({ step: 'MAIL', answer: 553 }) };
  const { server, world, queue, states, later } = await studio('5.7.1 Sender address rejected', rules);
  const ids = await Promise.all(['a@x.dk', 'b@x.dk', 'c@x.dk'].map(queue));
  for (const id of ids) expect(await sendEmail(world, id)).toBe('waiting');
  expect(await states()).toEqual(['waiting 0', 'waiting 0', 'waiting 0']);
  for (let hour = 0; hour < 200; hour += 1) {
    expect(await requeueEmails(world), 'paused').toBe(0);
    later(60);
    expect(await requeueEmails(world), 'one tries').toBe(1);
    expect(await sendEmail(world, ids[hour % 3] ?? '')).toBe('waiting');
  }
  expect(await openTasks(given.db.query, owner)).toMatchObject([
    { kind: 'mail-paused', details: { reason: expect.stringContaining('Sender address rejected') } },
  ]);
  rules.now = () => null;
  later(5);
  expect(await sendEmail(world, ids[0] ?? '')).toBe('sent');
  expect(await openTasks(given.db.query, owner)).toEqual([]);
  expect(await requeueEmails(world)).toBe(2);
  for (const id of ids.slice(1)) expect(await sendEmail(world, id)).toBe('sent');
  expect(server.taken.map(({ to }) => to).sort()).toEqual(['a@x.dk', 'b@x.dk', 'c@x.dk']);
});

test('relaying denied for one recipient delays that email; for two recipients it pauses sending', async () => {
  const refused = { step: 'RCPT', answer: 550 } as const;
  const rules = { now: (to: string): SmtpScript | null => (to.startsWith('odd') ? refused : null) };
  const { world, queue, later } = await studio('5.7.1 Relaying denied', rules);
  const odd = await queue('odd@x.dk');
  await expect(sendEmail(world, odd)).rejects.toThrow();
  const fine = await queue('fine@x.dk');
  expect(await sendEmail(world, fine)).toBe('sent');
  const other = await queue('odd@y.dk');
  expect(await sendEmail(world, other)).toBe('waiting');
  expect(await openTasks(given.db.query, owner)).toMatchObject([{ kind: 'mail-paused' }]);
  const next = await queue('next@x.dk');
  expect(await sendEmail(world, next)).toBe('waiting');
  later(5);
  expect(await sendEmail(world, next)).toBe('sent');
  expect(await openTasks(given.db.query, owner)).toEqual([]);
});

test('a daily limit of the provider delays every email without end and with one task, until it is reset', async () => {
  const rules = { now: (): SmtpScript | null => ({ step: 'DATA', answer: 550 }) };
  const { server, world, queue, states, later } = await studio(
    '5.4.5 Daily user sending limit exceeded',
    rules,
  );
  const ids = await Promise.all(['a@x.dk', 'b@x.dk', 'c@x.dk'].map(queue));
  await expect(sendEmail(world, ids[0] ?? '')).rejects.toThrow();
  expect(await sendEmail(world, ids[1] ?? '')).toBe('waiting');
  for (let hour = 0; hour < 120; hour += 1) {
    later(60);
    expect(await requeueEmails(world), 'one tries').toBe(1);
    expect(await sendEmail(world, ids[1 + (hour % 2)] ?? '')).toBe('waiting');
  }
  expect(await states()).toEqual(['waiting 1', 'waiting 0', 'waiting 0']);
  expect(await openTasks(given.db.query, owner)).toMatchObject([
    { kind: 'mail-paused', details: { reason: expect.stringContaining('limit exceeded') } },
  ]);
  rules.now = () => null;
  later(15);
  for (const id of ids) expect(await sendEmail(world, id)).toBe('sent');
  expect(await openTasks(given.db.query, owner)).toEqual([]);
  expect(server.taken).toHaveLength(3);
});
