import type { Tx } from '#platform/db/database.ts';
import type { PrintShipment } from '#platform/print/print.ts';
import type { World } from '#platform/world.ts';
import { readBranding } from '#studio/email/branding.queries.ts';
import { queueEmail } from '#studio/email/queue-email.ts';
import { orderFactsOf } from '#studio/notifications/orders/order.queries.ts';
import { parcelSent } from '#studio/notifications/orders/parcel-sent.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';

/** Two years: the time limit for complaints about defects (købeloven § 83). */
const linkHours = 24 * 730;

/** One email with tracking per shipment. */
export async function notifyParcelSent(
  world: World,
  tx: Tx,
  orderId: string,
  shipment: Pick<PrintShipment, 'id' | 'carrier' | 'trackingNumber' | 'trackingUrl'>,
): Promise<void> {
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
    dedupeKey: `parcel-sent:${orderId}:${shipment.id}`,
  });
}
