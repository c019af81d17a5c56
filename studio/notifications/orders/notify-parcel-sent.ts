import { readBranding } from '#studio/email/branding.queries.ts';
import { queueEmail } from '#studio/email/queue-email.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { orderFactsOf } from './order.queries.ts';
import { parcelSent } from './parcel-sent.ts';

/** Two years: the time limit for complaints about defects (købeloven § 83). */
const linkHours = 24 * 730;

/** One email with tracking per shipment. */
export const notifyParcelSent: DomainEventHandler<'parcel.sent'> = async (
  world,
  tx,
  { orderId, ...shipment },
) => {
  const { order, lines } = await orderFactsOf(tx, orderId);
  if (!order.email) return;
  const token = await makeSecretLink(tx, {
    purpose: 'order',
    subjectId: orderId,
    expiresAt: world.clock.now().add({ hours: linkHours }),
  });
  const prefix = order.language === 'da' ? '/da' : '';
  const printed = lines.filter((line) => line.kind === 'print-goods');
  const content = parcelSent({
    branding: await readBranding(tx, world.settings),
    language: order.language,
    name: order.name,
    orderNumber: order.number,
    description: printed.map((line) => line.description).join(', '),
    amount: { amountMinor: order.total_minor, currency: order.currency },
    tracking: { carrier: shipment.carrier, number: shipment.trackingNumber, url: shipment.trackingUrl },
    orderUrl: `${world.settings.siteUrl}${prefix}/orders/${token}`,
  });
  await queueEmail(world, tx, {
    ...content,
    kind: 'parcel-sent',
    language: order.language,
    to: order.email,
    dedupeKey: `parcel-sent:${orderId}:${shipment.shipmentId}`,
  });
};
