import { describe, expect, test } from 'vitest';
import { bookingSummary } from '#studio/calendar/booking/bookings.queries.ts';
import { rescheduleBooking } from '#studio/calendar/booking/reschedule-booking.ts';
import { listSlots } from '#studio/calendar/booking/slots.queries.ts';
import { registerOf } from '#studio/calendar/dates/attendance.queries.ts';
import { holdSlot } from '#studio/calendar/holds/hold-slot.ts';
import { bookingForOwner } from '#studio/calendar/owner-calendar/bookings-for-owner.queries.ts';
import { answerQuestions } from '#studio/money/orders/answers/answer-questions.ts';
import { answersOfOrder, questionsOfOrder } from '#studio/money/orders/answers/order-answers.queries.ts';
import { writeAnswer } from '#studio/money/orders/answers/order-answers.store.ts';
import { studentMessages } from '#studio/money/orders/answers/student.messages.ts';
import { changeOffer } from '#studio/offers/catalogue/change-offer.ts';
import { createOffer } from '#studio/offers/catalogue/create-offer.ts';
import type { TypedOffer } from '#studio/offers/catalogue/typed-offer.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { sessionBrief } from '#studio/teaching/students/session-brief.queries.ts';
import { typedOffer } from '#tests/support/catalogue/typed-offer.ts';
import { fullDate } from '#tests/support/dates/waiting-list.ts';
import { exampleSlot, newVisitor, opened, testStage } from '#tests/support/page-fixture.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { settleReturn } from './settle-return.ts';

const stage = testStage();

async function created(kind: string, changes: Partial<TypedOffer> = {}): Promise<string> {
  const outcome = await createOffer(stage.world, owner, { kind, typed: { ...typedOffer, ...changes } });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.id;
}

const noon = Temporal.Instant.from(exampleSlot);

async function heldLong(courseId: string, start = noon) {
  const person = newVisitor();
  const outcome = await holdSlot(stage.world, person.who, {
    name: 'Søren Ærø',
    email: person.email,
    courseId,
    slotStart: start.toString(),
  });
  return { ...person, outcome };
}

async function paid(subjectId: string, who = newVisitor().who) {
  const { sessionId, returnToken } = await opened(stage, subjectId, who);
  stage.bank.payer.pay(sessionId);
  return { returnToken, settled: await settleReturn(stage.world, who, returnToken) };
}

const startsOf = async (minutes: number) => {
  const request = { kind: 'session', minutes, language: 'en', timeZone: null } as const;
  const { days } = await listSlots(stage.world, visitor, request);
  return days.flatMap(({ slots }) => slots.map(({ start }) => start));
};

describe('a session of 90 minutes', () => {
  test('occupies its whole range, and the slots of every length adapt', async () => {
    const id = await created('session');
    const next = noon.add({ hours: 1 }).toString();
    expect(await startsOf(60)).toContain(next);
    const { outcome } = await heldLong(id);
    expect(outcome).toMatchObject({ ok: true, booking: { courseId: id, courseName: 'Long session' } });
    if (outcome.ok) expect(outcome.booking.start.until(outcome.booking.end).total('minutes')).toBe(90);
    expect(await startsOf(60)).not.toContain(next);
    const before = noon.subtract({ hours: 1 }).toString();
    expect(await startsOf(60)).toContain(before);
    expect(await startsOf(90)).not.toContain(before);
    expect((await heldLong('private-coaching', noon.add({ hours: 1 }))).outcome).toMatchObject({
      refusal: 'taken',
    });
  });

  test('ends no later than the usual session that starts last', async () => {
    await created('session');
    const lastOf = async (minutes: number) =>
      Math.max(...(await startsOf(minutes)).map((start) => hourOf(start)));
    expect([await lastOf(60), await lastOf(90)]).toEqual([17, 16]);
  });

  test('is paid at its own price, keeps its length when it is moved, and its notice when the offer changes', async () => {
    const id = await created('session', { noticeHours: '2' });
    const { who, outcome } = await heldLong(id);
    if (!outcome.ok) throw new Error('not held');
    const { settled } = await paid(outcome.booking.id, who);
    expect(settled).toMatchObject({ outcome: 'booked', totalMinor: 270_000 });
    const change = { ...typedOffer, noticeHours: '200', prices: { ...typedOffer.prices, DKK: '3000' } };
    expect(await changeOffer(stage.world, owner, { id, version: 1, typed: change })).toMatchObject({
      ok: true,
    });
    const token = await stage.db.transaction((tx) =>
      makeSecretLink(tx, {
        purpose: 'booking',
        subjectId: outcome.booking.id,
        expiresAt: noon.add({ hours: 24 }),
      }),
    );
    const later = noon.add({ hours: 3 });
    const moved = await rescheduleBooking(stage.world, visitor, { token, slotStart: later.toString() });
    expect(moved).toEqual({ ok: true, moved: 'now' });
    const booking = await bookingSummary(stage.db.query, outcome.booking.id);
    expect(booking.start.until(booking.end).total('minutes')).toBe(90);
  });

  test('is not sold as a credit, nor while it is not on sale', async () => {
    const id = await created('session', { isOnSale: false });
    expect((await heldLong(id)).outcome).toMatchObject({ ok: false, refusal: 'bad-input' });
    await expect(opened(stage, id)).rejects.toThrow('not-for-sale');
  });
});

