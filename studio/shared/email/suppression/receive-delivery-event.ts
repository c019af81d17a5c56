import type { Tx } from '#platform/db/database.ts';
import { isSignedByMailgun } from '#platform/mail/mailgun-signature.ts';
import type { World } from '#platform/world.ts';
import { isEmailAddress } from '#studio/shared/email-address.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import { hashToken } from '#studio/shared/secret-token.ts';
import { deliveryEventInput, detailOf, messageIdOf, suppressionReason } from './delivery-event.ts';
import { sentEmail } from './suppressions.queries.ts';
import { insertSuppression, markBounced } from './suppressions.store.ts';

export type DeliveryEventOutcome = 'forged' | 'malformed' | 'ignored' | 'suppressed' | 'noted';

/**
 * Suppresses the address of an email that we sent and that bounced for good or was reported as spam. Idempotent; a token
 * of Mailgun is accepted for one event. Events about other emails of the account are ignored. 'noted': the owner's own
 * address, which is never suppressed.
 */
export async function receiveDeliveryEvent(world: World, given: unknown): Promise<DeliveryEventOutcome> {
  const { inboundEmail } = world.settings;
  const read = deliveryEventInput.safeParse(given);
  if (!read.success) return 'malformed';
  const now = world.clock.now();
  const { signature, 'event-data': event } = read.data;
  if (!inboundEmail || !isSignedByMailgun(signature, inboundEmail.signingKey, now)) return 'forged';
  const reason = suppressionReason(event);
  const messageId = messageIdOf(event);
  const recipient = event.recipient?.trim() ?? '';
  if (!reason || !messageId || !isEmailAddress(recipient)) return 'ignored';
  return world.db.transaction(async (tx) => {
    const content = hashToken(`${messageId} ${recipient} ${reason}`);
    let outcome: DeliveryEventOutcome = 'ignored';
    const make = async () => {
      outcome = await apply(tx, { messageId, recipient, reason, detail: detailOf(event), now });
      return content;
    };
    const used = await runOnce(tx, { key: `mailgun:${signature.token}`, at: now, make });
    return used === content ? outcome : 'forged';
  });
}

interface Bounce {
  messageId: string;
  recipient: string;
  reason: 'bounced' | 'complained';
  detail: string;
  now: Temporal.Instant;
}

async function apply(tx: Tx, { messageId, recipient, now, ...why }: Bounce): Promise<DeliveryEventOutcome> {
  const email = await sentEmail(tx, { messageId, recipient });
  if (!email) return 'ignored';
  if (why.reason === 'bounced') await markBounced(tx, email.id, now);
  if (email.isOwner) return 'noted';
  await insertSuppression(tx, { email: recipient, ...why }, now);
  return 'suppressed';
}
