import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inspectPdf } from '#platform/processes/child/files/inspect-pdf.ts';
import type { Block } from '#studio/shared/content/blocks.ts';
import { storedCues } from '#studio/shared/media/captions.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { readPdf } from '#tests/support/pdf-text.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { salesAdvancedCourse } from '../../../db/sample/content/sales-advanced-course.ts';
import { salesBeginnerCourse } from '../../../db/sample/content/sales-beginner-course.ts';
import { salesMainCourse } from '../../../db/sample/content/sales-main-course.ts';
import { sampleCaptions } from '../../../db/sample/courses/captions.ts';
import { type ExerciseName, exercises } from '../../../db/sample/courses/exercises.ts';
import recorded from '../../../db/sample/courses/recorded/recorded.json' with { type: 'json' };
import { sampleCourses } from '../../../db/sample/courses.ts';
import { exerciseSample, noteName } from './exercise-sheet.ts';
import { readStored, storedFile } from './files/read-chunks.ts';
import { loadCourses } from './load-courses.ts';

const sold = [
  ['beginner-course', salesBeginnerCourse],
  ['advanced-course', salesAdvancedCourse],
  ['main-course', salesMainCourse],
] as const;
const languages = ['en', 'da'] as const;
const inWords = {
  en: { 4: 'four', 5: 'five', 8: 'eight', 13: 'thirteen', 16: 'sixteen', 32: 'thirty-two' },
  da: { 4: 'fire', 5: 'fem', 8: 'otte', 13: 'tretten', 16: 'seksten', 32: 'toogtredive' },
} as const;
type Counted = keyof (typeof inWords)['en'];

const blockOf = <T extends Block['type']>(blocks: readonly Block[], type: T) =>
  blocks.find((block): block is Extract<Block, { type: T }> => block.type === type)!;

describe.each(sold)('the contents of %s on /sales', (id, page) => {
  const course = sampleCourses.find((each) => each.id === id)!;

  test.each(languages)('match the course: every module and lesson by name, in %s [S2.136]', (language) => {
    const promised = blockOf(page[language], 'modules').items;
    const taught = course.modules.map((module) => ({
      title: module.title[language],
      lessons: module.lessons.map(({ title }) => title[language]),
    }));
    expect(taught).toEqual(promised);
  });

  test.each(languages)('have the number of modules and lessons stated by the plan, in %s', (language) => {
    const modules = course.modules.length as Counted;
    const lessons = course.modules.flatMap((module) => module.lessons).length as Counted;
    const [line = ''] = blockOf(page[language], 'pricePlans').items[0]?.features ?? [];
    const words = line.toLowerCase().split(/[ ,]+/);
    expect(words).toContain(inWords[language][modules]);
    expect(words).toContain(inWords[language][lessons]);
    expect(blockOf(page[language], 'modules').heading?.toLowerCase()).toContain(inWords[language][modules]);
  });
});

test('every lesson is complete in both languages, and no two have the same text', () => {
  const bodies = new Set<string>();
  for (const { modules } of sampleCourses) {
    for (const { title, description, lessons } of modules) {
      for (const language of languages) {
        expect(title[language] && description[language]).toBeTruthy();
        for (const lesson of lessons) {
          expect(lesson.title[language] && lesson.description[language]).toBeTruthy();
          expect(lesson.body[language].length, lesson.title.en).toBeGreaterThan(200);
          bodies.add(lesson.body[language]);
        }
      }
    }
  }
  expect(bodies.size).toBe(2 * (13 + 16 + 32));
});

