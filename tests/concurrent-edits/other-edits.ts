import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { World } from '#platform/world.ts';
import { changeDate, scheduleDate } from '#studio/calendar/dates/schedule-date.ts';
import { changeOwnAddresses } from '#studio/calendar/external-calendars/change-addresses.ts';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { rescheduleFor } from '#studio/calendar/owner-calendar/reschedule-for.ts';
import { updateProduct } from '#studio/goods/shop/update-product.ts';
import { cancelFor } from '#studio/money/paid-bookings/cancel-for.ts';
import { changeSettings, showSettings } from '#studio/office/settings/change-settings.ts';
import { groupNames } from '#studio/office/settings/groups.ts';
import { changeMessage } from '#studio/people/contact/change-message.ts';
import { placePhotograph, takePhotographAway } from '#studio/shared/content/place-photograph.ts';
import { placeRecording, removeRecording } from '#studio/shared/content/place-recording.ts';
import { deleteStory, editStory } from '#studio/site/magazine/change-story.ts';
import { acceptStory, declineStory } from '#studio/site/magazine/decide-story.ts';
import { draftAnswer } from '#studio/teaching/applications/answers/draft-answer.ts';
import { scheduleAnswer } from '#studio/teaching/applications/answers/schedule-answer.ts';
import { acceptApplication } from '#studio/teaching/applications/decide-application.ts';
import { submitApplication } from '#studio/teaching/applications/submit-application.ts';
import { removeInstructor, showInstructor } from '#studio/teaching/instructors/arrange-instructors.ts';
import { changeInstructor, createInstructor } from '#studio/teaching/instructors/edit-instructor.ts';
import { saveEntry } from '#studio/teaching/journal/save-entry.ts';
import { seed, seededApplication, seededMessage, seededStory } from '#tests/access/seed.ts';
import { retreatApplication } from '#tests/support/applications.ts';
import { exampleSlot } from '#tests/support/page-fixture.ts';
import { owner, student, visitor } from '#tests/support/who.ts';
import type { Edit } from './edit.ts';
import { questionEdits } from './question-edits.ts';
import { replyEdits } from './reply-edits.ts';
import { takeEdits } from './take-edits.ts';

const red = sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } });
const photographs = { mine: await red.jpeg().toBuffer(), other: await red.negate().jpeg().toBuffer() };

const recording = { place: 'rose', fileName: 'rose.mp3', textEn: '', textDa: '' };
const soundOf = (name: string) =>
  readFileSync(new URL(`../../app/media/sounds/${name}.mp3`, import.meta.url));
const recordings = {
  mine: { ...recording, bytes: soundOf('rose') },
  other: { ...recording, bytes: soundOf('island') },
};

async function aBooking(world: World) {
  const made = await bookFor(world, owner, {
    name: 'Mia Ærø',
    email: 'mia@example.com',
    day: '2026-11-24',
    time: '10:00',
    place: 'online',
    cover: 'at-session',
    language: 'da',
  });
  if (!made.ok) throw new Error(made.refusal);
  return { bookingId: made.bookingId, seen: exampleSlot };
}

const typedInstructor = { name: 'Mia Ærø', roleEn: '', roleDa: '', textEn: '', textDa: '', isVisible: true };

async function anInstructor(world: World) {
  const made = await createInstructor(world, owner, { typed: typedInstructor });
  if (!made.ok) throw new Error(made.refusal);
  return made.id;
}

async function aPublishedStory(world: World) {
  await seed(world);
  const storyId = seededStory;
  await acceptStory(world, owner, { storyId });
  return { storyId, version: 1, fields: { name: 'Mia Ærø', title: 'First', story: 'I sang.' } };
}

