import { z } from 'zod';
import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { lockEntitlement } from '#studio/offers/entitlements/entitlements.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { isEmailAddress, withAsciiDomain } from '#studio/shared/email-address.ts';
import { type EventHandler, publish } from '#studio/shared/events.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import { type May, system } from '#studio/shared/who.ts';
import { newGiftCardCode } from './gift-card.ts';
import { lockGiftCard, lockGiftCardOf, setGiftCardCode } from './gift-cards.store.ts';

/** Creates the code and queues its email, on the date the buyer chose. Idempotent. */
export async function deliverGiftCard(world: World, giftCardId: string): Promise<void> {
  await change(world, system, async (c) => {
    const card = await lockGiftCard(c.tx, giftCardId);
    if (!card || card.delivered_at || Temporal.Instant.compare(card.deliver_at, c.now) > 0) return;
    if (!(await hasBalance(c.tx, card.entitlement_id))) return;
    await sendCode(c, { id: card.id });
  });
}

/** The buyer corrected the address: a card that was sent there gets a new code, sent to the right one. */
export const sendToCorrectedEmail: EventHandler<{ orderId: string }> = async (c, { orderId }) => {
  const card = await lockGiftCardOf(c.tx, orderId);
  if (!card?.delivered_at || card.recipient_email !== '') return;
  if (await hasBalance(c.tx, card.entitlement_id)) await sendCode(c, { id: card.id });
};

export type SendGiftCardOutcome =
  | { ok: true }
  | { ok: false; refusal: 'not-found' | 'bad-email' | 'nothing-left' };

/** The owner sends the card again, if needed to another address. The former code is no longer valid. */
export async function sendGiftCardAgain(
  world: World,
  who: May<'catalogue'>,
  input: { giftCardId: string; email: string; once?: string | null },
): Promise<SendGiftCardOutcome> {
  const { giftCardId, once } = input;
  if (!z.guid().safeParse(giftCardId).success) {
    return { ok: false, refusal: 'not-found' };
  }
  const email = withAsciiDomain(input.email.trim());
  if (!isEmailAddress(email)) return { ok: false, refusal: 'bad-email' };
  return change(world, who, async (c): Promise<SendGiftCardOutcome> => {
    const card = await lockGiftCard(c.tx, giftCardId);
    if (!card?.entitlement_id) return { ok: false, refusal: 'not-found' };
    if (!(await hasBalance(c.tx, card.entitlement_id))) return { ok: false, refusal: 'nothing-left' };
    await runOnce(c.tx, {
      key: once,
      at: c.now,
      make: async () => {
        await sendCode(c, { id: card.id, recipientEmail: email });
        const subject = `order:${card.order_id}`;
        await audit(c, { action: 'gift-card.sent-again', subject });
        return card.id;
      },
    });
    return { ok: true };
  });
}

async function hasBalance(tx: Tx, entitlementId: string | null): Promise<boolean> {
  const entitlement = entitlementId && (await lockEntitlement(tx, entitlementId));
  return Boolean(entitlement && entitlement.balance > 0);
}

async function sendCode(c: Change, card: { id: string; recipientEmail?: string }): Promise<void> {
  const code = newGiftCardCode();
  await setGiftCardCode(c, { ...card, code });
  await publish(c, { type: 'gift-card.delivered', giftCardId: card.id, code });
}
