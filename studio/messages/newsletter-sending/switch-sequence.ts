import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import type { May } from '#studio/shared/who.ts';
import {
  issueContent,
  issueOrStepOf,
  sequenceEmails,
} from '#studio/site/newsletter-issues/issues.queries.ts';
import { moveIssue, setAfterDays } from '#studio/site/newsletter-issues/issues.store.ts';
import { fewestDays, mostDays, type SequenceKey } from '#studio/site/newsletter-issues/sequence.ts';
import type { PageBlocks } from '#studio/site/pages/page-draft.ts';
import { checkIssue } from './check-issue.ts';
import { switchEmailOff } from './halt-newsletters.ts';

export type SequenceRefusal = 'not-found' | 'changed' | 'not-ready' | 'invalid';
export type SequenceOutcome = { ok: true } | { ok: false; refusal: SequenceRefusal };

const refuse = (refusal: SequenceRefusal): SequenceOutcome => ({ ok: false, refusal });

interface OfSequence {
  sequence: SequenceKey;
}

/** Applies to what happens from now on. What is sent are its drafts as they are now. Idempotent. */
export async function switchSequenceOn(
  world: World,
  who: May<'newsletter'>,
  { sequence }: OfSequence,
): Promise<SequenceOutcome> {
  const sendAt = world.clock.now();
  const emails: { id: string; blocks: PageBlocks }[] = [];
  for (const issue of await sequenceEmails(world.db.query, sequence)) {
    if (issue.state === 'running') continue;
    const { page } = await issueContent(world.db.query, issue);
    const checks = await checkIssue(world, { issue, page });
    if (checks.some(({ isOk, isBlocking }) => !isOk && isBlocking)) return refuse('not-ready');
    emails.push({ id: issue.id, blocks: page });
  }
  return change(world, who, async (c) => {
    const moved = [];
    for (const { id, blocks } of emails)
      moved.push(await moveIssue(c, { id, to: 'running', content: { blocks, sendAt } }));
    if (!moved.includes(true)) return { ok: true };
    await contentChanged(c.tx, 'newsletter');
    await audit(c, { action: 'newsletter.sequence-on', subject: `sequence:${sequence}` });
    return { ok: true };
  });
}

/** Those in it receive no further email. Idempotent. */
export async function switchSequenceOff(
  world: World,
  who: May<'newsletter'>,
  { sequence }: OfSequence,
): Promise<SequenceOutcome> {
  return change(world, who, async (c) => {
    const emails = await sequenceEmails(c.tx, sequence);
    const moved = [];
    for (const { id } of emails) moved.push(await switchEmailOff(c, id));
    if (moved.includes(true))
      await audit(c, { action: 'newsletter.sequence-off', subject: `sequence:${sequence}` });
    return { ok: true };
  });
}

interface Timing extends OfSequence {
  key: string;
  version: number;
  afterDays: number;
}

/** When an email of a sequence that is off is sent. */
export async function changeDays(
  world: World,
  who: May<'newsletter'>,
  { sequence, key, version, afterDays }: Timing,
): Promise<SequenceOutcome> {
  return change(world, who, async (c) => {
    const email = await issueOrStepOf(c.tx, key);
    if (email?.step?.sequence !== sequence) return refuse('not-found');
    const isValid =
      Number.isInteger(afterDays) && afterDays >= fewestDays(email.step) && afterDays <= mostDays;
    if (!isValid) return refuse('invalid');
    const isSame = email.version === version + 1 && email.step.afterDays === afterDays;
    const isSet = isSame || (await setAfterDays(c, { id: email.id, version }, afterDays));
    return isSet ? { ok: true } : refuse('changed');
  });
}
