import { isDeepStrictEqual } from 'node:util';
import { data, redirect } from 'react-router';
import type { World } from '#platform/world.ts';
import { checkIssue } from '#studio/messages/newsletter-sending/check-issue.ts';
import { progressOf } from '#studio/messages/newsletter-sending/deliveries.queries.ts';
import { countRecipients, listRecipients } from '#studio/messages/newsletter-sending/recipients.queries.ts';
import { savedSegments } from '#studio/messages/newsletter-sending/saved-segments.queries.ts';
import { storedSegment } from '#studio/messages/newsletter-sending/segment.ts';
import { emailsPerMinute } from '#studio/messages/newsletter-sending/sending-rate.ts';
import { effectiveEmail } from '#studio/office/connections/email/effective-email.ts';
import { domainOf, isComplete, isProvidersOwn } from '#studio/office/connections/email/email-records.ts';
import { emailRecords, emailSetUp } from '#studio/office/connections/email/email-set-up.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { May } from '#studio/shared/who.ts';
import { issuePath, issueWords } from '#studio/site/newsletter-issues/issue.ts';
import {
  issueContent,
  issueOrStepOf,
  type StoredIssue,
} from '#studio/site/newsletter-issues/issues.queries.ts';
import { languagesOf, type PageBlocks, shownLanguage } from '#studio/site/pages/page-draft.ts';
import { sequencePath } from './issue-paths.ts';
import { segmentChoices } from './segment-choices.ts';

/** An issue, or an email of a sequence; 404 where there is none. */
export async function requestedIssue(world: World, key: string): Promise<StoredIssue> {
  const issue = await issueOrStepOf(world.db.query, key);
  if (!issue) throw data(null, { status: 404 });
  return issue;
}

export async function readIssue(
  world: World,
  who: May<'newsletter'>,
  { key, language }: { key: string; language: Language },
) {
  const issue = await requestedIssue(world, key);
  if (issue.step) throw redirect(sequencePath(issue.step.sequence));
  const content = await issueContent(world.db.query, issue);
  const languages = languagesOf(content.page);
  const { state, version, slug } = issue;
  return {
    key,
    state,
    version,
    path: issuePath(slug),
    subject: issueWords(content.page[shownLanguage(languages, language)]).subject,
    languages,
    sendAt: issue.sendAt && formats[language].instant(issue.sendAt),
    draft: state === 'draft' ? await draftParts(world, who, { issue, content, language }) : null,
    progress: issue.startedAt ? await progressOf(world.db.query, issue.id) : null,
    emailsPerMinute: emailsPerMinute(world.settings.smtpUrl),
  };
}

interface Reading {
  issue: StoredIssue;
  content: { page: PageBlocks; version: number };
  language: Language;
}

async function draftParts(world: World, who: May<'newsletter'>, { issue, content, language }: Reading) {
  const { page, version: draftVersion } = content;
  const segment = storedSegment(issue.segment) ?? {};
  const saved = await savedSegments(world.db.query, who);
  const group = { segment, languages: languagesOf(page), now: world.clock.now() };
  return {
    draftVersion,
    segment,
    ...(await segmentChoices(world, who, { segment, language })),
    saved: saved.flatMap(({ id, name, segment: one }) => (one ? [{ id, name }] : [])),
    isSaved: saved.some((one) => isDeepStrictEqual(one.segment, segment)),
    counts: await countRecipients(world.db.query, group),
    people: await listRecipients(world.db.query, group),
    checks: (await checkIssue(world, { issue, page })).map((check) =>
      check.kind === 'test' ? { ...check, at: check.at && formats[language].short(check.at) } : check,
    ),
    domain: await domainState(world),
  };
}

/** Null: emails are kept for /outbox, or no mail server is connected. */
async function domainState(world: World): Promise<'complete' | 'incomplete' | 'unchecked' | 'own' | null> {
  const q = world.db.query;
  const [{ setUp }, records] = await Promise.all([emailSetUp(q), emailRecords(q)]);
  const email = effectiveEmail(world, setUp);
  if (!email) return null;
  const domain = domainOf(email.sender);
  if (isProvidersOwn(email.provider, domain)) return 'own';
  if (records?.domain !== domain) return 'unchecked';
  return isComplete(records) ? 'complete' : 'incomplete';
}

export type ReadIssue = Awaited<ReturnType<typeof readIssue>>;
export type DraftParts = NonNullable<ReadIssue['draft']>;
