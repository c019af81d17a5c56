import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import type { Language } from '#studio/shared/language.ts';
import { type Passage, passagesOf, storedCues } from '#studio/shared/media/captions.ts';
import type { MediaKind } from '#studio/shared/media/media-kind.ts';
import { captionsOf } from '#studio/teaching/learning/files/captions.queries.ts';
import { typeOf } from '#studio/teaching/learning/files/lesson-file.ts';
import { wordsIn } from './course.ts';
import type { Person } from './enrolments.queries.ts';
import type { LessonWords } from './lessons.store.ts';
import { fileFor, type StudyCourse, type StudyLesson, studyCourses } from './study.queries.ts';

export interface OpenLesson extends StudyLesson {
  body: readonly string[];
  course: StudyCourse;
  moduleTitle: string;
  before: { id: string; title: string } | null;
  after: { id: string; title: string } | null;
  resources: ReadonlyArray<{ id: string; name: string; type: 'pdf' | 'audio' | 'video'; bytes: number }>;
  mediaBytes: number | null;
  captions: readonly Language[];
  transcript: readonly Passage[];
}

/** 'paused' includes the course for the message; null: not found, unpublished or not enrolled. */
export async function openLesson(
  q: Queries,
  person: Person,
  { lessonId, language, now }: { lessonId: string; language: Language; now: Temporal.Instant },
): Promise<{ access: 'open'; lesson: OpenLesson } | { access: 'paused'; course: StudyCourse } | null> {
  const course = await courseOfLesson(q, person, { lessonId, language, now });
  if (!course) return null;
  if (course.access === 'paused') return { access: 'paused', course };
  const order = course.modules.flatMap((module) => module.lessons);
  const at = order.findIndex(({ id }) => id === lessonId);
  const found = order[at];
  if (!found) return null;
  const words = await q
    .selectFrom('lesson_texts')
    .select(['language', 'title', 'description', 'body'])
    .where('lesson_id', '=', lessonId)
    .execute();
  const byLanguage: Partial<Record<Language, LessonWords>> = {};
  for (const row of words) byLanguage[row.language] = row;
  const files = await wholeFiles(q, lessonId);
  const media = fileFor(
    files.filter(({ role }) => role === 'media'),
    language,
  );
  const captions = found.kind && typeOf(found.kind) !== 'pdf' ? await captionsOf(q, lessonId) : [];
  const shownCaptions = captions.find((each) => each.language === language) ?? captions[0];
  const near = (place: number) => {
    const { id, title } = order[place] ?? {};
    return id && title !== undefined ? { id, title } : null;
  };
  return {
    access: 'open',
    lesson: {
      ...found,
      body: paragraphsOf(wordsIn(byLanguage, language)?.body ?? ''),
      course,
      moduleTitle: course.modules.find(({ lessons }) => lessons.includes(found))?.title ?? '',
      before: near(at - 1),
      after: near(at + 1),
      resources: files
        .filter((file) => file.role === 'resource' && (file.language ?? language) === language)
        .flatMap(({ id, name, kind, bytes }) => (kind ? [{ id, name, type: typeOf(kind), bytes }] : [])),
      mediaBytes: media?.bytes ?? null,
      captions: shownCaptions
        ? [
            shownCaptions.language,
            ...captions.flatMap((each) => (each === shownCaptions ? [] : [each.language])),
          ]
        : [],
      transcript: shownCaptions ? transcriptOf(shownCaptions.content) : [],
    },
  };
}

export type FoundFile = Awaited<ReturnType<typeof wholeFiles>>[number] & { kind: MediaKind };

/** The recording, or a resource by id. Checked on every request, so that revoked access ends at once. */
export async function lessonFileFor(
  q: Queries,
  {
    person,
    selected,
    now,
  }: {
    person: Person;
    selected: { lessonId: string; resourceId: string | null; language: Language };
    now: Temporal.Instant;
  },
): Promise<FoundFile | 'paused' | null> {
  const { lessonId, resourceId, language } = selected;
  const course = await courseOfLesson(q, person, { lessonId, language, now });
  if (!course?.modules.some(({ lessons }) => lessons.some(({ id }) => id === lessonId))) return null;
  if (course.access === 'paused') return 'paused';
  const files = await wholeFiles(q, lessonId);
  const file =
    resourceId === null
      ? fileFor(
          files.filter(({ role }) => role === 'media'),
          language,
        )
      : files.find(({ id, role }) => role === 'resource' && id === resourceId);
  return file?.kind ? { ...file, kind: file.kind } : null;
}

/** Same access rules as the recording, checked on every request. */
export async function captionsFor(
  q: Queries,
  {
    person,
    selected,
    now,
  }: { person: Person; selected: { lessonId: string; language: Language }; now: Temporal.Instant },
): Promise<{ content: string; digest: string } | 'paused' | null> {
  const { lessonId, language } = selected;
  const course = await courseOfLesson(q, person, { lessonId, language, now });
  if (!course?.modules.some(({ lessons }) => lessons.some(({ id }) => id === lessonId))) return null;
  if (course.access === 'paused') return 'paused';
  const captions = await captionsOf(q, lessonId);
  return captions.find((each) => each.language === language) ?? null;
}

export function wholeFiles(q: Queries, lessonId: string) {
  return q
    .selectFrom('lesson_files')
    .select(['id', 'role', 'language', 'name', 'kind', 'bytes', 'chunk_bytes', 'seconds', 'digest', 'sample'])
    .where('lesson_id', '=', lessonId)
    .where('state', '=', 'complete')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

async function courseOfLesson(
  q: Queries,
  person: Person,
  { lessonId, language, now }: { lessonId: string; language: Language; now: Temporal.Instant },
): Promise<StudyCourse | null> {
  if (!z.guid().safeParse(lessonId).success) return null;
  const row = await q
    .selectFrom('lessons')
    .innerJoin('modules', 'modules.id', 'lessons.module_id')
    .select('modules.course_id')
    .where('lessons.id', '=', lessonId)
    .where('lessons.is_published', '=', true)
    .executeTakeFirst();
  if (!row) return null;
  const [course] = await studyCourses(q, person, { language, now, only: row.course_id });
  return course ?? null;
}

const transcriptOf = (content: string): Passage[] => passagesOf(storedCues(content));

function paragraphsOf(body: string): string[] {
  return body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
