import { data } from 'react-router';
import type { World } from '#platform/world.ts';
import { checkIssue, type IssueCheck } from '#studio/messages/newsletter-sending/check-issue.ts';
import { emailCounts } from '#studio/messages/newsletter-sending/due-emails.queries.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { fillNames } from '#studio/shared/content/document.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { issueWords } from '#studio/site/newsletter-issues/issue.ts';
import {
  issueContent,
  type SequenceEmail,
  sequenceEmails,
} from '#studio/site/newsletter-issues/issues.queries.ts';
import {
  isSequenceKey,
  isUnlessBooked,
  type SequenceKey,
  sequenceKeys,
} from '#studio/site/newsletter-issues/sequence.ts';
import { languagesOf, shownLanguage } from '#studio/site/pages/page-draft.ts';

/** 404 where there is none. */
export function requestedSequence(key: string): SequenceKey {
  if (!isSequenceKey(key)) throw data(null, { status: 404 });
  return key;
}

/** One row per sequence. */
export async function readSequences(world: World, language: Language) {
  const emails = await sequenceEmails(world.db.query);
  return Promise.all(
    sequenceKeys.map(async (key) => {
      const own = emails.filter(({ step }) => step.sequence === key);
      const counts = await Promise.all(own.map((issue) => countsOf(world, issue)));
      const next = counts
        .flatMap(({ nextAt }) => (nextAt ? [nextAt] : []))
        .toSorted(Temporal.Instant.compare)
        .at(0);
      return {
        key,
        isOn: isOn(own),
        waiting: inIt(counts),
        next: next ? formats[language].short(next) : null,
      };
    }),
  );
}

/** Its emails in their order, with what is to be corrected before it is switched on. */
export async function readSequence(world: World, key: SequenceKey, language: Language) {
  const emails = await sequenceEmails(world.db.query, key);
  const read = await Promise.all(emails.map((issue) => readEmail(world, issue, language)));
  const since = isOn(emails) ? (emails[0]?.startedAt ?? null) : null;
  return {
    key,
    isOn: isOn(emails),
    since: since && formats[language].short(since),
    waiting: inIt(read),
    emails: read,
  };
}

const isOn = (emails: readonly SequenceEmail[]) => emails.some(({ state }) => state === 'running');

const inIt = (counts: readonly { waiting: number }[]) =>
  counts.reduce((sum, { waiting }) => sum + waiting, 0);

async function countsOf(world: World, issue: SequenceEmail) {
  const { page } = await issueContent(world.db.query, issue);
  const languages = languagesOf(page);
  const counts = await emailCounts(world.db.query, { issue, languages, now: world.clock.now() });
  return { page, languages, ...counts };
}

type Found = Exclude<IssueCheck, { kind: 'test' }>;

async function readEmail(world: World, issue: SequenceEmail, language: Language) {
  const { page, languages, nextAt, ...counts } = await countsOf(world, issue);
  const identity = await studioIdentity(world);
  const { subject } = issueWords(fillNames(page[shownLanguage(languages, language)], identity));
  const checks = issue.state === 'draft' ? await checkIssue(world, { issue, page }) : [];
  return {
    key: issue.key,
    version: issue.version,
    subject,
    languages,
    ...counts,
    nextAt: nextAt && formats[language].short(nextAt),
    ...issue.step,
    isUnlessBooked: isUnlessBooked(issue.step),
    toCorrect: checks.filter((check): check is Found => !check.isOk && check.kind !== 'test'),
  };
}

export type ReadSequence = Awaited<ReturnType<typeof readSequence>>;
