import { expect, test } from 'vitest';
import { openProcesses } from '#platform/processes/open-processes.ts';
import { TaskFailed } from '#platform/processes/processes.ts';
import { openTasks } from '#studio/office/admin-tasks/tasks.queries.ts';
import { sender, testConversation } from '#tests/support/inbound/conversation.ts';
import { delivery, mimeOf } from '#tests/support/inbound/mailgun.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { saveLimits } from '#tests/support/save-limits.ts';
import { owner } from '#tests/support/who.ts';
import type { TestWorld } from '#tests/support/world.ts';
import { inboundEmailsOf } from './inbound-emails.queries.ts';
import { receiveEmail } from './receive-email.ts';

const stage = testStage();
const conversation = testConversation(stage);
const q = () => stage.db.query;

test('an email of 200,000 parts is kept as a file, and is not parsed again when it is delivered again', async () => {
  const body = `${'--b\r\n\r\n'.repeat(200_000)}--b--`;
  const mime = mimeOf({ contentType: 'multipart/mixed; boundary=b', body });
  const processes = openProcesses({ log: conversation.world.log, limits: { 'parse-email': { cpuMs: 300 } } });
  let parsed = 0;
  const counted: TestWorld['processes'] = {
    ...processes,
    run: (name, input, options) => {
      parsed += 1;
      return processes.run(name, input, options);
    },
  };
  const deliver = () =>
    receiveEmail(
      { ...conversation.world, processes: counted },
      delivery({ recipient: conversation.recipient, now: conversation.world.clock.now() }, mime),
    );
  expect([await deliver(), await deliver()]).toEqual([{ kind: 'received' }, { kind: 'duplicate' }]);
  await processes.close();
  expect(parsed).toBe(1);
  const attachments = [{ name: 'email.eml', bytes: Buffer.byteLength(mime) }];
  const kept = { email: sender, isVerified: false, isUnparsed: true, body: '', attachments };
  expect(await inboundEmailsOf(q(), conversation.messageId)).toMatchObject([kept]);
  expect(await openTasks(q(), owner)).toMatchObject([
    { kind: 'answer-email', subjectId: conversation.messageId },
  ]);
});

test('an email that is kept as a file is shown as it was sent when there is no space for files', async () => {
  await saveLimits(stage.db, { anonymousUploadMegabytes: 1 });
  const body = `--b\r\n\r\nJa tak, kl. 10.\r\n${'--b\r\n\r\n'.repeat(200_000)}`;
  const mime = mimeOf({ contentType: 'multipart/mixed; boundary=b', body });
  expect(
    await receiveEmail(
      conversation.world,
      delivery({ recipient: conversation.recipient, now: conversation.world.clock.now() }, mime),
    ),
  ).toEqual({
    kind: 'received',
  });
  const [stored] = await inboundEmailsOf(q(), conversation.messageId);
  expect(stored?.body).toContain('Ja tak, kl. 10.');
  expect(await q().selectFrom('inbound_attachments').select('key').execute()).toEqual([]);
});

test('an email for which no process is free is asked for again', async () => {
  const busy: TestWorld['processes'] = {
    ...conversation.world.processes,
    run: (name) => Promise.reject(new TaskFailed(name, 'busy', 'as this test wants it')),
  };
  const given = delivery({ recipient: conversation.recipient, now: conversation.world.clock.now() });
  expect(await receiveEmail({ ...conversation.world, processes: busy }, given)).toMatchObject({
    kind: 'too-many',
  });
  expect(await receiveEmail(conversation.world, given)).toEqual({ kind: 'received' });
});
