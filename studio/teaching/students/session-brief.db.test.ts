import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { addGoal } from '#studio/teaching/journal/goals.ts';
import { saveEntry } from '#studio/teaching/journal/save-entry.ts';
import { exampleSlot, held, opened, testStage } from '#tests/support/page-fixture.ts';
import { owner, student, visitor } from '#tests/support/who.ts';
import { sessionBrief } from './session-brief.queries.ts';
import { latestSession } from './session-notes.queries.ts';
import { bookingsOfStudent, ordersOfStudent } from './student.queries.ts';

const stage = testStage();
const email = 'soeren@example.dk';
const writer = { ...student, email };
let bookingId: string;

beforeEach(async () => {
  for (const account of [writer, { userId: 'student-2', email: 'other@example.dk' }]) {
    await stage.db.query
      .insertInto('users')
      .values({
        id: account.userId!,
        name: 'Søren',
        email: account.email,
        email_verified: true,
        image: null,
        role: 'student',
        language: null,
      })
      .execute();
  }
  const hold = await held(stage.world, exampleSlot, { who: visitor, email: 'Soeren@Example.dk' });
  bookingId = hold.bookingId;
  const { paymentId, sessionId } = await opened(stage, bookingId, hold.who);
  stage.bank.payer.pay(sessionId);
  await settlePayment(stage.world, paymentId);
});

const brief = (who = owner) => sessionBrief(stage.world, { who, bookingId, language: 'en' });

const write = (body: string, isShared: boolean, who = writer) =>
  saveEntry(stage.world, who, {
    id: randomUUID(),
    body,
    isShared,
    version: 0,
    clientId: 'w',
    revision: 1,
    previousClientId: '',
    previousRevision: 0,
  });

test('there is no brief without a booking', async () => {
  expect(await sessionBrief(stage.world, { who: owner, bookingId: 'none', language: 'en' })).toBeNull();
});

test('the brief has name, time, purchase and number of sessions', async () => {
  expect(await brief()).toMatchObject({
    name: 'Søren Ærø',
    sessionsBefore: 0,
    lastSession: null,
    creditsLeft: 0,
    bought: [{ what: expect.stringContaining('Private Coaching') }],
  });
});

test('nothing private is in the brief, whatever is written, shared and made private again [S2.43]', async () => {
  const entry = fc.record({ isShared: fc.boolean(), isGoal: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 8 }), async (entries) => {
      await stage.db.query.deleteFrom('journal_entries').execute();
      await stage.db.query.deleteFrom('goals').execute();
      const shown: string[] = [];
      for (const [at, { isShared, isGoal }] of entries.entries()) {
        const body = `${isShared ? 'SHARED' : 'PRIVATE'}-${at}`;
        if (isGoal) await addGoal(stage.world, writer, { id: randomUUID(), body, isShared });
        else await write(body, isShared);
        if (isShared && isGoal) shown.push(body);
      }
      await write('SHARED-BY-SOMEBODY-ELSE', true, { ...writer, userId: 'student-2' });
      const text = JSON.stringify(await brief());
      expect(text).not.toContain('PRIVATE');
      expect(text).not.toContain('SOMEBODY-ELSE');
      for (const goal of shown) expect(text).toContain(goal);
    }),
    { numRuns: 25 },
  );
});

test('an entry made private again is removed, and only the three newest shared entries are included', async () => {
  for (const name of ['one', 'two', 'three', 'four']) {
    stage.world.setNow(stage.world.clock.now().add({ minutes: 1 }));
    await write(name, true);
  }
  expect((await brief())?.entries.map(({ body }) => body)).toEqual(['four', 'three', 'two']);
  await stage.db.query.updateTable('journal_entries').set({ is_shared: false }).execute();
  expect((await brief())?.entries).toEqual([]);
});

test('an account that has not verified the booking’s address shows nothing', async () => {
  await write('SHARED', true);
  await stage.db.query.updateTable('users').set({ email_verified: false }).execute();
  expect(await brief()).toMatchObject({ entries: [], goals: [] });
});

test('the payer’s page and its notes name the student where it is someone else', async () => {
  const emails = ['soeren@example.dk'];
  const studentsNamed = async () => {
    const at = { when: 'ahead', now: stage.world.clock.now() } as const;
    const [booking] = await bookingsOfStudent(stage.db.query, { emails }, at);
    const [order] = await ordersOfStudent(stage.db.query, { emails });
    const until = stage.world.clock.now().add({ hours: 24 * 30 });
    const note = await latestSession(stage.db.query, { emails, until });
    return [booking?.student, order?.student, note?.student];
  };
  expect(await studentsNamed()).toEqual([null, null, null]);
  const { order_id, offer_id } = await stage.db.query
    .selectFrom('order_lines')
    .select(['order_id', 'offer_id'])
    .executeTakeFirstOrThrow();
  await stage.db.query
    .insertInto('order_answers')
    .values({
      order_id,
      offer_id: offer_id ?? '',
      question_id: 'student',
      question: 'Who is it for?',
      answer: 'Emma',
      answered_at: stage.world.clock.now(),
    })
    .execute();
  expect(await studentsNamed()).toEqual(['Emma', 'Emma', 'Emma']);
});
