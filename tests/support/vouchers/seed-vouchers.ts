import type { World } from '#platform/world.ts';
import { grantEntitlement } from '#studio/offers/entitlements/entitlements.store.ts';

/** A discount code, and a gift card of an order, with fixed ids; every text is `name` and `email`. */
export async function seedVouchers(
  world: World,
  given: { codeId: string; cardId: string; orderId: string; code: string; name: string; email: string },
): Promise<void> {
  const now = world.clock.now();
  const { codeId, cardId, orderId, code, name, email } = given;
  await world.db.transaction(async (tx) => {
    await tx
      .insertInto('discount_codes')
      .values({ id: codeId, code, percent: 15, valid_from: now, max_uses: 20, max_uses_per_person: 1 })
      .execute();
    const granted = {
      kind: 'gift-card',
      offerId: 'gift-card-1000',
      orderId,
      email,
      currency: 'DKK',
    } as const;
    const validUntil = now.add({ hours: 24 * 365 * 3 });
    const entitlementId = await grantEntitlement({ tx, now }, { ...granted, validUntil, amount: 100_000 });
    await tx
      .insertInto('gift_cards')
      .values({
        id: cardId,
        order_id: orderId,
        entitlement_id: entitlementId,
        recipient_name: name,
        recipient_email: email,
        message: name,
        is_single_purpose: false,
        deliver_at: now,
        delivered_at: now,
        created_at: now,
      })
      .execute();
  });
}
