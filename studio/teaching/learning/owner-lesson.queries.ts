import { sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import type { Language } from '#studio/shared/language.ts';
import { captionsFacts } from '#studio/shared/media/captions.ts';
import type { MediaKind } from '#studio/shared/media/media-kind.ts';
import { captionsOf } from '#studio/teaching/learning/files/captions.queries.ts';
import type { WordsOf } from './course.ts';
import type { LessonWords } from './lessons.store.ts';
import { listVersion } from './list-version.ts';

export interface OwnedFile {
  id: string;
  role: 'media' | 'resource';
  language: Language | null;
  name: string;
  kind: MediaKind | null;
  bytes: number;
  seconds: number | null;
}

export interface UnfinishedUpload {
  id: string;
  role: 'media' | 'resource';
  name: string;
  bytes: number;
  percent: number;
}

export interface ConvertedFilm {
  id: string;
  role: 'media' | 'resource';
  name: string;
  hasFailed: boolean;
}

export interface EditedLesson {
  id: string;
  version: number;
  isPublished: boolean;
  isSample: boolean;
  moduleId: string;
  courseId: string;
  words: WordsOf<LessonWords>;
  files: OwnedFile[];
  unfinished: UnfinishedUpload[];
  films: ConvertedFilm[];
  captions: ReadonlyArray<{ language: Language; bytes: number; cues: number; digest: string }>;
  seen: string;
  seenMedia: string;
}

export async function editedLesson(q: Queries, id: string): Promise<EditedLesson | null> {
  if (!z.guid().safeParse(id).success) return null;
  const lesson = await q
    .selectFrom('lessons')
    .innerJoin('modules', 'modules.id', 'lessons.module_id')
    .select([
      'lessons.id',
      'lessons.version',
      'lessons.is_published as isPublished',
      'lessons.is_sample as isSample',
      'lessons.module_id as moduleId',
      'modules.course_id as courseId',
    ])
    .where('lessons.id', '=', id)
    .executeTakeFirst();
  if (!lesson) return null;
  const words = await q.selectFrom('lesson_texts').selectAll().where('lesson_id', '=', id).execute();
  const files = await filesOf(q, id);
  const captions = await captionsOf(q, id);
  const whole = files.filter(({ state }) => state === 'complete');
  const wordsFor = (language: Language) => {
    const row = words.find((each) => each.language === language);
    return { title: row?.title ?? '', description: row?.description ?? '', body: row?.body ?? '' };
  };
  return {
    ...lesson,
    words: { en: wordsFor('en'), da: wordsFor('da') },
    files: whole.map(({ state: _, came: __, ...file }) => file),
    seen: listVersion(whole.map((file) => file.id)),
    seenMedia: listVersion(whole.filter(({ role }) => role === 'media').map((file) => file.id)),
    captions: captions.map(({ language, content, digest }) => ({
      language,
      digest,
      ...captionsFacts(content),
    })),
    films: filmsOf(files),
    unfinished: unfinishedOf(files),
  };
}

type FileRow = Awaited<ReturnType<typeof filesOf>>[number];

function filesOf(q: Queries, lessonId: string) {
  return q
    .selectFrom('lesson_files')
    .select((is) => [
      'id',
      'role',
      'language',
      'name',
      'kind',
      'bytes',
      'seconds',
      'state',
      is
        .selectFrom('lesson_file_chunks')
        .select((of) => of.fn.coalesce(of.fn.sum<number>('bytes'), sql<number>`0`).as('came'))
        .whereRef('file_id', '=', 'lesson_files.id')
        .where('is_kept', '=', true)
        .as('came'),
    ])
    .where('lesson_id', '=', lessonId)
    .where((is) => is.or([is('state', '=', 'complete'), is('made_from', 'is', null)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

function filmsOf(files: readonly FileRow[]): ConvertedFilm[] {
  return files
    .filter(({ state }) => state === 'converting' || state === 'failed')
    .map(({ id, role, name, state }) => ({ id, role, name, hasFailed: state === 'failed' }));
}

function unfinishedOf(files: readonly FileRow[]): UnfinishedUpload[] {
  return files
    .filter(({ state }) => state === 'uploading')
    .map(({ id, role, name, bytes, came }) => {
      const percent = Math.floor((100 * Number(came ?? 0)) / bytes);
      return { id, role, name, bytes, percent };
    });
}
