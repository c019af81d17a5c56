import { beforeEach, describe, expect, test } from 'vitest';
import { bookDirectly } from '#studio/calendar/booking/book-directly.ts';
import { rescheduleBooking } from '#studio/calendar/booking/reschedule-booking.ts';
import { listSlots } from '#studio/calendar/booking/slots.queries.ts';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { rescheduleFor } from '#studio/calendar/owner-calendar/reschedule-for.ts';
import { changeOffer } from '#studio/offers/catalogue/change-offer.ts';
import { createOffer } from '#studio/offers/catalogue/create-offer.ts';
import { editedOffer } from '#studio/offers/catalogue/offers-for-owner.queries.ts';
import type { TypedOffer } from '#studio/offers/catalogue/typed-offer.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import { typedOffer } from '#tests/support/catalogue/typed-offer.ts';
import { newVisitor, testStage } from '#tests/support/page-fixture.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { holdSlot } from './hold-slot.ts';

const stage = testStage();

const typed: TypedOffer = {
  ...typedOffer,
  vatClass: 'exempt',
};

const usual = 'private-lessons-thea-lindehav';

async function change(id: string, changes: Partial<TypedOffer>) {
  const offer = await editedOffer(stage.db.query, owner, id);
  const version = offer?.version ?? 0;
  const durationMinutes = id === usual ? '' : '90';
  const changed = { ...typed, durationMinutes, ...changes };
  return changeOffer(stage.world, owner, { id, version, typed: changed });
}

/** On Tuesday 24 November 2026, the day after today. */
const at = (time: string) => Temporal.Instant.from(`2026-11-24T${time}:00+01:00`);

async function held(courseId: string, time: string) {
  const { who, email } = newVisitor();
  const slotStart = at(time).toString();
  const outcome = await holdSlot(stage.world, who, { name: 'Mia Holm', email, courseId, slotStart });
  return outcome.ok ? 'held' : outcome.refusal;
}

async function freeStarts(courseId: string | null, minutes: number): Promise<string[]> {
  const request = { kind: 'session', minutes, courseId, language: 'en', timeZone: null } as const;
  const { days } = await listSlots(stage.world, visitor, request);
  return days.flatMap(({ slots }) =>
    slots.map(({ start }) =>
      Temporal.Instant.from(start)
        .toZonedDateTimeISO(studioTimeZone)
        .toPlainDateTime()
        .toString({ smallestUnit: 'minute' }),
    ),
  );
}

describe('a session with hours of its own', () => {
  let id = '';
  beforeEach(async () => {
    const outcome = await createOffer(stage.world, owner, { kind: 'session', typed });
    if (!outcome.ok) throw new Error('not created');
    id = outcome.id;
  });

  test('is offered and held at those only; other sessions at all of the studio’s', async () => {
    expect(await change(id, { starts2: '14-15, 16:30-19' })).toEqual({ ok: true, id });
    expect(await freeStarts(id, 90)).toEqual(['2026-11-24T14:00', '2026-11-24T15:00', '2026-11-24T16:30']);
    expect(await freeStarts(null, 60)).toContain('2026-11-24T10:00');
    expect(await held(id, '10:00')).toBe('not-offered');
    expect(await held(id, '16:30')).toBe('held');
    expect(await held('private-coaching', '10:00')).toBe('held');
  });

  test('has an interval and a notice of its own', async () => {
    await change(id, { startEvery: '90', bookingNotice: '30' });
    const starts = await freeStarts(id, 90);
    expect(starts[0]).toBe('2026-11-24T16:30');
    expect(starts).toContain('2026-11-25T10:30');
    expect(await held(id, '10:30')).toBe('not-offered');
    expect(await held('private-coaching', '10:00')).toBe('held');
  });

  test('has buffers of its own, which keep other sessions away', async () => {
    await change(id, { bufferAfter: '45' });
    expect(await held(id, '14:00')).toBe('held');
    const others = await freeStarts(null, 60);
    expect(others).not.toContain('2026-11-24T16:00');
    expect(others).toContain('2026-11-24T17:00');
    expect(await held('private-coaching', '16:00')).toBe('taken');
  });

  test('is rescheduled by visitors within its hours, and by the owner to any time with its buffers', async () => {
    await change(id, { starts2: '14-16', bufferAfter: '45' });
    const input = {
      name: 'Mia Holm',
      email: 'mia@example.com',
      courseId: id,
      slotStart: at('14:00').toString(),
    };
    const booked = await bookDirectly(stage.world, { who: owner, input, entitlementToken: null });
    if (!booked.ok) throw new Error(booked.refusal);
    const bookingId = booked.booking.id;
    const expiresAt = at('14:00');
    const token = await stage.db.transaction((tx) =>
      makeSecretLink(tx, { purpose: 'booking', subjectId: bookingId, expiresAt }),
    );
    const moved = (time: string) =>
      rescheduleBooking(stage.world, visitor, { token, slotStart: at(time).toString() });
    expect(await moved('10:00')).toMatchObject({ refusal: 'not-offered' });
    expect(await moved('16:00')).toEqual({ ok: true, moved: 'now' });
    const toMorning = { bookingId, day: '2026-11-24', time: '10:00' };
    expect(await rescheduleFor(stage.world, owner, toMorning)).toEqual({ ok: true });
    expect(await held('private-coaching', '12:00')).toBe('taken');
    expect(await held('private-coaching', '13:00')).toBe('held');
  });

  test('is booked by the owner at any free time, with its buffers', async () => {
    await change(id, { starts3: '9-12', bufferAfter: '45' });
    const hour = { day: '2026-11-24', time: '10:00', minutes: '90', place: 'studio', cover: 'owner' };
    const booked = await bookFor(stage.world, owner, {
      ...hour,
      name: 'Mia Holm',
      email: 'mia@example.com',
      language: 'en',
    });
    expect(booked).toMatchObject({ ok: true });
    expect(await held('private-coaching', '12:00')).toBe('taken');
  });
});

test('the usual session can have hours of its own, too', async () => {
  const { nameEn, nameDa } = { nameEn: 'Private Coaching', nameDa: 'Privat coaching' };
  const prices = { DKK: '1950', EUR: '262', USD: '285' };
  expect(await change(usual, { nameEn, nameDa, prices, starts3: '9-10' })).toMatchObject({ ok: true });
  expect(await freeStarts(null, 60)).toEqual(['2026-11-25T09:00', '2026-11-25T10:00']);
  expect(await held('private-coaching', '10:00')).toBe('not-offered');
});

test('hours that cannot be read are refused at their fields', async () => {
  expect(await change(usual, { starts1: 'evenings', starts2: '12-9', bufferBefore: '300' })).toEqual({
    ok: false,
    refusal: 'invalid',
    faults: { starts1: 'bad-hours', starts2: 'bad-hours', bufferBefore: 'bad-number' },
  });
});
