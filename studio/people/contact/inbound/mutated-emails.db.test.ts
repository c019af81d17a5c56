import { beforeEach, expect, test } from 'vitest';
import { openProcesses } from '#platform/processes/open-processes.ts';
import { answer, type MutatedEmail, mutatedEmail } from '#tests/outside/mutated-emails.ts';
import { delivery, inboundDomain, inboundSettings } from '#tests/support/inbound/mailgun.ts';
import { newWorld, testStage } from '#tests/support/page-fixture.ts';
import { times } from '#tests/support/site/times.ts';
import { visitor } from '#tests/support/who.ts';
import type { TestWorld } from '#tests/support/world.ts';
import { sendContactMessage } from '../send-contact-message.ts';
import { splitQuoted } from './email-text.ts';
import { inboundEmailsOf } from './inbound-emails.queries.ts';
import { receiveEmail } from './receive-email.ts';
import { replyAddress } from './reply-address.ts';

const stage = testStage();
const parsedCount = times(2_000, 100_000);
const storedCount = times(200, 10_000);
const seed = Number(process.env.SEED ?? 36);
/** What a mutation can turn an email of a person into: one of a machine, or of the studio. */
const notOfPerson =
  /auto-submitted|precedence|x-auto|return-path|multipart\/report|x-loop|^from:(?:[^\n]|\n[ \t])*in\.studio/im;

const reported: unknown[] = [];
const note = (details: unknown) => void reported.push(details);
const processes = openProcesses({ log: { debug() {}, info: note, warn: note, error: note } });
let world: TestWorld;
let messageId = '';
let recipient = '';

beforeEach(async () => {
  reported.length = 0;
  const { world: given } = newWorld(stage.db, { env: inboundSettings });
  const limits = { ...given.limits, take: async () => ({ ok: true }) as const };
  world = { ...given, processes, limits };
  await sendContactMessage(given, visitor, {
    name: 'Pia',
    email: 'pia@student.example',
    message: 'Har I tid?',
  });
  const messages = stage.db.query.selectFrom('contact_messages').select('id');
  messageId = (await messages.executeTakeFirstOrThrow()).id;
  recipient = replyAddress(messageId, inboundDomain, world.secret);
});

const numbered = (number: number) => {
  const email = mutatedEmail(seed, number);
  return { ...email, at: `SEED=${seed}, email ${number}:\n${email.raw.toString('latin1').slice(0, 3_000)}` };
};

/** Whether the answer is there to be read, not within a header, and nothing that was read has it. */
const isLost = ({ raw, isAnswered }: MutatedEmail, shown: string) =>
  isAnswered &&
  !shown.toLowerCase().includes(answer.toLowerCase()) &&
  raw
    .toString('latin1')
    .split(/[\r\n]/)
    .some(isAnswer);
const isAnswer = (line: string) => line.includes(answer) && !/^(?:[!-9;-~]+:|[ \t])/.test(line);

test(`emails: ${parsedCount} mutated ones (seed ${seed}) are parsed, none stops its process, and what is left out is reported`, async () => {
  const parse = async (number: number) => {
    const { at, ...email } = numbered(number);
    const input = { raw: email.raw, mostText: 20_001, mostAttachments: 20 };
    const { text, subject, attachments, isIncomplete } = await processes.run('parse-email', input);
    const isKept = isIncomplete || attachments.length > 0;
    if (isLost(email, `${text}${subject}`)) expect(isKept, at).toBe(true);
  };
  const together = 20;
  for (let first = 0; first < parsedCount; first += together) {
    await Promise.all(Array.from({ length: together }, (_, nth) => parse(first + nth)));
  }
  expect(reported).toEqual([]);
});

test(`emails: ${storedCount} mutated ones (seed ${seed}) are stored, each as a message or as a file`, async () => {
  for (let number = 0; number < storedCount; number += 1) {
    const { at, ...email } = numbered(number);
    const sent = delivery({ recipient, now: world.clock.now() }, '', { raw: email.raw });
    const { kind } = await receiveEmail(world, sent);
    if (kind === 'ignored') {
      expect(email.raw.toString('latin1'), at).toMatch(notOfPerson);
      continue;
    }
    expect(kind, at).toBe('received');
    const [stored] = await inboundEmailsOf(stage.db.query, messageId);
    const { body = '', subject = '', attachments = [] } = stored ?? {};
    expect(body !== '' || attachments.length > 0, at).toBe(true);
    const { written, quoted } = splitQuoted(body, subject);
    expect((written !== '') === (body !== ''), at).toBe(true);
    if (isLost(email, `${written}${quoted}${subject}`)) expect(attachments.length, at).toBeGreaterThan(0);
    await stage.db.query.deleteFrom('inbound_emails').execute();
  }
  expect(reported).toEqual([]);
  await processes.close();
});
