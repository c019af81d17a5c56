import type { Tx } from '#platform/db/database.ts';
import { insertAuditEntry } from '#studio/shared/audit.store.ts';
import type { MediaKind } from '#studio/shared/media/media-kind.ts';

export async function auditAdded(
  tx: Tx,
  file: { lessonId: string; kind: MediaKind; at: Temporal.Instant },
): Promise<void> {
  const { lessonId, kind, at } = file;
  const subject = `lesson:${lessonId}`;
  await insertAuditEntry(tx, { at, actor: 'owner', action: 'lesson.file-added', subject, details: { kind } });
}
