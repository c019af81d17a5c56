import { setTimeout as pause } from 'node:timers/promises';
import { type Files, FilesUnavailable } from '#platform/files/files.ts';
import { type MailFault, MailMisconfigured, MailRefused } from '#platform/mail/mail.ts';
import { PaymentRefused, PaymentUnavailable } from '#platform/payments/payments.ts';
import { PrintRefused, PrintUnavailable } from '#platform/print/print.ts';
import type { World } from '#platform/world.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { newToken } from '#studio/shared/secret-token.ts';
import type { May, Who } from '#studio/shared/who.ts';
import { checkStorage } from './check-storage.ts';
import { type ConnectionKind, testTimeoutSeconds } from './connections.ts';
import { testMailWords } from './test-mail.messages.ts';

export type TestResult =
  | MailFault
  | FilesUnavailable
  | 'works'
  | 'mail-sent'
  | 'mail-kept'
  | 'refused'
  | 'no-answer'
  | 'too-slow'
  | 'not-connected';

type Tested = Pick<
  World,
  'payments' | 'mail' | 'files' | 'backupFiles' | 'print' | 'db' | 'reference' | 'settings' | 'log'
>;

/**
 * No lasting effects: email sends a message to the owner, files write and remove a temporary file.
 * 'too-slow' after the timeout; the request continues.
 */
export async function testConnection(
  world: Tested,
  {
    who,
    kind,
    enough = (signal) => pause(testTimeoutSeconds * 1000, null, { signal, ref: false }),
  }: { who: May<'settings'>; kind: ConnectionKind; enough?: (signal: AbortSignal) => Promise<unknown> },
): Promise<TestResult> {
  const answered = new AbortController();
  const tooSlow = enough(answered.signal).then(
    () => 'too-slow' as const,
    () => 'too-slow' as const,
  );
  try {
    return await Promise.race([ask(world, who, kind), tooSlow]);
  } finally {
    answered.abort();
  }
}

async function ask(world: Tested, who: Who, kind: ConnectionKind): Promise<TestResult> {
  switch (kind) {
    case 'payments':
      return testPayments(world);
    case 'mail':
      return testMail(world, who);
    case 'files':
      return testFiles(world, world.files);
    case 'backups':
      return testFiles(world, world.backupFiles);
    case 'printer':
      return testPrinter(world);
  }
}

/** 'Not found' for an unknown session proves that the key is accepted. */
async function testPayments({ payments }: Tested): Promise<TestResult> {
  if (!payments) return 'not-connected';
  try {
    await payments.retrieve('cs_test_none');
    return 'works';
  } catch (error) {
    if (error instanceof PaymentRefused) return error.code === 'resource_missing' ? 'works' : 'refused';
    if (error instanceof PaymentUnavailable) return 'no-answer';
    throw error;
  }
}

async function testMail(world: Tested, who: Who): Promise<TestResult> {
  if (world.mail.kind === 'waiting' || !who.email) return 'not-connected';
  if (world.mail.kind === 'outbox') return 'mail-kept';
  const { studioName } = await studioIdentity(world);
  const words = testMailWords[who.language];
  const host = new URL(world.settings.siteUrl).hostname;
  try {
    await world.mail.deliver({
      messageId: `<test-${newToken()}@${host}>`,
      fromName: studioName,
      to: who.email,
      replyTo: null,
      subject: words.subject,
      html: `<!doctype html><html lang="${who.language}"><body><p>${words.text}</p></body></html>`,
      text: words.text,
      attachments: [],
      headers: {},
    });
    return 'mail-sent';
  } catch (error) {
    world.log.warn({ error: String(error) }, 'the test mail was not taken');
    if (error instanceof MailMisconfigured) return error.fault;
    return error instanceof MailRefused || isAnswered(error) ? 'refused' : 'no-answer';
  }
}

/** An authentication failure: name or password is wrong. */
function isAnswered(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;
}

async function testFiles({ log }: Tested, files: Files): Promise<TestResult> {
  try {
    const result = await checkStorage(files);
    if (result instanceof FilesUnavailable)
      log.warn({ error: result.message }, 'the storage could not be used');
    return result === 'unreadable' ? 'refused' : result;
  } catch (error) {
    log.warn({ error: String(error) }, 'the place for files could not be used');
    return 'no-answer';
  }
}

async function testPrinter({ print }: Tested): Promise<TestResult> {
  if (!print) return 'not-connected';
  try {
    await print.product('1');
    return 'works';
  } catch (error) {
    if (error instanceof PrintRefused) return 'refused';
    if (error instanceof PrintUnavailable) return 'no-answer';
    throw error;
  }
}
