import { z } from 'zod';
import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import { sanitizeCaptions } from '#studio/shared/media/captions.ts';
import type { May } from '#studio/shared/who.ts';
import {
  type EditOutcome,
  type EditRefusal,
  editing,
  refused,
} from '#studio/teaching/learning/edit-outcome.ts';
import { deleteCaptions, lockCaptionsDigest, putCaptions } from './captions.store.ts';
import { lockLessonRow } from './lesson-files.store.ts';
import { type FileRefusal, fileRefusal } from './upload.messages.ts';

export type CaptionsOutcome =
  | { ok: true; id: string }
  | { ok: false; refusal: EditRefusal | FileRefusal; message: string };

/** Replaces captions of one language. 'file-changed' when the current digest is not `seen` ('': none). */
export async function replaceCaptions(
  world: World,
  who: May<'catalogue'>,
  input: { lessonId: string; language: Language; seen: string; bytes: Uint8Array },
): Promise<CaptionsOutcome> {
  const { lessonId, language } = input;
  if (!z.guid().safeParse(lessonId).success) return refused(who, 'not-found');
  if (input.bytes.length === 0) return fileRefusal(who.language, 'empty');
  const captions = await sanitizeCaptions(world.processes, input.bytes);
  if (!captions.ok) return fileRefusal(who.language, captions.reason);
  const { content, digest } = captions;
  return editing(world, {
    who,
    act: async ({ tx, now: at }) => {
      if (!(await lockLessonRow(tx, lessonId))) return 'not-found';
      const currentDigest = await lockCaptionsDigest(tx, lessonId, language);
      if (currentDigest === digest) return { same: lessonId };
      if (currentDigest !== input.seen) return 'file-changed';
      await putCaptions(tx, { lessonId, language, content, digest, at });
      return { id: lessonId, action: 'lesson.captions-added', subject: `lesson:${lessonId}` };
    },
  });
}

/** Deletes captions of one language if their digest is `seen`. Idempotent. */
export async function removeCaptions(
  world: World,
  who: May<'catalogue'>,
  input: { lessonId: string; language: Language; seen: string },
): Promise<EditOutcome> {
  const { lessonId, language } = input;
  if (!z.guid().safeParse(lessonId).success) return refused(who, 'not-found');
  return editing(world, {
    who,
    act: async ({ tx }) => {
      const currentDigest = await lockCaptionsDigest(tx, lessonId, language);
      if (currentDigest === '') return { same: lessonId };
      if (currentDigest !== input.seen) return 'changed-meanwhile';
      await deleteCaptions(tx, lessonId, language);
      return { id: lessonId, action: 'lesson.captions-removed', subject: `lesson:${lessonId}` };
    },
  });
}
