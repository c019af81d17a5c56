import { type Selectable, sql } from 'kysely';
import type { Queries, Tx } from '#platform/db/database.ts';
import type { IssueState, NewsletterIssuesTable } from '#platform/db/schema/newsletter.ts';
import type { World } from '#platform/world.ts';
import type { Block } from '#studio/shared/content/blocks.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { fillNames } from '#studio/shared/content/document.ts';
import { readBlocks } from '#studio/shared/content/read-blocks.ts';
import type { Language } from '#studio/shared/language.ts';
import { type ListKeys, type ListPage, type ListQuery, listPage } from '#studio/shared/lists/list.queries.ts';
import type { May } from '#studio/shared/who.ts';
import { languagesOf, type PageBlocks, shownLanguage } from '#studio/site/pages/page-draft.ts';
import { pageDraft } from '#studio/site/pages/page-drafts.queries.ts';
import { type IssueWords, issueWords, publicStates } from './issue.ts';
import type { SequenceKey, SequenceStep } from './sequence.ts';

export interface StoredIssue {
  id: string;
  key: string;
  slug: string;
  state: IssueState;
  version: number;
  segment: unknown;
  sendAt: Temporal.Instant | null;
  startedAt: Temporal.Instant | null;
  finishedAt: Temporal.Instant | null;
  testedAt: Temporal.Instant | null;
  /** Null: an issue by itself. */
  step: SequenceStep | null;
  /** What is sent; null: a draft. */
  blocks: PageBlocks | null;
}

export interface SequenceEmail extends StoredIssue {
  step: SequenceStep;
}

function issueFrom(row: Selectable<NewsletterIssuesTable>): StoredIssue {
  const { id, key, slug, state, version, segment } = row;
  return {
    id,
    key,
    slug,
    state,
    version,
    segment,
    sendAt: row.send_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    testedAt: row.tested_at,
    step: stepOf(row),
    blocks: state === 'draft' ? null : { en: readBlocks(row.blocks_en), da: readBlocks(row.blocks_da) },
  };
}

function stepOf({ sequence, position, after_days: afterDays }: Selectable<NewsletterIssuesTable>) {
  return sequence && position !== null && afterDays !== null ? { sequence, position, afterDays } : null;
}

/** An issue, or an email of a sequence. */
export async function issueOrStepOf(q: Queries, key: string): Promise<StoredIssue | null> {
  const row = await q.selectFrom('newsletter_issues').selectAll().where('key', '=', key).executeTakeFirst();
  return row ? issueFrom(row) : null;
}

export async function issueOf(q: Queries, key: string): Promise<StoredIssue | null> {
  const issue = await issueOrStepOf(q, key);
  return issue?.step ? null : issue;
}

/** The emails of a sequence, or of all, in their order. */
export async function sequenceEmails(q: Queries, sequence?: SequenceKey): Promise<SequenceEmail[]> {
  const rows = await q
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('sequence', 'is not', null)
    .$if(sequence !== undefined, (query) => query.where('sequence', '=', sequence ?? null))
    .orderBy('sequence')
    .orderBy('position')
    .execute();
  return rows.map(issueFrom).filter((issue) => issue.step !== null) as SequenceEmail[];
}

/** Locks the issue. Null: another process has it, or there is none. */
export async function lockIssue(tx: Tx, id: string): Promise<StoredIssue | null> {
  const row = await tx
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row ? issueFrom(row) : null;
}

/** Scheduled, being sent, or an email of a sequence that is on. `dueAt`: only those that are due then. */
export async function issuesToSend(
  q: Queries,
  dueAt?: Temporal.Instant,
): Promise<Pick<StoredIssue, 'id' | 'state'>[]> {
  return q
    .selectFrom('newsletter_issues')
    .select(['id', 'state'])
    .where('state', 'in', ['scheduled', 'sending', 'running'])
    .$if(dueAt !== undefined, (query) => query.where('send_at', '<=', dueAt ?? null))
    .execute();
}

/** As it is sent, or as the draft is, with the version of the draft. */
export async function issueContent(
  q: Queries,
  { key, blocks, version }: StoredIssue,
): Promise<{ page: PageBlocks; version: number }> {
  return blocks ? { page: blocks, version } : pageDraft(q, key);
}

