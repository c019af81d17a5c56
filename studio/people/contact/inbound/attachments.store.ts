import type { Tx } from '#platform/db/database.ts';
import type { AttachmentKind } from '#platform/db/schema/messages.ts';
import type { Write } from '#studio/shared/change.ts';

export interface ArrivingAttachment {
  place: number;
  key: string;
  name: string;
  kind: AttachmentKind;
  bytes: number;
}

/** Written before the files are stored, so that a crash leaves a row to clean up by. */
export async function insertArrivingAttachments(
  { tx, now }: Write,
  attachments: readonly ArrivingAttachment[],
): Promise<void> {
  const rows = attachments.map((one) => ({ ...one, inbound_email_id: null, created_at: now }));
  await tx.insertInto('inbound_attachments').values(rows).execute();
}

export async function giveAttachmentsTo(tx: Tx, keys: readonly string[], emailId: string): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .updateTable('inbound_attachments')
    .set({ inbound_email_id: emailId })
    .where('key', 'in', keys)
    .where('inbound_email_id', 'is', null)
    .execute();
}

/** Those that no email took over; a trigger removes their files. */
export async function deleteArrivingAttachments(
  tx: Tx,
  which: { keys: readonly string[] } | { before: Temporal.Instant },
): Promise<void> {
  if ('keys' in which && which.keys.length === 0) return;
  await tx
    .deleteFrom('inbound_attachments')
    .where('inbound_email_id', 'is', null)
    .$if('keys' in which, (query) => query.where('key', 'in', 'keys' in which ? which.keys : []))
    .$if('before' in which, (query) =>
      'before' in which ? query.where('created_at', '<=', which.before) : query,
    )
    .execute();
}
