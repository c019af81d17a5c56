import type { Tx } from '#platform/db/database.ts';
import type { LessonFileKind } from '#studio/learning/files/lesson-file.ts';
import { audit } from '#studio/shared/audit.store.ts';

export async function auditAdded(
  tx: Tx,
  file: { lessonId: string; kind: LessonFileKind; at: Temporal.Instant },
): Promise<void> {
  const { lessonId, kind, at } = file;
  const subject = `lesson:${lessonId}`;
  await audit(tx, { at, actor: 'owner', action: 'lesson.file-added', subject, details: { kind } });
}
