import type { World } from '#platform/world.ts';
import { keepUnsubscribeLink } from '#studio/people/newsletter/unsubscribe-link.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { mailPause } from '#studio/shared/email/mail-pause.store.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import type { Language } from '#studio/shared/language.ts';
import { system } from '#studio/shared/who.ts';
import { issuesToSend, lockIssue, type StoredIssue } from '#studio/site/newsletter-issues/issues.queries.ts';
import { moveIssue } from '#studio/site/newsletter-issues/issues.store.ts';
import { languagesOf } from '#studio/site/pages/page-draft.ts';
import {
  type NextDelivery,
  nextDeliveries,
  progressOf,
  queuedSince,
  waitingCopies,
} from './deliveries.queries.ts';
import { insertDeliveries, insertDueDeliveries, markQueued, markSkipped } from './deliveries.store.ts';
import { forReader, type IssueEmail, writeIssue } from './issue-email.ts';
import { storedSegment } from './segment.ts';
import { emailsPerMinute } from './sending-rate.ts';

/** When so much is refused for now, the server is out of order, and more would only be refused too. */
const mostMinutesRetrying = 5;

/** Transactions are short, so that visitors' requests come in between. */
const copiesPerTransaction = 10;

/** Reconciler: continues what is due. Returns the number of copies queued. */
export async function sendDueIssues(world: World): Promise<number> {
  let queued = 0;
  const due = await issuesToSend(world.db.query, world.clock.now());
  for (const { id } of due) queued += await sendIssue(world, id);
  return queued;
}

/**
 * Begins or continues an issue that is due, or an email of a sequence that is on, within the rate of the provider; the
 * next minute continues it. Every copy is queued in one transaction with the mark that its reader has it. Safe to run at
 * any time and in several processes.
 */
export async function sendIssue(world: World, issueId: string): Promise<number> {
  const started = await change(world, system, (c) => startWhenDue(c, issueId));
  if (!started) return 0;
  const written = new Map<Language, IssueEmail>();
  for (const language of languagesOf(started.page)) {
    written.set(language, await writeIssue(world, { ...started, language }));
  }
  let queued = 0;
  for (;;) {
    const count = await change(world, system, (c) => queueNext(c, issueId, written));
    queued += count;
    if (count === 0) break;
  }
  return queued;
}

/** Null: not due, not being sent, without recipients, or taken by another process. */
async function startWhenDue(c: Change, issueId: string) {
  const issue = await lockIssue(c.tx, issueId);
  if (!issue?.blocks || !isDue(issue, c.now)) return null;
  const { blocks: page, slug, step } = issue;
  if (issue.state === 'sending') return { page, slug };
  if (step) {
    await insertDueDeliveries(c, { issue: { ...issue, step }, languages: languagesOf(page) });
    const next = await nextDeliveries(c.tx, { issueId, most: 1 });
    return next.length > 0 ? { page, slug } : null;
  }
  const segment = storedSegment(issue.segment);
  const isMoved = await moveIssue(c, { id: issueId, to: 'sending', from: 'scheduled' });
  if (!isMoved || !segment) return null;
  await contentChanged(c.tx, 'newsletter');
  await insertDeliveries(c, { issueId, segment, languages: languagesOf(page) });
  return { page, slug };
}

function isDue({ state, sendAt }: StoredIssue, now: Temporal.Instant): boolean {
  if (state !== 'scheduled' && state !== 'sending' && state !== 'running') return false;
  return sendAt !== null && Temporal.Instant.compare(sendAt, now) <= 0;
}

/** Returns how many were handled; 0: enough for this minute, done, paused, or another process has it. */
async function queueNext(
  c: Change,
  issueId: string,
  written: ReadonlyMap<Language, IssueEmail>,
): Promise<number> {
  const issue = await lockIssue(c.tx, issueId);
  if (issue?.state !== 'sending' && issue?.state !== 'running') return 0;
  const most = Math.min(copiesPerTransaction, await allowance(c));
  const next = most > 0 ? await nextDeliveries(c.tx, { issueId, most }) : [];
  for (const delivery of next) await queueCopy(c, { issueId, delivery, written });
  if (most > 0 && next.length === 0 && issue.state === 'sending') await finishWhenSent(c, issueId);
  return next.length;
}

/** How many more emails the provider takes this minute. */
async function allowance({ world, tx, now }: Change): Promise<number> {
  if (world.mail.kind === 'waiting') return 0;
  const pause = await mailPause(tx);
  if (pause && Temporal.Instant.compare(now, pause.until) < 0) return 0;
  const rate = emailsPerMinute(world.settings.smtpUrl);
  // The next run comes a minute after this one, or a little earlier.
  const recent = await queuedSince(tx, now.subtract({ seconds: 50 }));
  const { fresh, retrying } = await waitingCopies(tx);
  return retrying >= rate * mostMinutesRetrying ? 0 : rate - Math.max(recent, fresh);
}

interface Copy {
  issueId: string;
  delivery: NextDelivery;
  written: ReadonlyMap<Language, IssueEmail>;
}

async function queueCopy(c: Change, { issueId, delivery, written }: Copy): Promise<void> {
  const { subscriptionId, language, email: to, isSubscribed } = delivery;
  const issue = written.get(language);
  if (!isSubscribed || !issue) return markSkipped(c, { issueId, subscriptionId });
  const token = await keepUnsubscribeLink(c, subscriptionId);
  const copy = forReader(issue, { token, settings: c.world.settings });
  const dedupeKey = `newsletter:${issueId}:${subscriptionId}`;
  const emailId = await queueEmail(c, { ...copy, kind: 'newsletter-issue', to, dedupeKey });
  await markQueued(c, { issueId, subscriptionId }, emailId);
}

/** Those that their server refuses for now are tried for days; they do not keep the issue open. */
async function finishWhenSent(c: Change, issueId: string): Promise<void> {
  const { waiting } = await progressOf(c.tx, issueId);
  if (waiting === 0) await moveIssue(c, { id: issueId, to: 'sent' });
}
