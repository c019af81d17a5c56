import { Buffer } from 'node:buffer';
import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import { captionsOf } from '#studio/lesson-files/captions.store.ts';
import { type Passage, passagesOf, readCaptions } from '#studio/lesson-files/captions.ts';
import { type LessonFileKind, typeOf } from '#studio/lesson-files/lesson-file.ts';
import type { Language } from '#studio/shared/language.ts';
import { wordsIn } from './course.ts';
import type { Person } from './enrolments.queries.ts';
import type { LessonWords } from './lessons.store.ts';
import { fileFor, type StudyCourse, type StudyLesson, studyCourses } from './study.queries.ts';

/** A lesson somebody may open: words, recording, and what lies beside it. */
export interface OpenLesson extends StudyLesson {
  /** Paragraphs. */
  body: readonly string[];
  course: StudyCourse;
  moduleTitle: string;
  before: { id: string; title: string } | null;
  after: { id: string; title: string } | null;
  /** After the specification: name, url, type. */
  resources: ReadonlyArray<{ id: string; name: string; type: 'pdf' | 'audio' | 'video'; bytes: number }>;
  /** Of the recording or sheet. */
  mediaBytes: number | null;
  /** Languages its captions are written in, the reader's first. */
  captions: readonly Language[];
  /** What is said in the recording, to be read, in the first of them. */
  transcript: readonly Passage[];
}

/**
 * A published lesson of a published course this person is enrolled in; 'paused' while an unpaid instalment makes the
 * access rest (then with the course, so that the page can say so); null for everything else, whatever the reason.
 */
export async function openLesson(
  q: Queries,
  person: Person,
  lessonId: string,
  language: Language,
  now: Temporal.Instant,
): Promise<{ access: 'open'; lesson: OpenLesson } | { access: 'paused'; course: StudyCourse } | null> {
  const course = await courseOfLesson(q, person, lessonId, language, now);
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
  const said = captions.find((each) => each.language === language) ?? captions[0];
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
      captions: said
        ? [said.language, ...captions.flatMap((each) => (each === said ? [] : [each.language]))]
        : [],
      transcript: said ? transcriptOf(said.content) : [],
    },
  };
}

export type FoundFile = Awaited<ReturnType<typeof wholeFiles>>[number] & { kind: LessonFileKind };

/**
 * A file of a lesson for somebody enrolled: the lesson's recording for a reader of this language, or one of its
 * resources by id. Asked at every request of the media, so access that ends ends at once.
 */
export async function lessonFileFor(
  q: Queries,
  person: Person,
  wanted: { lessonId: string; resourceId: string | null; language: Language },
  now: Temporal.Instant,
): Promise<FoundFile | 'paused' | null> {
  const { lessonId, resourceId, language } = wanted;
  const course = await courseOfLesson(q, person, lessonId, language, now);
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

/**
 * The captions of a lesson in a language, for somebody enrolled, by the same rules as its recording. Asked at every
 * request.
 */
export async function captionsFor(
  q: Queries,
  person: Person,
  wanted: { lessonId: string; language: Language },
  now: Temporal.Instant,
): Promise<{ content: string; digest: string } | 'paused' | null> {
  const { lessonId, language } = wanted;
  const course = await courseOfLesson(q, person, lessonId, language, now);
  if (!course?.modules.some(({ lessons }) => lessons.some(({ id }) => id === lessonId))) return null;
  if (course.access === 'paused') return 'paused';
  const captions = await captionsOf(q, lessonId);
  return captions.find((each) => each.language === language) ?? null;
}

/** Its media and resources that have arrived, in the order in which they came. */
export function wholeFiles(q: Queries, lessonId: string) {
  return q
    .selectFrom('lesson_files')
    .select(['id', 'role', 'language', 'name', 'kind', 'bytes', 'chunk_bytes', 'seconds', 'digest', 'sample'])
    .where('lesson_id', '=', lessonId)
    .where('state', '=', 'whole')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

async function courseOfLesson(
  q: Queries,
  person: Person,
  lessonId: string,
  language: Language,
  now: Temporal.Instant,
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
  const [course] = await studyCourses(q, person, language, now, row.course_id);
  return course ?? null;
}

/** Of what we wrote ourselves; should it not be readable, nothing is shown rather than no lesson. */
function transcriptOf(content: string): Passage[] {
  const found = readCaptions(Buffer.from(content));
  return found.ok ? passagesOf(found.cues) : [];
}

function paragraphsOf(body: string): string[] {
  return body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
