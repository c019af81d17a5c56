import { expect } from 'vitest';
import type { World } from '#platform/world.ts';
import { createCode } from '#studio/offers/discounts/create-code.ts';
import { owner } from '../who.ts';

/** SPRING-25 takes a quarter off everything. */
export async function createSpringCode(world: World): Promise<void> {
  const code = {
    code: 'spring-25',
    value: 'percent',
    percent: '25',
    amountMinor: null,
    currency: 'DKK',
    fromDay: '',
    untilDay: '',
    maxUses: '',
    maxUsesPerPerson: '',
    offerIds: [],
  };
  expect(await createCode(world, owner, code)).toMatchObject({ ok: true });
}
