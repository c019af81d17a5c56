import { createHash } from 'node:crypto';
import type { Write } from '#studio/shared/change.ts';
import { writeCaptions } from '#studio/shared/media/captions.ts';
import { insertSampleCaptions, type StoredCaptions } from '#studio/teaching/learning/files/captions.store.ts';
import { safeName } from '#studio/teaching/learning/files/lesson-file.ts';
import { insertSampleFiles, type SampleFile } from '#studio/teaching/learning/files/lesson-files.store.ts';
import { sampleCaptions } from '../../../db/sample/courses/captions.ts';
import { exercises } from '../../../db/sample/courses/exercises.ts';
import recorded from '../../../db/sample/courses/recorded/recorded.json' with { type: 'json' };
import type { RecordingName, SampleLesson } from '../../../db/sample/courses/sample-course.ts';
import { sampleCourses } from '../../../db/sample/courses.ts';
import printed from '../../../db/sample/workbooks/printed/printed.json' with { type: 'json' };
import { insertCourse, insertModule } from './courses.store.ts';
import { exerciseSample } from './exercise-sheet.ts';
import { insertLessons } from './lessons.store.ts';

const both = ['en', 'da'] as const;

export async function loadCourses({ tx, now }: Write): Promise<void> {
  const files: SampleFile[] = [];
  const captions: StoredCaptions[] = [];
  for (const [sort, course] of sampleCourses.entries()) {
    const { title, description } = course;
    const words = { en: wordsOf('en', title, description), da: wordsOf('da', title, description) };
    await insertCourse(tx, {
      id: course.id,
      sort: 10 * (sort + 1),
      isPublished: true,
      isSample: true,
      words,
      at: now,
    });
    for (const [position, module] of course.modules.entries()) {
      const moduleId = await insertModule(tx, {
        courseId: course.id,
        position,
        words: {
          en: wordsOf('en', module.title, module.description),
          da: wordsOf('da', module.title, module.description),
        },
        at: now,
      });
      const ids = await insertLessons(
        tx,
        module.lessons.map((lesson, place) => ({
          moduleId,
          position: place,
          isPublished: true,
          isSample: true,
          words: {
            en: { ...wordsOf('en', lesson.title, lesson.description), body: lesson.body.en },
            da: { ...wordsOf('da', lesson.title, lesson.description), body: lesson.body.da },
          },
          at: now,
        })),
      );
      files.push(...module.lessons.flatMap((lesson, place) => filesOf(lesson, ids[place]!, now)));
      captions.push(
        ...module.lessons.flatMap(({ recording }, place) =>
          recording ? captionsFor(recording, ids[place]!, now) : [],
        ),
      );
    }
  }
  await insertSampleFiles(tx, files);
  await insertSampleCaptions(tx, captions);
}

function wordsOf(
  language: 'en' | 'da',
  title: Record<'en' | 'da', string>,
  description: Record<'en' | 'da', string>,
) {
  return { title: title[language], description: description[language] };
}

function captionsFor(recording: RecordingName, lessonId: string, at: Temporal.Instant): StoredCaptions[] {
  const ms = (seconds: number) => Math.round(seconds * 1000);
  return both.map((language) => {
    const cues = sampleCaptions[recording].map(({ from, to, text }) => ({
      startMs: ms(from),
      endMs: ms(to),
      text: text[language],
    }));
    const content = writeCaptions(cues).toString();
    return { lessonId, language, content, digest: createHash('sha256').update(content).digest('hex'), at };
  });
}

function filesOf(
  { recording, exercise, sheet, title }: SampleLesson,
  lessonId: string,
  at: Temporal.Instant,
) {
  const files: SampleFile[] = [];
  if (recording) {
    const { bytes, seconds, digest } = recorded[recording];
    const kind = recorded[recording].kind === 'mp4' ? 'mp4' : 'm4a';
    const sample = `courses/recorded/${recording}.${kind}`;
    const name = safeName(title.en, kind);
    const media = { lessonId, role: 'media', language: null, kind, at } as const;
    files.push({ ...media, name, bytes, seconds, digest, sample });
  }
  for (const language of exercise ? both : []) {
    if (!exercise) continue;
    files.push({
      ...exerciseSample(exercise, language),
      lessonId,
      role: 'resource',
      language,
      name: `${exercises[exercise].title[language]}.pdf`,
      kind: 'pdf',
      seconds: null,
      at,
    });
  }
  for (const language of sheet ? both : []) {
    const edition = printed
      .find(({ id }) => id === sheet?.workbook)
      ?.editions.find((each) => each.language === language);
    if (!edition || !sheet) continue;
    files.push({
      lessonId,
      role: 'resource',
      language,
      name: `${sheet.name[language]}.pdf`,
      kind: 'pdf',
      bytes: edition.bytes,
      seconds: null,
      digest: `${edition.pdf}-${edition.bytes}`,
      sample: `workbooks/printed/${edition.pdf}`,
      at,
    });
  }
  return files;
}
