import { expect, test } from 'vitest';
import { scheduleDate } from '#studio/calendar/dates/schedule-date.ts';
import { holdSlot } from '#studio/calendar/holds/hold-slot.ts';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { bookingForOwner } from '#studio/calendar/owner-calendar/bookings-for-owner.queries.ts';
import { rescheduleFor } from '#studio/calendar/owner-calendar/reschedule-for.ts';
import { changeOffer } from '#studio/offers/catalogue/change-offer.ts';
import { createOffer } from '#studio/offers/catalogue/create-offer.ts';
import { instructorNames } from '#studio/offers/catalogue/offer-instructors.queries.ts';
import { findOffer } from '#studio/offers/catalogue/offers.queries.ts';
import type { TypedOffer } from '#studio/offers/catalogue/typed-offer.ts';
import { typedOffer } from '#tests/support/catalogue/typed-offer.ts';
import { exampleSlot, newVisitor, testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { removeInstructor } from './arrange-instructors.ts';
import { createInstructor } from './edit-instructor.ts';
import { coachId } from './instructor.ts';
import { editedInstructor } from './instructors-for-owner.queries.ts';

const stage = testStage();
const offer: TypedOffer = {
  ...typedOffer,
  nameEn: 'Microphone hour',
  nameDa: 'Mikrofontime',
  prices: { DKK: '900', EUR: '', USD: '' },
  durationMinutes: '60',
  capacity: '4',
};

async function instructor(name: string): Promise<number> {
  const typed = { name, roleEn: '', roleDa: '', textEn: '', textDa: '', isVisible: false };
  const made = await createInstructor(stage.world, owner, { typed });
  if (!made.ok) throw new Error(made.refusal);
  return made.id;
}

async function offered(kind: string, instructorIds: readonly number[]): Promise<string> {
  const typed = { ...offer, instructorIds: instructorIds.map(String) };
  const made = await createOffer(stage.world, owner, { kind, typed });
  if (!made.ok) throw new Error(made.refusal);
  return made.id;
}

const hold = (courseId: string, slotStart: string = exampleSlot) => {
  const { who, email } = newVisitor();
  return holdSlot(stage.world, who, { name: 'Søren Ærø', email, courseId, slotStart });
};
const claims = async () =>
  (
    await stage.db.query
      .selectFrom('claims')
      .select('coach_id')
      .where('state', 'in', ['held', 'booked'])
      .where('kind', '=', 'session')
      .execute()
  ).map(({ coach_id }) => coach_id);

test('an offer names several instructors in order, and a person who does not exist is left out', async () => {
  const [mia, ib] = [await instructor('Mia Ærø'), await instructor('Ib Øst')];
  const id = await offered('workshop', [mia, 9999, ib]);
  expect((await findOffer(stage.db.query, id))?.instructorIds).toEqual([mia, ib]);
  expect(await instructorNames(stage.world, [mia, ib])).toEqual(['Mia Ærø', 'Ib Øst']);
  const version = 1;
  const typed = { ...offer, instructorIds: [String(ib), String(coachId)] };
  expect(await changeOffer(stage.world, owner, { id, version, typed })).toMatchObject({ ok: true });
  expect((await findOffer(stage.db.query, id))?.instructorIds).toEqual([ib, coachId]);
});

test('a booking is for the person of its offer, keeps them when it moves, and takes the one calendar of all', async () => {
  const mia = await instructor('Mia Ærø');
  const id = await offered('session', [mia]);
  const held = await hold(id);
  expect(held.ok).toBe(true);
  expect(await claims()).toEqual([mia]);
  expect(await hold('private-coaching')).toMatchObject({ refusal: 'taken' });
  const bookingId = held.ok ? held.booking.id : '';
  await stage.db.query.updateTable('claims').set({ state: 'booked' }).where('kind', '=', 'session').execute();
  const moved = await rescheduleFor(stage.world, owner, { bookingId, day: '2026-11-24', time: '14:00' });
  expect(moved).toEqual({ ok: true });
  expect(await claims()).toEqual([mia]);
  expect((await bookingForOwner(stage.db.query, owner, bookingId))?.instructor).toBe('Mia Ærø');
});

test('without a named instructor a booking is for the coach; the usual session may name another', async () => {
  expect((await hold('private-coaching')).ok).toBe(true);
  expect(await claims()).toEqual([coachId]);
  const mia = await instructor('Mia Ærø');
  const usual = (await findOffer(stage.db.query, 'private-coaching'))!;
  const { version } = await stage.db.query
    .selectFrom('offers')
    .select('version')
    .where('id', '=', usual.id)
    .executeTakeFirstOrThrow();
  const typed = { ...offer, instructorIds: [String(mia)] };
  expect(await changeOffer(stage.world, owner, { id: usual.id, version, typed })).toMatchObject({ ok: true });
  const booked = await bookFor(stage.world, owner, {
    name: 'Mia Holm',
    email: 'mia@example.com',
    day: '2026-11-25',
    time: '10:00',
    place: 'studio',
    cover: 'owner',
    language: 'en',
  });
  expect(booked.ok).toBe(true);
  expect((await claims()).toSorted()).toEqual([coachId, mia]);
});

test('days of a date are for the first instructor; removing a person takes them off their offers only', async () => {
  const [mia, ib] = [await instructor('Mia Ærø'), await instructor('Ib Øst')];
  const offerId = await offered('workshop', [mia, ib]);
  const days = [{ date: '2027-05-08', from: '09:00', to: '17:00' }];
  await scheduleDate(stage.world, owner, { offerId, days, capacity: '4', isOpen: true, place: '' });
  const found = await editedInstructor(stage.world, owner, mia);
  expect([found?.claims, found?.offers]).toEqual([{ all: 1, upcoming: 1 }, ['Microphone hour']]);
  expect(await removeInstructor(stage.world, owner, { id: mia, version: 1 })).toMatchObject({ ok: true });
  expect((await findOffer(stage.db.query, offerId))?.instructorIds).toEqual([ib]);
  const day = await stage.db.query
    .selectFrom('claims')
    .select('coach_id')
    .where('coach_id', '=', mia)
    .executeTakeFirst();
  expect(day?.coach_id).toBe(mia);
});
