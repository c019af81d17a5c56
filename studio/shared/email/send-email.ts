import { MailMisconfigured, MailNotTaken, MailRefused, MailUnanswered } from '#platform/mail/mail.ts';
import { faultInWords } from '#platform/mail/smtp-failure.ts';
import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { isEmailAddress, withAsciiDomain } from '#studio/shared/email-address.ts';
import { publish } from '#studio/shared/events.ts';
import { linkHashesIn } from '#studio/shared/sent-email.ts';
import { system } from '#studio/shared/who.ts';
import { readBranding } from './branding.queries.ts';
import {
  accountDeletedKind,
  attemptsUntilGivenUp,
  attemptsUntilTask,
  bulkKinds,
  handOverSeconds,
  mostUnanswered,
  pauseSeconds,
  unansweredPauseSeconds,
} from './email.ts';
import { withPortrait } from './email-portrait.ts';
import {
  anonymizeRecipient,
  claimEmail,
  type EmailRow,
  markFailed,
  markSent,
  postponeEmail,
  recordHandover,
  waitForCorrection,
} from './emails.store.ts';
import { mailFaultMessages } from './mail-faults.messages.ts';
import { endMailPause, mailPause, pauseMail } from './mail-pause.store.ts';
import { errorsOfOthers } from './outbox.queries.ts';
import { reportFailure } from './report-failure.ts';
import { withContent } from './stored-attachments.ts';
import { isDeadAddress } from './suppression/dead-address.ts';
import { isSuppressed } from './suppression/suppressions.queries.ts';
import { insertSuppression, notDelivered } from './suppression/suppressions.store.ts';

/** waiting: no transport, or sending is paused. nothing: already sent, failed or claimed. */
export type SendEmailOutcome = 'sent' | 'failed' | 'waiting' | 'nothing';

/**
 * Delivers one email (job 'send-email'), at least once. A duplicate, with the same Message-ID, is possible only when
 * the connection or this process ended between the final dot and its answer.
 * No transaction is open meanwhile. @throws the mail server's error
 */
export async function sendEmail(world: World, emailId: string): Promise<SendEmailOutcome> {
  if (world.mail.kind === 'waiting') return 'waiting';
  const now = world.clock.now();
  const pause = await mailPause(world.db.query);
  if (pause && Temporal.Instant.compare(now, pause.until) < 0) return 'waiting';
  const mail = await claimEmail(world.db.query, {
    emailId,
    now,
    until: now.add({ seconds: handOverSeconds }),
  });
  if (!mail) return 'nothing';
  if (mail.unanswered >= mostUnanswered) {
    await giveUp(world, mail, neverAnswered);
    return 'failed';
  }
  if (await isSuppressed(world.db.query, mail.recipient)) return recordNotDelivered(world, mail);
  const branding = await readBranding(world.db.query, world.settings);
  const { html, attachments } = await withPortrait(world, mail.html ?? '');
  try {
    if (!isEmailAddress(mail.recipient)) throw new MailRefused('Not an e-mail address');
    const files = await Promise.all(mail.attachments.map((one) => withContent(world.files, one)));
    const outgoing = {
      messageId: mail.message_id,
      fromName: branding.studioName,
      to: withAsciiDomain(mail.recipient),
      replyTo: withAsciiDomain(mail.reply_to ?? branding.email) || null,
      subject: mail.subject,
      html,
      text: mail.body ?? '',
      attachments: [...files, ...attachments],
      headers: mail.headers,
    };
    await world.mail.deliver(outgoing, () =>
      recordHandover(world.db.query, {
        emailId: mail.id,
        unanswered: mail.unanswered + 1,
        until: world.clock.now().add({ seconds: unansweredPauseSeconds }),
      }),
    );
  } catch (error) {
    if (error instanceof MailMisconfigured && (await isForEveryone(world, mail, error))) {
      await pauseSending(world, mail, error);
      return 'waiting';
    }
    const isFinal = error instanceof MailRefused || mail.attempts >= attemptsUntilGivenUp;
    const isLastUnanswered = error instanceof MailUnanswered && mail.unanswered + 1 >= mostUnanswered;
    if (isFinal || isLastUnanswered) {
      await suppressDeadAddress(world, mail, error);
      await giveUp(world, mail, isLastUnanswered ? neverAnswered : reasonOf(error).slice(0, 500));
      return 'failed';
    }
    await tryLater(world, mail, error);
    throw error;
  }
  const isSent = await change(world, system, async (c) => {
    if (
      !(await markSent(c.tx, {
        emailId: mail.id,
        now: c.now,
        keepsText: world.mail.kind === 'outbox',
      }))
    )
      return false;
    if (mail.kind === accountDeletedKind) await anonymizeRecipient(c.tx, mail.id);
    const { id: emailId, kind, recipient, created_at: queuedAt } = mail;
    const linkHashes = linkHashesIn(mail.body ?? '');
    await publish(c, { type: 'email.sent', emailId, kind, recipient, queuedAt, linkHashes });
    if (pause) {
      await endMailPause(c.tx);
      await publish(c, { type: 'mail.resumed' });
    }
    return true;
  });
  if (!isSent) return 'nothing';
  world.log.info({ emailId: mail.id, kind: mail.kind, attempts: mail.attempts }, 'mail handed over');
  return 'sent';
}

