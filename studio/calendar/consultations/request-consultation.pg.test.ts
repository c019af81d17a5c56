import { expect, test } from 'vitest';
import { holdSlot } from '#studio/calendar/holds/hold-slot.ts';
import { consultations, good, half, hour } from '#tests/support/consultations.ts';
import { slotInDays } from '#tests/support/offered-hour.ts';
import { newVisitor, testStage } from '#tests/support/page-fixture.ts';
import { confirmConsultation } from './confirm-consultation.ts';
import { requestConsultation } from './request-consultation.ts';

const stage = testStage('server');
const { requested, claims, mails } = consultations(stage);

test('concurrent requests for one slot, or for an overlapping session: one gets it', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, (_, at) => {
      const { who, email } = newVisitor();
      return at % 2
        ? requestConsultation(stage.world, who, { ...good, email, slotStart: half })
        : holdSlot(stage.world, who, { ...good, email, slotStart: hour });
    }),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await claims()).toHaveLength(1);
});

test('three concurrent requests by one email have one open consultation', async () => {
  const { email } = newVisitor();
  const outcomes = await Promise.all(
    [2, 3, 4].map((days) =>
      requestConsultation(stage.world, newVisitor().who, { ...good, email, slotStart: slotInDays(days) }),
    ),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await claims()).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});

test('the button pressed five times concurrently, while the same browser chooses again, ends in one consultation', async () => {
  const person = await requested();
  const press = () => confirmConsultation(stage.world, person.who, { token: person.token });
  const anew = () =>
    requestConsultation(stage.world, person.who, { ...good, email: person.email, slotStart: slotInDays(3) });
  await Promise.all([press(), press(), anew(), press(), press(), press()]);
  const open = (await claims()).filter(({ state }) => state === 'held' || state === 'booked');
  expect(open).toHaveLength(1);
});
