import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { type EditOutcome, type EditRefusal, editing, refused } from '#studio/learning/edit-outcome.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Who } from '#studio/shared/who.ts';
import { deleteCaptions, digestOfCaptions, putCaptions } from './captions.store.ts';
import { readCaptions, writeCaptions } from './captions.ts';
import { type FileRefusal, fileRefusal } from './upload.messages.ts';

export type CaptionsOutcome =
  | { ok: true; id: string }
  | { ok: false; refusal: EditRefusal | FileRefusal; message: string };

/**
 * What is said in a lesson's recording, in one language, in the place of what was there. Judged by its content. `seen` is
 * the digest of what stood there when the form was made ('': none); when it is something else by now, that stays.
 */
export async function replaceCaptions(
  world: World,
  who: Who,
  input: { lessonId: string; language: Language; seen: string; bytes: Uint8Array },
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
    const standing = await digestOfCaptions(tx, lessonId, language);
    if (standing === digest) return { same: lessonId };
    if (standing !== input.seen) return 'file-changed';
    await putCaptions(tx, { lessonId, language, content, digest, at });
    return { id: lessonId, action: 'lesson.captions-added', subject: `lesson:${lessonId}` };
  });
}

/** Takes the captions of one language away, for good, if they are the ones that were `seen`. What is gone is gone. */
export async function removeCaptions(
  world: World,
  who: Who,
  input: { lessonId: string; language: Language; seen: string },
): Promise<EditOutcome> {
  const { lessonId, language } = input;
  if (!z.guid().safeParse(lessonId).success) return refused(who, 'not-found');
  return editing(world, who, async (tx) => {
    const standing = await digestOfCaptions(tx, lessonId, language);
    if (standing === '') return { same: lessonId };
    if (standing !== input.seen) return 'changed-meanwhile';
    await deleteCaptions(tx, lessonId, language);
    return { id: lessonId, action: 'lesson.captions-removed', subject: `lesson:${lessonId}` };
  });
}
