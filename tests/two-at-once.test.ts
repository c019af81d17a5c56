import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { acceptApplication, declineApplication } from '#studio/applications/decide-application.ts';
import { submitApplication } from '#studio/applications/submit-application.ts';
import { changeEdition, planEdition } from '#studio/catalogue/plan-edition.ts';
import { placePhotograph } from '#studio/content/place-photograph.ts';
import { changeCourse, chooseCourse, createCourse } from '#studio/learning/edit-course.ts';
import { addLesson, changeLesson } from '#studio/learning/edit-lesson.ts';
import { addModule, changeModule } from '#studio/learning/edit-module.ts';
import { changeWorkbook } from '#studio/learning/edit-workbook.ts';
import { saveEntry } from '#studio/learning/save-entry.ts';
import { acceptStory, declineStory } from '#studio/magazine/decide-story.ts';
import { changeMessage } from '#studio/people/change-message.ts';
import { changeSettings, showSettings } from '#studio/settings/change-settings.ts';
import { groupNames } from '#studio/settings/groups.ts';
import { updateProduct } from '#studio/shop/update-product.ts';
import { plant, plantedMessage, plantedStory } from './access/planted.ts';
import { retreatApplication } from './support/applications.ts';
import { type Stage, testStage } from './support/stage.ts';
import { owner, student, visitor } from './support/who.ts';

type Told = { ok: boolean; refusal?: string };
/** Sends what was typed ('mine', or 'other') into a form that was made before anybody sent it. */
type Send = (typed: 'mine' | 'other') => Promise<Told>;

interface Edit {
  name: string;
  /** Makes the thing, and opens the form that both send. */
  open: (stage: Stage) => Promise<Send>;
  /** What the second of two is told. */
  told: string;
}

const stage = testStage();
const words = (title: string) => ({
  en: { title, description: '', body: '' },
  da: { title: '', description: '', body: '' },
});
const idOf = (made: Told & { id?: string }) => made.id ?? '';
const newCourse = async ({ world }: Stage) =>
  idOf(await createCourse(world, owner, { words: words('One voice') }));
const newModule = async (on: Stage) =>
  idOf(await addModule(on.world, owner, { courseId: await newCourse(on), words: words('Breath') }));
const red = sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } });
const photographs = { mine: await red.jpeg().toBuffer(), other: await red.negate().jpeg().toBuffer() };

