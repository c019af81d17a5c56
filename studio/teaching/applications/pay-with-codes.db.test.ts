import { expect, test } from 'vitest';
import { intensiveApplication } from '#tests/support/applications.ts';
import { payAt } from '#tests/support/dates/waiting-list.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { balanceOf, boughtGiftCard, newCode } from '#tests/support/vouchers/place-with-codes.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { applicationFacts } from './applications.queries.ts';
import { acceptApplication } from './decide-application.ts';
import { payApplication } from './pay-application.ts';
import { submitApplication } from './submit-application.ts';

const stage = testStage();

async function applied() {
  const given = { programme: 'voice-elevated', values: intensiveApplication, files: [] } as const;
  const outcome = await submitApplication(stage.world, visitor, given);
  if (!outcome.ok) throw new Error(outcome.refusal);
  const { applicationId } = outcome;
  const payWith = (discount: string, giftCard: string, dueMinor: number) => {
    const codes = { discount, giftCard };
    return payApplication(stage.world, visitor, { applicationId, returnPath: '/', codes, dueMinor });
  };
  const accept = (instalments: 1 | 2) =>
    acceptApplication(stage.world, owner, { applicationId, instalments });
  const facts = () =>
    applicationFacts(stage.db.query, { applicationId, reader: 'en', now: stage.world.clock.now() });
  return { payWith, accept, facts };
}

test('a gift card pays a part of each instalment; a discount code is refused there', async () => {
  const card = await boughtGiftCard(stage);
  await newCode(stage);
  const { payWith, accept, facts } = await applied();
  await accept(2);
  expect(await payWith('SPRING', '', 832_500)).toMatchObject({ refusal: 'codes-changed' });
  const opened = await payWith('', card.code, 825_000);
  await payAt(stage, opened.ok ? opened.url : '');
  expect(await balanceOf(stage, card)).toBe(0);
  expect((await facts())?.instalments).toMatchObject([
    { isPaid: true, amount: { amountMinor: 925_000 } },
    { isPaid: false, amount: { amountMinor: 925_000 } },
  ]);
});

test('a discount code reduces what is authorised with the application, and what is charged on acceptance', async () => {
  const codeId = await newCode(stage);
  const { payWith, accept, facts } = await applied();
  const opened = await payWith('SPRING', '', 1_665_000);
  await payAt(stage, opened.ok ? opened.url : '');
  expect((await facts())?.reserved).toEqual({ amountMinor: 1_665_000, currency: 'DKK' });
  await accept(1);
  expect((await facts())?.taken).toEqual({ amountMinor: 1_665_000, currency: 'DKK' });
  expect(await balanceOf(stage, { codeId })).toBe(-1);
});