export interface ShownIssue {
  language: Language;
  languages: readonly Language[];
  words: IssueWords;
  sentAt: Temporal.Instant | null;
}

/** For its readers: in the requested language, else the one it is written in. Of a preview the draft. */
export async function shownIssue(
  world: Pick<World, 'db' | 'reference' | 'draft'>,
  slug: string,
  language: Language,
): Promise<ShownIssue | null> {
  const row = await world.db.query
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!row) return null;
  const { draft } = world;
  const drafted = draft?.key === row.key ? draft.blocks : null;
  if (!drafted && !isPublic(row)) return null;
  const page: PageBlocks = drafted
    ? { en: readBlocks(drafted.en), da: readBlocks(drafted.da) }
    : { en: readBlocks(row.blocks_en), da: readBlocks(row.blocks_da) };
  const languages = languagesOf(page);
  const shown = shownLanguage(languages, language);
  const blocks: readonly Block[] = fillNames(page[shown], await studioIdentity(world));
  return {
    language: shown,
    languages,
    words: issueWords(blocks),
    sentAt: row.sequence ? null : row.started_at,
  };
}

/** What a sequence has sent can be read while it is off, too. */
function isPublic({ state, sequence, blocks_en }: Selectable<NewsletterIssuesTable>): boolean {
  return publicStates.includes(state) || (sequence !== null && blocks_en !== null);
}

export async function issueKeyAt(q: Queries, slug: string): Promise<string | null> {
  const row = await q
    .selectFrom('newsletter_issues')
    .select('key')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.key ?? null;
}

export type IssueSort = 'changed';
export type IssueFilter = 'state';

const keys: ListKeys<IssueSort> = {
  sorts: { changed: { by: sql`newsletter_issues.changed_at`, kind: 'moment' } },
  id: { by: sql`newsletter_issues.id`, kind: 'uuid' },
};

export interface ListedIssue {
  key: string;
  state: IssueState;
  changedAt: Temporal.Instant;
  sendAt: Temporal.Instant | null;
  startedAt: Temporal.Instant | null;
  subject: string;
  languages: readonly Language[];
  sent: number;
}

const sent = sql<number>`(select count(*)::int from newsletter_deliveries
  where issue_id = newsletter_issues.id and queued_at is not null)`;

export async function listIssues(
  q: Queries,
  _who: May<'newsletter'>,
  { language, ...listQuery }: ListQuery<IssueSort, IssueFilter> & { language: Language },
): Promise<ListPage<ListedIssue>> {
  const wanted = listQuery.filters.state as IssueState | undefined;
  const page = await listPage(
    q
      .selectFrom('newsletter_issues')
      .leftJoin('page_drafts', 'page_drafts.key', 'newsletter_issues.key')
      .select(['newsletter_issues.key', 'state', 'newsletter_issues.changed_at', 'send_at', 'started_at'])
      .select(sql<unknown>`coalesce(newsletter_issues.blocks_en, page_drafts.blocks_en)`.as('en'))
      .select(sql<unknown>`coalesce(newsletter_issues.blocks_da, page_drafts.blocks_da)`.as('da'))
      .select(sent.as('sent'))
      .where('sequence', 'is', null)
      .$if(wanted !== undefined, (query) => query.where('state', '=', wanted ?? 'draft')),
    listQuery,
    keys,
  );
  return { ...page, rows: page.rows.map((row) => listedIssue(row, language)) };
}

interface IssueRow {
  key: string;
  state: IssueState;
  changed_at: Temporal.Instant;
  send_at: Temporal.Instant | null;
  started_at: Temporal.Instant | null;
  en: unknown;
  da: unknown;
  sent: number;
}

function listedIssue(row: IssueRow, language: Language): ListedIssue {
  const page = { en: readBlocks(row.en), da: readBlocks(row.da) };
  const languages = languagesOf(page);
  const shown = shownLanguage(languages, language);
  return {
    key: row.key,
    state: row.state,
    changedAt: row.changed_at,
    sendAt: row.send_at,
    startedAt: row.started_at,
    subject: issueWords(page[shown]).subject,
    languages,
    sent: row.sent,
  };
}
