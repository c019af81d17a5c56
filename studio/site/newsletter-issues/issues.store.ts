import type { Updateable } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { IssueState, NewsletterIssuesTable } from '#platform/db/schema/newsletter.ts';
import type { Write } from '#studio/shared/change.ts';
import { statesBefore } from '#studio/shared/lifecycle.ts';
import type { PageBlocks } from '#studio/site/pages/page-draft.ts';
import { issueLifecycle } from './issue.ts';

/** False: another issue has the slug. */
export async function insertIssue(
  { tx, now }: Write,
  { key, slug }: { key: string; slug: string },
): Promise<boolean> {
  const result = await tx
    .insertInto('newsletter_issues')
    .values({ key, slug, created_at: now, changed_at: now })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

interface IssueChange {
  id: string;
  to: IssueState;
  /** What is sent, and when. */
  content?: { blocks: PageBlocks; sendAt: Temporal.Instant };
  /** Only from this state. */
  from?: IssueState | undefined;
}

/** False: not allowed in its state. */
export async function moveIssue(
  { tx, now }: Write,
  { id, to, from, content }: IssueChange,
): Promise<boolean> {
  const result = await tx
    .updateTable('newsletter_issues')
    .set((is) => ({
      state: to,
      version: is('version', '+', 1),
      changed_at: now,
      ...(content
        ? {
            blocks_en: json(content.blocks.en),
            blocks_da: json(content.blocks.da),
            send_at: content.sendAt,
          }
        : {}),
      ...(to === 'running' || (to === 'sending' && from === 'scheduled') ? { started_at: now } : {}),
      ...(to === 'draft' ? { started_at: null } : {}),
      ...(to === 'sent' || to === 'stopped' ? { finished_at: now } : {}),
    }))
    .where('id', '=', id)
    .where('state', 'in', statesBefore(issueLifecycle, to))
    .$if(from !== undefined, (query) => query.where('state', '=', from ?? 'draft'))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function markTested({ tx, now }: Write, id: string): Promise<void> {
  await tx.updateTable('newsletter_issues').set({ tested_at: now }).where('id', '=', id).execute();
}

interface Draft {
  id: string;
  version: number;
}

/** When an email of a sequence that is off is sent. False: it is on, or was changed meanwhile. */
export function setAfterDays(write: Write, draft: Draft, afterDays: number): Promise<boolean> {
  return updateDraft(write, draft, { after_days: afterDays });
}

/** To whom a draft goes. False: it is scheduled, or was changed meanwhile. */
export function setSegment(write: Write, draft: Draft, segment: object): Promise<boolean> {
  return updateDraft(write, draft, { segment: json(segment) });
}

async function updateDraft(
  { tx, now }: Write,
  { id, version }: Draft,
  values: Updateable<NewsletterIssuesTable>,
): Promise<boolean> {
  const result = await tx
    .updateTable('newsletter_issues')
    .set({ ...values, version: version + 1, changed_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Only a draft: what was sent stays at its address. */
export async function removeDraftIssue(tx: Tx, id: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('newsletter_issues')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
