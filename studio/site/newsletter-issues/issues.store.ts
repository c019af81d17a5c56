import type { Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { IssueState } from '#platform/db/schema/newsletter.ts';
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

/** When an email of a sequence that is off is sent. False: it is on, or was changed meanwhile. */
export async function setAfterDays(
  { tx, now }: Write,
  { id, version, afterDays }: { id: string; version: number; afterDays: number },
): Promise<boolean> {
  const result = await tx
    .updateTable('newsletter_issues')
    .set({ after_days: afterDays, version: version + 1, changed_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .where('sequence', 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** To whom a draft goes. False: it is scheduled, or was changed meanwhile. */
export async function setSegment(
  { tx, now }: Write,
  { id, version, segment }: { id: string; version: number; segment: object },
): Promise<boolean> {
  const result = await tx
    .updateTable('newsletter_issues')
    .set({ segment: json(segment), version: version + 1, changed_at: now })
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
