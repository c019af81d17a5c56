import type { Write } from '#studio/shared/change.ts';
import { issuesToSend } from '#studio/site/newsletter-issues/issues.queries.ts';
import { moveIssue } from '#studio/site/newsletter-issues/issues.store.ts';
import { deleteWaiting } from './deliveries.store.ts';

export async function switchEmailOff(write: Write, id: string): Promise<boolean> {
  const isMoved = await moveIssue(write, { id, to: 'draft', from: 'running' });
  if (isMoved) await deleteWaiting(write.tx, id);
  return isMoved;
}

/** Of a restored studio: what was sent since its backup is not known, so the owner decides what is resumed. */
export async function haltNewsletters(write: Write): Promise<void> {
  for (const { id, state } of await issuesToSend(write.tx)) {
    if (state === 'running') await switchEmailOff(write, id);
    else await moveIssue(write, { id, to: state === 'sending' ? 'paused' : 'draft', from: state });
  }
}
