import { changeOffer } from '#studio/offers/catalogue/change-offer.ts';
import { editedOffer } from '#studio/offers/catalogue/offers-for-owner.queries.ts';
import { typedOf } from '#studio/offers/catalogue/stored-offer.ts';
import { changeCourse, createCourse } from '#studio/teaching/learning/edit-course.ts';
import { addLesson, changeLesson, showLesson } from '#studio/teaching/learning/edit-lesson.ts';
import { addModule, changeModule } from '#studio/teaching/learning/edit-module.ts';
import { removeCaptions, replaceCaptions } from '#studio/teaching/learning/files/edit-captions.ts';
import { storeWholeFile } from '#studio/teaching/learning/files/finish-upload.ts';
import { editedLesson } from '#studio/teaching/learning/owner-lesson.queries.ts';
import { showWorkbook } from '#studio/teaching/workbooks/arrange-workbooks.ts';
import { changeWorkbook, replaceEdition } from '#studio/teaching/workbooks/edit-workbook.ts';
import { editedWorkbook } from '#studio/teaching/workbooks/workbooks.queries.ts';
import type { Stage } from '#tests/support/page-fixture.ts';
import { samplePdf } from '#tests/support/pdfs.ts';
import { owner } from '#tests/support/who.ts';
import { type Edit, idOf, textOf as words } from './edit.ts';

export const aBook = 'the-daily-voice';
export const newCourse = async ({ world }: Stage) =>
  idOf(await createCourse(world, owner, { words: words('One voice') }));
export const newModule = async (on: Stage) =>
  idOf(await addModule(on.world, owner, { courseId: await newCourse(on), words: words('Breath') }));
export const newLesson = async (on: Stage, moduleId: string, title = 'Hum') =>
  idOf(await addLesson(on.world, owner, { moduleId, words: words(title) }));

const anOffer = 'voice-elevated';

export const teachingEdits: readonly Edit[] = [
  {
    name: 'an offer',
    expectedRefusal: 'changed',
    async open({ world }) {
      const offer = await editedOffer(world.db.query, owner, anOffer);
      if (!offer) throw new Error('no such offer');
      const stored = typedOf(offer, world.clock.now(), 'en');
      return (typed) =>
        changeOffer(world, owner, {
          id: anOffer,
          version: offer.version,
          typed: { ...stored, nameEn: typed, nameDa: typed },
        });
    },
  },
  {
    name: 'a course',
    expectedRefusal: 'changed',
    async open(on) {
      const form = { id: await newCourse(on), version: 1, isPublished: true };
      return (typed) => changeCourse(on.world, owner, { ...form, words: words(typed) });
    },
  },
  {
    name: 'a module',
    expectedRefusal: 'changed',
    async open(on) {
      const form = { id: await newModule(on), version: 1 };
      return (typed) => changeModule(on.world, owner, { ...form, words: words(typed) });
    },
  },
  {
    name: 'a lesson',
    expectedRefusal: 'changed',
    async open(on) {
      const moduleId = await newModule(on);
      const form = { id: await newLesson(on, moduleId), version: 1, isPublished: true, moduleId };
      return (typed) => changeLesson(on.world, owner, { ...form, words: words(typed) });
    },
  },
  {
    name: 'a lesson, edited by one and shown by another',
    expectedRefusal: 'changed-meanwhile',
    async open(on) {
      const moduleId = await newModule(on);
      const form = { id: await newLesson(on, moduleId), version: 1 };
      const edited = { ...form, isPublished: false, moduleId };
      return (typed) =>
        typed === 'mine'
          ? changeLesson(on.world, owner, { ...edited, words: words(typed) })
          : showLesson(on.world, owner, { ...form, isPublished: true });
    },
  },
  {
    name: 'a lesson, shown by one and edited by another',
    expectedRefusal: 'changed',
    async open(on) {
      const moduleId = await newModule(on);
      const form = { id: await newLesson(on, moduleId), version: 1, isPublished: true };
      return (typed) =>
        typed === 'mine'
          ? showLesson(on.world, owner, form)
          : changeLesson(on.world, owner, { ...form, moduleId, words: words(typed) });
    },
  },
  {
    name: 'a lesson’s recording',
    expectedRefusal: 'replaced',
    async open(on) {
      const lessonId = await newLesson(on, await newModule(on));
      const { seenMedia: seen } = (await editedLesson(on.db.query, lessonId))!;
      const form = {
        lessonId,
        role: 'media',
        language: null,
        name: 'Sheet.pdf',
        fingerprint: 'form',
      } as const;
      return (typed) => {
        const bytes = samplePdf(typed);
        return storeWholeFile(on.world, { who: owner, input: { ...form, seen, bytes: bytes.length }, bytes });
      };
    },
  },
  {
    name: 'a lesson’s captions',
    expectedRefusal: 'file-changed',
    async open(on) {
      const form = { lessonId: await newLesson(on, await newModule(on)), language: 'en', seen: '' } as const;
      return (typed) => {
        const bytes = Buffer.from(`WEBVTT\n\n00:01.000 --> 00:02.000\n${typed}\n`);
        return replaceCaptions(on.world, owner, { ...form, bytes });
      };
    },
  },
  {
    name: 'captions, replaced by one and deleted by another',
    expectedRefusal: 'changed-meanwhile',
    async open(on) {
      const of = { lessonId: await newLesson(on, await newModule(on)), language: 'en' } as const;
      const captions = (line: string) => Buffer.from(`WEBVTT\n\n00:01.000 --> 00:02.000\n${line}\n`);
      await replaceCaptions(on.world, owner, { ...of, seen: '', bytes: captions('La.') });
      const seen = (await editedLesson(on.db.query, of.lessonId))!.captions[0]!.digest;
      return (typed) =>
        typed === 'mine'
          ? replaceCaptions(on.world, owner, { ...of, seen, bytes: captions('Lo.') })
          : removeCaptions(on.world, owner, { ...of, seen });
    },
  },
  {
    name: 'a workbook',
    expectedRefusal: 'changed',
    open: async ({ world }) => {
      const form = { id: aBook, version: 1, isPublished: true };
      return (title) => changeWorkbook(world, owner, { ...form, words: { en: { title, description: '' } } });
    },
  },
  {
    name: 'a workbook, edited by one and hidden by another',
    expectedRefusal: 'changed-meanwhile',
    open: async ({ world }) => {
      const form = { id: aBook, version: 1 };
      return (title) =>
        title === 'mine'
          ? changeWorkbook(world, owner, { ...form, isPublished: true, words: {} })
          : showWorkbook(world, owner, { ...form, isPublished: false });
    },
  },
  {
    name: 'a workbook’s PDF',
    expectedRefusal: 'file-changed',
    async open({ world, db }) {
      const seen = (await editedWorkbook(db.query, aBook))!.editions[0]!.pdfUrl;
      const form = { id: aBook, language: 'en', seen } as const;
      return (typed) => replaceEdition(world, owner, { ...form, bytes: samplePdf(typed) });
    },
  },
];
