import type { Tx } from '#platform/db/database.ts';
import { audit } from '#studio/shared/audit.store.ts';
import type { MediaKind } from '#studio/shared/media/media-kind.ts';

export async function auditAdded(
  tx: Tx,
  file: { lessonId: string; kind: MediaKind; at: Temporal.Instant },
): Promise<void> {
  const { lessonId, kind, at } = file;
  const subject = `lesson:${lessonId}`;
  await audit(tx, { at, actor: 'owner', action: 'lesson.file-added', subject, details: { kind } });
}
