import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Who } from '#studio/shared/who.ts';
import { deleteCaptions, putCaptions } from './captions.store.ts';
import { readCaptions, writeCaptions } from './captions.ts';
import { type EditOutcome, type EditRefusal, editing, refused } from './edit-outcome.ts';
import { type FileRefusal, fileRefusal } from './upload.messages.ts';

export type CaptionsOutcome =
  | { ok: true; id: string }
  | { ok: false; refusal: EditRefusal | FileRefusal; message: string };

/** What is said in a lesson's recording, in one language, in the place of what was there. Judged by its content. */
export async function replaceCaptions(
  world: World,
  who: Who,
  input: { lessonId: string; language: Language; bytes: Uint8Array },
): Promise<CaptionsOutcome> {
  if (who.role !== 'owner') return refused(who, 'not-allowed');
  const { lessonId, language } = input;
  if (!z.guid().safeParse(lessonId).success) return refused(who, 'not-found');
  if (input.bytes.length === 0) return fileRefusal(who.language, 'empty');
  const found = readCaptions(input.bytes);
  if (!found.ok) return fileRefusal(who.language, found.reason);
  const content = writeCaptions(found.cues).toString();
  const digest = createHash('sha256').update(content).digest('hex');
  return editing(world, who, async (tx, at) => {
    const lesson = await tx
      .selectFrom('lessons')
      .select('id')
      .where('id', '=', lessonId)
      .forUpdate()
      .executeTakeFirst();
    if (!lesson) return 'not-found';
    await putCaptions(tx, { lessonId, language, content, digest, at });
    return { id: lessonId, action: 'lesson.captions-added', subject: `lesson:${lessonId}` };
  });
}

/** Takes the captions of one language away, for good. */
export async function removeCaptions(
  world: World,
  who: Who,
  input: { lessonId: string; language: Language },
): Promise<EditOutcome> {
  const { lessonId, language } = input;
  if (!z.guid().safeParse(lessonId).success) return refused(who, 'not-found');
  return editing(world, who, async (tx) => {
    if (!(await deleteCaptions(tx, lessonId, language))) return 'not-found';
    return { id: lessonId, action: 'lesson.captions-removed', subject: `lesson:${lessonId}` };
  });
}