/** Of the newsletter: an address that its server does not know is not written to again. */
async function suppressDeadAddress(world: World, mail: EmailRow, error: unknown): Promise<void> {
  if (!(error instanceof MailRefused) || !bulkKinds.includes(mail.kind)) return;
  if (!isDeadAddress(error.serverSaid)) return;
  const detail = error.serverSaid.replaceAll(/[\s\p{Cc}]+/gu, ' ').slice(0, 300);
  await change(world, system, (c) =>
    insertSuppression(c.tx, { email: mail.recipient, reason: 'bounced', detail }, c.now),
  );
}

const neverAnswered = 'mail-never-answered';

/** The mail server's own words, for the owner. */
function reasonOf(error: unknown): string {
  if (error instanceof MailNotTaken) return error.serverSaid;
  return error instanceof Error ? error.message : String(error);
}

/** Without a task: the owner sees why on the person's pages. */
async function recordNotDelivered(world: World, mail: EmailRow): Promise<SendEmailOutcome> {
  await world.db.transaction(async (tx) => {
    await markFailed(tx, mail.id, notDelivered);
    if (mail.kind === accountDeletedKind) await anonymizeRecipient(tx, mail.id);
  });
  world.log.info({ emailId: mail.id, kind: mail.kind }, 'mail to a suppressed address');
  return 'failed';
}

/** Servers say 'relaying denied' about single addresses, too: two recipients make it a setting. */
async function isForEveryone(
  world: World,
  { recipient }: EmailRow,
  { fault, isSuspected }: MailMisconfigured,
): Promise<boolean> {
  if (!isSuspected) return true;
  const others = await errorsOfOthers(world.db.query, recipient);
  return others.some((words) => faultInWords(words) === fault);
}

async function pauseSending(world: World, mail: EmailRow, error: MailMisconfigured): Promise<void> {
  const reason = error.serverSaid.slice(0, 500);
  await change(world, system, async (c) => {
    const until = await pauseMail(c.tx, { fault: error.fault, now: c.now });
    await waitForCorrection(c.tx, { emailId: mail.id, until, error: reason, unanswered: mail.unanswered });
    await publish(c, { type: 'mail.paused', reason });
  });
  world.log.warn({ fault: error.fault }, mailFaultMessages.en[error.fault]);
}

async function giveUp(world: World, mail: EmailRow, reason: string): Promise<void> {
  await change(world, system, async (c) => {
    if (!(await markFailed(c.tx, mail.id, reason))) return;
    // An anonymised recipient cannot be contacted.
    if (mail.kind === accountDeletedKind) await anonymizeRecipient(c.tx, mail.id);
    else await reportFailure(c, mail, reason);
  });
  world.log.warn({ emailId: mail.id, kind: mail.kind, attempts: mail.attempts }, 'mail refused');
}

async function tryLater(world: World, mail: EmailRow, error: unknown): Promise<void> {
  const reason = reasonOf(error).slice(0, 500);
  const isUnanswered = error instanceof MailUnanswered;
  const seconds = isUnanswered ? unansweredPauseSeconds : pauseSeconds(mail.attempts);
  const until = world.clock.now().add({ seconds });
  const unanswered = mail.unanswered + (isUnanswered ? 1 : 0);
  await change(world, system, async (c) => {
    await postponeEmail(c.tx, { emailId: mail.id, until, error: reason, unanswered });
    if (mail.attempts >= attemptsUntilTask && mail.kind !== accountDeletedKind)
      await reportFailure(c, mail, reason);
  });
}