const hourOf = (start: string) => Temporal.Instant.from(start).toZonedDateTimeISO('Europe/Copenhagen').hour;

describe('a course in two instalments', () => {
  test('has a course of its own and is sold as two charges that sum to the price', async () => {
    const id = await created('course', {
      nameEn: 'Breath at home',
      prices: { ...typedOffer.prices, DKK: '900' },
      instalments: '2',
    });
    const { settled } = await paid(id);
    expect(settled).toMatchObject({ totalMinor: 90_000, plan: { count: 2 } });
    const charges = await stage.db.query.selectFrom('instalments').select('amount_minor').execute();
    expect(charges.map(({ amount_minor }) => amount_minor)).toEqual([45_000, 45_000]);
    const enrolment = await stage.db.query
      .selectFrom('entitlements')
      .innerJoin('courses', 'courses.id', 'entitlements.course_id')
      .select('courses.id')
      .where('entitlements.offer_id', '=', id)
      .execute();
    expect(enrolment).toEqual([{ id }]);
  });

  test('what was bought keeps its access and price when the offer changes', async () => {
    const id = await created('course', { nameEn: 'Breath', prices: { ...typedOffer.prices, DKK: '900' } });
    await paid(id);
    const change = { ...typedOffer, courseId: 'main-course', prices: { ...typedOffer.prices, DKK: '1200' } };
    await changeOffer(stage.world, owner, { id, version: 1, typed: change });
    const bought = await stage.db.query
      .selectFrom('entitlements')
      .innerJoin('orders', 'orders.id', 'entitlements.order_id')
      .select(['entitlements.course_id', 'orders.total_minor'])
      .where('entitlements.offer_id', '=', id)
      .execute();
    expect(bought).toEqual([{ course_id: id, total_minor: 90_000 }]);
  });
});

