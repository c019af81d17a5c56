import { data } from 'react-router';
import type { World } from '#platform/world.ts';
import { checkIssue } from '#studio/messages/newsletter-sending/check-issue.ts';
import { progressOf } from '#studio/messages/newsletter-sending/deliveries.queries.ts';
import { countRecipients, listRecipients } from '#studio/messages/newsletter-sending/recipients.queries.ts';
import { everyone, storedSegment } from '#studio/messages/newsletter-sending/segment.ts';
import { emailsPerMinute } from '#studio/messages/newsletter-sending/sending-rate.ts';
import { effectiveEmail } from '#studio/office/connections/email/effective-email.ts';
import { domainOf, isComplete, isProvidersOwn } from '#studio/office/connections/email/email-records.ts';
import { emailRecords, emailSetUp } from '#studio/office/connections/email/email-set-up.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { May } from '#studio/shared/who.ts';
import { issuePath, issueWords } from '#studio/site/newsletter-issues/issue.ts';
import {
  issueOf,
  issuePage as pageOfIssue,
  type StoredIssue,
} from '#studio/site/newsletter-issues/issues.queries.ts';
import { languagesOf, type PageBlocks } from '#studio/site/pages/page-draft.ts';
import { pageDraft } from '#studio/site/pages/page-drafts.queries.ts';
import { segmentChoices, sentenceOf } from './segment-choices.ts';

/** 404 where there is none. */
export async function requestedIssue(world: World, key: string): Promise<StoredIssue> {
  const issue = await issueOf(world.db.query, key);
  if (!issue) throw data(null, { status: 404 });
  return issue;
}

/** What the page of an issue shows. */
export async function readIssue(
  world: World,
  who: May<'newsletter'>,
  { key, language }: { key: string; language: Language },
) {
  const issue = await requestedIssue(world, key);
  const page = await pageOfIssue(world.db.query, issue);
  const languages = languagesOf(page);
  const shown = languages.includes(language) ? language : (languages[0] ?? language);
  const format = formats[language];
  const { state, version, slug } = issue;
  return {
    key,
    state,
    version,
    path: issuePath(slug),
    subject: issueWords(page[shown]).subject,
    languages,
    sendAt: issue.sendAt && format.instant(issue.sendAt),
    sentAt: issue.startedAt && format.short(issue.startedAt),
    draft: state === 'draft' ? await draftParts(world, who, { issue, page, language }) : null,
    recipients: state === 'scheduled' ? await recipientsOf(world, issue, page) : null,
    progress: issue.startedAt ? await progressOf(world.db.query, issue.id) : null,
    emailsPerMinute: emailsPerMinute(world.settings.smtpUrl),
  };
}

interface Reading {
  issue: StoredIssue;
  page: PageBlocks;
  language: Language;
}

async function draftParts(world: World, who: May<'newsletter'>, { issue, page, language }: Reading) {
  const segment = storedSegment(issue.segment);
  const { version: draftVersion } = await pageDraft(world.db.query, issue.key);
  return {
    draftVersion,
    segment: segment ?? everyone,
    sentence: await sentenceOf(world, segment, language),
    counts: await recipientsOf(world, issue, page),
    people: await listRecipients(world.db.query, groupOf(world, issue, page)),
    checks: (await checkIssue(world, { issue, page })).map((check) =>
      check.kind === 'test' ? { ...check, at: check.at && formats[language].short(check.at) } : check,
    ),
    domain: await domainState(world),
    choices: await segmentChoices(world, who, language),
  };
}

function groupOf(world: World, issue: StoredIssue, page: PageBlocks) {
  const segment = storedSegment(issue.segment) ?? everyone;
  return { segment, languages: languagesOf(page), now: world.clock.now() };
}

function recipientsOf(world: World, issue: StoredIssue, page: PageBlocks) {
  return countRecipients(world.db.query, groupOf(world, issue, page));
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