const edits: readonly Edit[] = [
  {
    name: 'a course',
    told: 'changed',
    async open(on) {
      const form = { id: await newCourse(on), version: 1, isPublished: true };
      return (typed) => changeCourse(on.world, owner, { ...form, words: words(typed) });
    },
  },
  {
    name: 'a module',
    told: 'changed',
    async open(on) {
      const form = { id: await newModule(on), version: 1 };
      return (typed) => changeModule(on.world, owner, { ...form, words: words(typed) });
    },
  },
  {
    name: 'a lesson',
    told: 'changed',
    async open(on) {
      const moduleId = await newModule(on);
      const id = idOf(await addLesson(on.world, owner, { moduleId, words: words('Hum') }));
      const form = { id, version: 1, isPublished: true, moduleId };
      return (typed) => changeLesson(on.world, owner, { ...form, words: words(typed) });
    },
  },
  {
    name: 'a workbook',
    told: 'changed',
    open: async ({ world }) => {
      const form = { id: 'the-daily-voice', version: 1, isPublished: true };
      return (title) => changeWorkbook(world, owner, { ...form, words: { en: { title, description: '' } } });
    },
  },
  {
    name: 'which course something on sale opens',
    told: 'changed',
    async open(on) {
      await newCourse(on);
      const form = { entryId: 'beginner-course', before: 'beginner-course' };
      const courses = { mine: 'one-voice', other: 'advanced-course' };
      return (typed) => chooseCourse(on.world, owner, { ...form, courseId: courses[typed] });
    },
  },
  {
    name: 'a product',
    told: 'changed',
    open: async ({ world }) => {
      const form = { id: 'microphone', version: '1', price: '2900' };
      return (name) => updateProduct(world, owner, { ...form, name });
    },
  },
  {
    name: 'an edition',
    told: 'changed-meanwhile',
    async open({ world }) {
      const days = [{ date: '2027-05-08', from: '09:00', to: '17:00' }];
      const dates = { days, isOpen: true, place: '' };
      const made = await planEdition(world, owner, { ...dates, entryId: 'voice-elevated', capacity: '4' });
      if (!made.ok) throw new Error(made.refusal);
      const form = { ...dates, editionId: made.editionId, version: 1 };
      const capacity = { mine: '5', other: '6' };
      return (typed) =>
        changeEdition(world, owner, { ...form, capacity: capacity[typed], once: `form ${typed}` });
    },
  },
  {
    name: 'a message',
    told: 'changed',
    async open({ world }) {
      await plant(world);
      const acts = { mine: 'answered', other: 'deleted' };
      return (typed) =>
        changeMessage(world, owner, { messageId: plantedMessage, act: acts[typed], version: 1 });
    },
  },
  {
    name: 'a story’s answer',
    told: 'not-there',
    async open({ world }) {
      await plant(world);
      const answers = { mine: acceptStory, other: declineStory };
      return (typed) => answers[typed](world, owner, { storyId: plantedStory });
    },
  },
  {
    name: 'an application’s answer',
    told: 'not-possible',
    async open({ world }) {
      const programme = 'celebrity-vocal-experience';
      const sent = await submitApplication(world, visitor, {
        programme,
        values: retreatApplication,
        files: [],
      });
      if (!sent.ok) throw new Error(sent.refusal);
      const { applicationId } = sent;
      return (typed) =>
        typed === 'mine'
          ? acceptApplication(world, owner, { applicationId, instalments: 2 })
          : acceptApplication(world, owner, { applicationId, instalments: 1 });
    },
  },
  {
    name: 'a photograph',
    told: 'changed',
    open: async ({ world }) => {
      const form = { place: 'portrait-mezzo', proportions: { width: 460, height: 300 }, seen: null };
      return (typed) =>
        placePhotograph(world, owner, { ...form, altEn: '', altDa: '', bytes: photographs[typed] });
    },
  },
  {
    name: 'a journal entry',
    told: 'changed',
    async open({ world, db }) {
      await db.query
        .insertInto('users')
        .values({
          id: student.userId ?? '',
          name: 'Mia',
          email: student.email ?? '',
          email_verified: true,
          role: 'student',
          created_at: world.clock.now(),
          updated_at: world.clock.now(),
        } as never)
        .execute();
      const page = { isShared: false, formerWriter: '', formerStroke: 0, stroke: 1 };
      const form = { ...page, id: '0190a000-0000-7000-8000-000000000001', writer: 'first' };
      await saveEntry(world, student, { ...form, version: 0, body: 'I sang.' });
      return (body) => saveEntry(world, student, { ...form, version: 1, body, writer: `of ${body}` });
    },
  },
  ...groupNames.map(
    (group): Edit => ({
      name: `the settings of ${group}`,
      told: 'changed-meanwhile',
      async open({ world }) {
        const shown = await showSettings(world, owner, group);
        if (!shown) throw new Error('not shown');
        const { version, values } = shown;
        return (typed) => changeSettings(world, owner, { group, version, values: { ...values, typed } });
      },
    }),
  ),
];

/** What was written down and what leaves the house: neither may happen twice. */
async function traces() {
  const count = (table: 'audit_log' | 'mails') =>
    stage.db.query
      .selectFrom(table)
      .select((is) => is.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  return [await count('audit_log'), await count('mails')];
}

describe.each(edits)('$name', ({ open, told }) => {
  test('sent twice by one person is done once, and never held against them', async () => {
    const send = await open(stage);
    expect(await send('mine')).toMatchObject({ ok: true });
    const once = await traces();
    expect(await send('mine')).toMatchObject({ ok: true });
    expect(await traces()).toEqual(once);
  });

  test('sent by two: the second is told, and nothing of the first is overwritten', async () => {
    const send = await open(stage);
    expect(await send('mine')).toMatchObject({ ok: true });
    const once = await traces();
    expect(await send('other')).toMatchObject({ ok: false, refusal: told });
    expect(await traces()).toEqual(once);
  });
});

test('of two answers to an application, a yes and a no, the first counts', async () => {
  const sent = await submitApplication(stage.world, visitor, {
    programme: 'celebrity-vocal-experience',
    values: retreatApplication,
    files: [],
  });
  if (!sent.ok) throw new Error(sent.refusal);
  const { applicationId } = sent;
  expect(await declineApplication(stage.world, owner, { applicationId })).toMatchObject({ ok: true });
  expect(await declineApplication(stage.world, owner, { applicationId })).toMatchObject({ ok: true });
  expect(await acceptApplication(stage.world, owner, { applicationId, instalments: 1 })).toMatchObject({
    refusal: 'not-possible',
  });
});

test('pressed twice, a form of the desk makes one course, one module and one lesson', async () => {
  const { world } = stage;
  const twice = async (make: () => Promise<Told & { id?: string }>) => {
    const [first, second] = [await make(), await make()];
    expect(second).toEqual(first);
    return idOf(first);
  };
  const courseId = await twice(() => createCourse(world, owner, { words: words('Car'), once: 'course' }));
  const moduleId = await twice(() =>
    addModule(world, owner, { courseId, words: words('Red'), once: 'module' }),
  );
  await twice(() => addLesson(world, owner, { moduleId, words: words('Hum'), once: 'lesson' }));
});