describe('questions to the buyer', () => {
  const questions = [
    { id: '', en: 'Which key do you sing in?', da: 'Hvilken toneart synger du i?', isRequired: true },
    { id: '', en: 'Anything else?', da: 'Andet?', isRequired: false },
  ];

  test('are asked after payment, and the answer keeps the question as it was asked', async () => {
    const id = await created('workshop', { nameEn: 'Choir day', questions });
    const { returnToken, settled } = await paid(id);
    if (!('orderId' in settled)) throw new Error('not settled');
    const { orderId } = settled;
    const [first] = await questionsOfOrder(stage.db.query, orderId, 'en');
    const send = (answer: string) =>
      answerQuestions(stage.world, visitor, {
        orderToken: returnToken,
        answers: { [`${id}.${first?.id}`]: answer },
      });
    expect(await send(' ')).toMatchObject({
      refusal: 'invalid',
      faults: { [`${id}.${first?.id}`]: 'missing' },
    });
    expect(await send('F major')).toEqual({ ok: true });
    expect(await send('G major')).toEqual({ ok: true });
    await changeOffer(stage.world, owner, { id, version: 1, typed: { ...typedOffer, questions: [] } });
    expect(await answersOfOrder(stage.db.query, orderId)).toMatchObject([
      { question: 'Which key do you sing in?', answer: 'G major' },
    ]);
  });

  test.each([
    ['session', ['goal', 'student', 'guardian'], true],
    ['workshop', ['goal', 'student', 'guardian'], true],
    ['course', ['student', 'guardian'], false],
  ] as const)(
    'a %s without own questions asks for %j; what is met asks for the goal',
    async (kind, ids, isMet) => {
      const id = await created(kind);
      const held = kind === 'session' ? await heldLong(id) : null;
      const { settled } = held?.outcome.ok ? await paid(held.outcome.booking.id, held.who) : await paid(id);
      if (!('orderId' in settled)) throw new Error('not settled');
      const asked = await questionsOfOrder(stage.db.query, settled.orderId, 'da');
      expect(asked.map((question) => question.id)).toEqual(ids);
      expect(asked.every((question) => question.isMet === isMet)).toBe(true);
    },
  );

  test('a buyer names another person as the student; a minor needs the consent of a guardian, and a name', async () => {
    const id = await created('session');
    const { who, outcome } = await heldLong(id);
    if (!outcome.ok) throw new Error('not held');
    const { returnToken } = await paid(outcome.booking.id, who);
    const send = (student: string, guardian = '') =>
      answerQuestions(stage.world, visitor, {
        orderToken: returnToken,
        answers: { [`${id}.student`]: student, [`${id}.guardian`]: guardian },
      });
    const shown = async () => {
      const booking = await bookingForOwner(stage.db.query, owner, outcome.booking.id);
      const brief = await sessionBrief(stage.world, {
        who: owner,
        bookingId: outcome.booking.id,
        language: 'en',
      });
      return [booking?.student, brief?.student, booking?.email];
    };
    expect(await shown()).toEqual([null, null, expect.any(String)]);
    expect(await send('', 'yes')).toMatchObject({ faults: { [`${id}.student`]: 'missing' } });
    expect(await send('Alma Ærø', 'yes')).toEqual({ ok: true });
    expect(await shown()).toEqual(['Alma Ærø', 'Alma Ærø', expect.any(String)]);
    const answers = await stage.db.query.selectFrom('order_answers').selectAll().execute();
    expect(answers).toHaveLength(2);
    expect(answers).toContainEqual(
      expect.objectContaining({
        question: studentMessages.en.guardian,
        answer: 'Yes',
        answered_at: stage.world.clock.now(),
      }),
    );
    expect(await send('', '')).toEqual({ ok: true });
    expect(await shown()).toEqual([null, null, expect.any(String)]);
  });

  test('the register of a workshop names the student, and the buyer beside', async () => {
    const { dateId, orderIds } = await fullDate(stage, 1);
    const [orderId = ''] = orderIds;
    const [before] = await registerOf(stage.db.query, owner, dateId);
    const [, question] = await questionsOfOrder(stage.db.query, orderId, 'da');
    expect(question).toMatchObject({ kind: 'student', text: studentMessages.da.student, answer: null });
    const place = { orderId, offerId: question?.offerId ?? '', questionId: 'student' };
    await stage.db.transaction((tx) =>
      writeAnswer({ tx, now: stage.world.clock.now() }, { ...place, question: '?', answer: 'Alma' }),
    );
    const [named] = await registerOf(stage.db.query, owner, dateId);
    expect(named?.name).toBe(`Alma (${before?.name})`);
  });

  test('cannot be answered without the secret of the order', async () => {
    const answers = { orderToken: 'AAAAAAAAAAAAAAAAAAAAAA', answers: {} };
    expect(await answerQuestions(stage.world, visitor, answers)).toEqual({ ok: false, refusal: 'not-found' });
  });
});
