import { beforeEach, expect, test } from 'vitest';
import { openProcesses } from '#platform/processes/open-processes.ts';
import { TaskFailed } from '#platform/processes/processes.ts';
import { openTasks } from '#studio/office/admin-tasks/tasks.queries.ts';
import { delivery, inboundDomain, inboundSettings, mimeOf } from '#tests/support/inbound/mailgun.ts';
import { newWorld, testStage } from '#tests/support/page-fixture.ts';
import { saveLimits } from '#tests/support/save-limits.ts';
import { owner, visitor } from '#tests/support/who.ts';
import type { TestWorld } from '#tests/support/world.ts';
import { sendContactMessage } from '../send-contact-message.ts';
import { inboundEmailsOf } from './inbound-emails.queries.ts';
import { receiveEmail } from './receive-email.ts';
import { replyAddress } from './reply-address.ts';

const stage = testStage();
const email = 'aase@example.dk';
let world: TestWorld;
let messageId = '';
let recipient = '';
const q = () => stage.db.query;

beforeEach(async () => {
  world = newWorld(stage.db, { env: inboundSettings }).world;
  await sendContactMessage(world, visitor, { name: 'Åse Ø', email, message: 'Kan I om aftenen?' });
  messageId = (await q().selectFrom('contact_messages').select('id').executeTakeFirstOrThrow()).id;
  recipient = replyAddress(messageId, inboundDomain, world.secret);
});

test('an email of 200,000 parts is kept as a file, and is not parsed again when it is delivered again', async () => {
  const body = `${'--b\r\n\r\n'.repeat(200_000)}--b--`;
  const mime = mimeOf({ contentType: 'multipart/mixed; boundary=b', body });
  const processes = openProcesses({ log: world.log, limits: { 'parse-email': { cpuMs: 300 } } });
  let parsed = 0;
  const counted: TestWorld['processes'] = {
    ...processes,
    run: (name, input, options) => {
      parsed += 1;
      return processes.run(name, input, options);
    },
  };
  const deliver = () =>
    receiveEmail({ ...world, processes: counted }, delivery({ recipient, now: world.clock.now() }, mime));
  expect([await deliver(), await deliver()]).toEqual([{ kind: 'received' }, { kind: 'duplicate' }]);
  await processes.close();
  expect(parsed).toBe(1);
  const attachments = [{ name: 'email.eml', bytes: Buffer.byteLength(mime) }];
  const kept = { email, isVerified: false, isUnparsed: true, body: '', attachments };
  expect(await inboundEmailsOf(q(), messageId)).toMatchObject([kept]);
  expect(await openTasks(q(), owner)).toMatchObject([{ kind: 'answer-email', subjectId: messageId }]);
});

test('an email that is kept as a file is shown as it was sent when there is no space for files', async () => {
  await saveLimits(stage.db, { anonymousUploadMegabytes: 1 });
  const body = `--b\r\n\r\nJa tak, kl. 10.\r\n${'--b\r\n\r\n'.repeat(200_000)}`;
  const mime = mimeOf({ contentType: 'multipart/mixed; boundary=b', body });
  expect(await receiveEmail(world, delivery({ recipient, now: world.clock.now() }, mime))).toEqual({
    kind: 'received',
  });
  const [stored] = await inboundEmailsOf(q(), messageId);
  expect(stored?.body).toContain('Ja tak, kl. 10.');
  expect(await q().selectFrom('inbound_attachments').select('key').execute()).toEqual([]);
});

test('an email for which no process is free is asked for again', async () => {
  const busy: TestWorld['processes'] = {
    ...world.processes,
    run: (name) => Promise.reject(new TaskFailed(name, 'busy', 'as this test wants it')),
  };
  const given = delivery({ recipient, now: world.clock.now() });
  expect(await receiveEmail({ ...world, processes: busy }, given)).toMatchObject({ kind: 'too-many' });
  expect(await receiveEmail(world, given)).toEqual({ kind: 'received' });
});