export const otherEdits: readonly Edit[] = [
  {
    name: 'a product',
    expectedRefusal: 'changed',
    open: async ({ world }) => {
      const form = { id: 'microphone', version: '1', price: '2900' };
      return (name) => updateProduct(world, owner, { ...form, name });
    },
  },
  {
    name: 'an instructor',
    expectedRefusal: 'changed',
    async open({ world }) {
      const id = await anInstructor(world);
      return (name) =>
        changeInstructor(world, owner, { id, version: 1, typed: { ...typedInstructor, name } });
    },
  },
  {
    name: 'an instructor, edited by one and hidden by another',
    expectedRefusal: 'changed-meanwhile',
    async open({ world }) {
      const form = { id: await anInstructor(world), version: 1 };
      return (typed) =>
        typed === 'mine'
          ? changeInstructor(world, owner, { ...form, typed: typedInstructor })
          : showInstructor(world, owner, { ...form, isVisible: false });
    },
  },
  {
    name: 'an instructor, edited by one and removed by another',
    expectedRefusal: 'changed-meanwhile',
    async open({ world }) {
      const form = { id: await anInstructor(world), version: 1 };
      return (typed) =>
        typed === 'mine'
          ? changeInstructor(world, owner, { ...form, typed: typedInstructor })
          : removeInstructor(world, owner, form);
    },
  },
  {
    name: 'a date',
    expectedRefusal: 'changed',
    async open({ world }) {
      const days = [{ date: '2027-05-08', from: '09:00', to: '17:00' }];
      const dates = { days, isOpen: true, place: '' };
      const made = await scheduleDate(world, owner, { ...dates, offerId: 'voice-elevated', capacity: '4' });
      if (!made.ok) throw new Error(made.refusal);
      const form = { ...dates, dateId: made.dateId, version: 1 };
      const capacity = { mine: '5', other: '6' };
      return (typed) =>
        changeDate(world, owner, { ...form, capacity: capacity[typed], once: `form ${typed}` });
    },
  },
  {
    name: 'a message',
    expectedRefusal: 'changed',
    async open({ world }) {
      await seed(world);
      const states = { mine: 'answered', other: 'deleted' };
      return (typed) =>
        changeMessage(world, owner, { messageId: seededMessage, act: states[typed], version: 1 });
    },
  },
  {
    name: 'the owner’s email addresses',
    expectedRefusal: 'changed',
    open:
      async ({ world }) =>
      (typed) =>
        changeOwnAddresses(world, owner, { text: `${typed}@example.com`, version: 0 }),
  },
  ...takeEdits,
  ...questionEdits,
  ...replyEdits,
  {
    name: 'a story’s answer',
    expectedRefusal: 'not-found',
    async open({ world }) {
      await seed(world);
      const answers = { mine: acceptStory, other: declineStory };
      return (typed) => answers[typed](world, owner, { storyId: seededStory });
    },
  },
  {
    name: 'a published story',
    expectedRefusal: 'changed',
    async open({ world }) {
      const form = await aPublishedStory(world);
      return (title) => editStory(world, owner, { ...form, fields: { ...form.fields, title } });
    },
  },
  {
    name: 'a story, edited by one and deleted by another',
    expectedRefusal: 'changed',
    async open({ world }) {
      const form = await aPublishedStory(world);
      const fields = { ...form.fields, title: 'Corrected' };
      return (typed) =>
        typed === 'mine' ? editStory(world, owner, { ...form, fields }) : deleteStory(world, owner, form);
    },
  },
  {
    name: 'an application’s answer',
    expectedRefusal: 'not-possible',
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
    name: 'an answer to an application',
    expectedRefusal: 'changed',
    open: async ({ world }) => {
      await seed(world);
      const draft = { applicationId: seededApplication, version: 1, instalments: 1 } as const;
      return (personalLine) => draftAnswer(world, owner, { ...draft, answer: 'accept', personalLine });
    },
  },
  {
    name: 'an answer to an application, sent by two',
    expectedRefusal: 'not-possible',
    open: async ({ world }) => {
      await seed(world);
      const seen = { applicationId: seededApplication, version: 1 };
      return (typed) =>
        typed === 'mine'
          ? scheduleAnswer(world, owner, { ...seen, orderId: null })
          : draftAnswer(world, owner, { ...seen, answer: 'decline', instalments: 1, personalLine: '' });
    },
  },
  {
    name: 'the hour of a booking',
    expectedRefusal: 'changed',
    async open({ world }) {
      const form = await aBooking(world);
      const times = { mine: '14:00', other: '15:00' };
      return (typed) => rescheduleFor(world, owner, { ...form, day: '2026-11-27', time: times[typed] });
    },
  },
  {
    name: 'a booking, moved by one and cancelled by another',
    expectedRefusal: 'changed',
    async open({ world }) {
      const form = await aBooking(world);
      return (typed) =>
        typed === 'mine'
          ? rescheduleFor(world, owner, { ...form, day: '2026-11-27', time: '14:00' })
          : cancelFor(world, owner, { ...form, money: 'back' });
    },
  },
  {
    name: 'a photograph, replaced in one window and removed in the other',
    expectedRefusal: 'changed',
    async open({ world, db }) {
      const place = 'portrait-mezzo';
      const photograph = { place, proportions: { width: 460, height: 300 }, altEn: '', altDa: '' };
      await placePhotograph(world, owner, { ...photograph, seen: null, bytes: photographs.other });
      const { id: seen } = await db.query.selectFrom('photographs').select('id').executeTakeFirstOrThrow();
      return (typed) =>
        typed === 'mine'
          ? placePhotograph(world, owner, { ...photograph, seen, bytes: photographs.mine })
          : takePhotographAway(world, owner, { place, seen });
    },
  },
  {
    name: 'a photograph',
    expectedRefusal: 'changed',
    open: async ({ world }) => {
      const form = { place: 'portrait-mezzo', proportions: { width: 460, height: 300 }, seen: null };
      return (typed) =>
        placePhotograph(world, owner, { ...form, altEn: '', altDa: '', bytes: photographs[typed] });
    },
  },
  {
    name: 'a recording, replaced in one window and removed in the other',
    expectedRefusal: 'changed',
    async open({ world, db }) {
      await placeRecording(world, owner, { ...recordings.other, seen: null });
      const { id: seen } = await db.query.selectFrom('recordings').select('id').executeTakeFirstOrThrow();
      return (typed) =>
        typed === 'mine'
          ? placeRecording(world, owner, { ...recordings.mine, seen })
          : removeRecording(world, owner, { place: 'rose', seen });
    },
  },
  {
    name: 'a recording of a picture',
    expectedRefusal: 'changed',
    open: async ({ world }) => {
      return (typed) => placeRecording(world, owner, { ...recordings[typed], seen: null });
    },
  },
  {
    name: 'a journal entry',
    expectedRefusal: 'changed',
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
      const page = { isShared: false, formerClientId: '', formerStroke: 0, stroke: 1 };
      const form = { ...page, id: '0190a000-0000-7000-8000-000000000001', writer: 'first' };
      await saveEntry(world, student, { ...form, version: 0, body: 'I sang.' });
      return (body) => saveEntry(world, student, { ...form, version: 1, body, writer: `of ${body}` });
    },
  },
  ...groupNames.map(
    (group): Edit => ({
      name: `the settings of ${group}`,
      expectedRefusal: 'changed',
      async open({ world }) {
        const shown = await showSettings(world, owner, group);
        if (!shown) throw new Error('not shown');
        const { version, values } = shown;
        return (typed) => changeSettings(world, owner, { group, version, values: { ...values, typed } });
      },
    }),
  ),
];
