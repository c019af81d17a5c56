import { expect } from 'vitest';
import type { World } from '#platform/world.ts';
import { createCode } from '#studio/offers/discounts/create-code.ts';
import { owner } from '../who.ts';

/** SPRING-25 takes a quarter off everything. */
export async function createSpringCode(world: World): Promise<void> {
  return createPercentCode(world, { code: 'spring-25', percent: '25' });
}

export async function createPercentCode(
  world: World,
  given: { code: string; percent: string },
): Promise<void> {
  const code = {
    ...given,
    value: 'percent',
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
