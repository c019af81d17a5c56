import { expect, test } from 'vitest';
import { termsInForce, termsText } from '#studio/shared/content/terms.queries.ts';
import { typedSession as stored } from '#tests/support/catalogue/typed-offer.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { changeOffer } from './change-offer.ts';
import type { TypedOffer } from './typed-offer.ts';

const stage = testStage();
const id = 'private-lessons-thea-lindehav';

async function save(changes: Partial<TypedOffer>, version: number) {
  const outcome = await changeOffer(stage.world, owner, { id, version, typed: { ...stored, ...changes } });
  expect(outcome).toMatchObject({ ok: true });
}

async function terms(language: 'en' | 'da', version: string | null = null): Promise<string> {
  return JSON.stringify((await termsText(stage.world, language, version))?.document.blocks);
}

test('terms: mention the fees of unpaid sessions while an offer has one, each change as a new version', async () => {
  const without = await termsInForce(stage.db.query, 'en');
  expect(await terms('en')).not.toContain('Some sessions have a fee');
  await save({ noShowFeePercent: '100' }, 1);
  const withFees = await termsInForce(stage.db.query, 'en');
  expect(withFees).not.toBe(without);
  expect(await terms('en')).toContain('Some sessions have a fee');
  expect(await terms('da')).toContain('Nogle timer har et gebyr');
  expect(await terms('en', without)).not.toContain('Some sessions have a fee');
  await save({ noShowFeePercent: '50', lateFeePercent: '50' }, 2);
  expect(await termsInForce(stage.db.query, 'en')).toBe(withFees);
  await save({ isOnSale: false, noShowFeePercent: '50' }, 3);
  expect(await terms('en')).not.toContain('Some sessions have a fee');
  expect(await terms('en', withFees)).toContain('Some sessions have a fee');
});
