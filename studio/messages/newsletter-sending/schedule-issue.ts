import { isDeepStrictEqual } from 'node:util';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import type { May } from '#studio/shared/who.ts';
import { issueOf, lockIssue, type StoredIssue } from '#studio/site/newsletter-issues/issues.queries.ts';
import { moveIssue, setSegment } from '#studio/site/newsletter-issues/issues.store.ts';
import { languagesOf } from '#studio/site/pages/page-draft.ts';
import { pageDraft } from '#studio/site/pages/page-drafts.queries.ts';
import { checkIssue } from './check-issue.ts';
import { countRecipients } from './recipients.queries.ts';
import { type Segment, storedSegment } from './segment.ts';

/** In which the owner can undo it. */
export const undoMinutes = 5;

export type SendingRefusal = 'not-found' | 'changed' | 'in-the-past' | 'not-ready' | 'no-recipients';
export type SendingOutcome = { ok: true } | { ok: false; refusal: SendingRefusal };

const refuse = (refusal: SendingRefusal): SendingOutcome => ({ ok: false, refusal });

interface OfIssue {
  key: string;
  /** Of the issue, and of its draft, as the page with the checks has shown them. */
  version: number;
  draftVersion: number;
}

/** What is sent is the draft as it is now. Without a time in five minutes, until when it can be undone. */
export async function scheduleIssue(
  world: World,
  who: May<'newsletter'>,
  { at, ...seen }: OfIssue & { at: Temporal.Instant | null },
): Promise<SendingOutcome> {
  const issue = await issueOf(world.db.query, seen.key);
  if (!issue) return refuse('not-found');
  if (issue.state === 'scheduled' && issue.version === seen.version + 1) return { ok: true };
  const draft = await pageDraft(world.db.query, seen.key);
  if (issue.state !== 'draft' || issue.version !== seen.version || draft.version !== seen.draftVersion)
    return refuse('changed');
  const checks = await checkIssue(world, { issue, page: draft.page });
  if (checks.some(({ isOk, isBlocking }) => !isOk && isBlocking)) return refuse('not-ready');
  const now = world.clock.now();
  if (at && Temporal.Instant.compare(at, now) <= 0) return refuse('in-the-past');
  const segment = storedSegment(issue.segment);
  const languages = languagesOf(draft.page);
  const counts = segment && (await countRecipients(world.db.query, { segment, languages, now }));
  if (!counts || counts.en + counts.da === 0) return refuse('no-recipients');
  const sendAt = at ?? now.add({ minutes: undoMinutes });
  return change(world, who, async (c) => {
    const locked = await lockIssue(c.tx, issue.id);
    if (locked?.version !== seen.version) return refuse('changed');
    const content = { blocks: draft.page, sendAt };
    if (!(await moveIssue(c, { id: issue.id, to: 'scheduled', content }))) return refuse('changed');
    await world.jobs.send(c.tx, { name: 'send-newsletter', data: { issueId: issue.id }, at: sendAt });
    await auditIssue(c, issue, 'newsletter.issue-scheduled');
    return { ok: true };
  });
}

/** Before the first copy: it becomes a draft again. */
export function cancelSending(world: World, who: May<'newsletter'>, { key }: { key: string }) {
  return move(world, who, { key, to: 'draft', action: 'newsletter.issue-cancelled' });
}

/** What is with the mail server already still arrives. */
export function pauseSending(world: World, who: May<'newsletter'>, { key }: { key: string }) {
  return move(world, who, { key, to: 'paused', action: 'newsletter.issue-paused' });
}

export function resumeSending(world: World, who: May<'newsletter'>, { key }: { key: string }) {
  return move(world, who, { key, to: 'sending', action: 'newsletter.issue-resumed' });
}

/** For good: those who have no copy yet get none. */
export function stopSending(world: World, who: May<'newsletter'>, { key }: { key: string }) {
  return move(world, who, { key, to: 'stopped', action: 'newsletter.issue-stopped' });
}

interface Move {
  key: string;
  to: 'draft' | 'paused' | 'sending' | 'stopped';
  action: `newsletter.issue-${'cancelled' | 'paused' | 'resumed' | 'stopped'}`;
}

/** 'changed': sending has begun or ended meanwhile. */
async function move(
  world: World,
  who: May<'newsletter'>,
  { key, to, action }: Move,
): Promise<SendingOutcome> {
  return change(world, who, async (c) => {
    const issue = await issueOf(c.tx, key);
    if (!issue) return refuse('not-found');
    if (issue.state === to) return { ok: true };
    const from = to === 'sending' ? 'paused' : undefined;
    if (!(await moveIssue(c, { id: issue.id, to, from }))) return refuse('changed');
    if (to === 'sending')
      await world.jobs.send(c.tx, { name: 'send-newsletter', data: { issueId: issue.id } });
    await auditIssue(c, issue, action);
    return { ok: true };
  });
}

/** To whom a draft goes. */
export async function chooseSegment(
  world: World,
  who: May<'newsletter'>,
  { key, version, segment }: { key: string; version: number; segment: Segment },
): Promise<SendingOutcome> {
  return change(world, who, async (c) => {
    const issue = await issueOf(c.tx, key);
    if (!issue) return refuse('not-found');
    const isSame = issue.version === version + 1 && isDeepStrictEqual(issue.segment, segment);
    const isSet = isSame || (await setSegment(c, { id: issue.id, version }, segment));
    return isSet ? { ok: true } : refuse('changed');
  });
}

async function auditIssue(c: Change, { key }: StoredIssue, action: Parameters<typeof audit>[1]['action']) {
  await audit(c, { action, subject: `page:${key}` });
}