describe('an exercise sheet', () => {
  const all = Object.keys(exercises) as ExerciseName[];
  const printedFile = (name: ExerciseName, language: 'en' | 'da') =>
    readFileSync(new URL(`../../../db/sample/${exerciseSample(name, language).sample}`, import.meta.url));

  test('is a PDF of one page as stated, in both languages, with the texts of its exercise [S2.133]', async () => {
    for (const name of all) {
      for (const language of languages) {
        const file = printedFile(name, language);
        const { bytes, digest } = exerciseSample(name, language);
        expect([name, await inspectPdf(file), file.length]).toEqual([name, 'pdf', bytes]);
        expect(createHash('sha256').update(file).digest('hex')).toBe(digest);
        // Edited without being printed again: run scripts/courses/print-exercises.ts.
        const read = await readPdf(file);
        const { title, how, steps } = exercises[name];
        expect([read.title, read.language, read.pages.length]).toEqual([title[language], language, 1]);
        expect(read.text).toContain(title[language]);
        expect(read.text).toContain(how[language]);
        expect(read.text).toContain(steps.map((step) => noteName(['C', 4], step, language)).join(' '));
      }
    }
    const danish = await readPdf(printedFile('octave', 'da'));
    expect(danish.text).toContain('Én stemme, der glider fra den dybeste tone til den højeste og hjem');
    expect(danish.text).toMatch(/Høj.*C6/);
  });

  test('embeds our fonts and is small', () => {
    for (const name of all) {
      const file = printedFile(name, 'en');
      expect(file.length).toBeLessThan(48_000);
      expect(file.toString('latin1')).not.toMatch(/Times|Helvetica|Type1/);
    }
  });

  test('uses the note names of its language, up to C6', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((step) => noteName(['D', 3], step, 'en'))).toEqual(
      'D3 E3 F#3 G3 A3 B3 C#4 D4'.split(' '),
    );
    expect([3, 7].map((step) => noteName(['G', 2], step, 'da'))).toEqual(['H2', 'Fis3']);
  });
});

test.each(Object.entries(sampleCaptions))(
  'the audio of %s is described from beginning to end',
  (name, cues) => {
    const { seconds } = recorded[name as keyof typeof recorded];
    expect(cues[0]?.from).toBe(0);
    expect(Math.abs((cues.at(-1)?.to ?? 0) - seconds)).toBeLessThanOrEqual(0.5);
  },
);

describe('the sample courses in a studio', () => {
  const given = testDatabase('embedded', (db) => db.transaction((tx) => loadCourses({ tx, now: testNow })));

  test('every sheet has its size, and every recording and printed sheet exists', async () => {
    const rows = await given.db.query.selectFrom('lesson_files').select(['sample', 'bytes']).execute();
    expect(rows.length).toBeGreaterThan(60);
    for (const { sample, bytes } of rows) {
      const file = statSync(new URL(`../../../db/sample/${sample}`, import.meta.url));
      if (sample?.endsWith('.pdf')) expect([sample, bytes]).toEqual([sample, file.size]);
    }
  });

  test('a sheet of which the row states the size in an earlier release is answered as a whole', async () => {
    const { sample, bytes } = exerciseSample('octave', 'en');
    const row = { id: 'x', bytes: 22_000, chunk_bytes: 1, sample };
    const stored = await storedFile(given.db.query, row);
    expect(stored.bytes).toBe(bytes);
    const files = { open: async () => null } as never;
    const body = readStored(files, { file: stored, start: 0, end: stored.bytes - 1 });
    expect((await new Response(body).arrayBuffer()).byteLength).toBe(bytes);
  });

  test('every recording has captions in both languages, in valid WebVTT [S2.130]', async () => {
    const recordings = await given.db.query
      .selectFrom('lesson_files')
      .select(['lesson_id', 'sample'])
      .where('role', '=', 'media')
      .execute();
    expect(new Set(recordings.map(({ sample }) => sample)).size).toBe(4);
    for (const { lesson_id: id, sample } of recordings) {
      const rows = await given.db.query
        .selectFrom('lesson_captions')
        .select(['language', 'content'])
        .where('lesson_id', '=', id ?? '')
        .orderBy('language')
        .execute();
      expect([sample, rows.map(({ language }) => language)]).toEqual([sample, ['da', 'en']]);
      const lines = rows.map(({ content }) => storedCues(content).length);
      expect(lines[0]).toBeGreaterThan(7);
      expect(lines[0]).toBe(lines[1]);
    }
  });
});
