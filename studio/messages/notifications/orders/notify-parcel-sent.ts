import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import { button, type EmailContent, facts, small, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { pageAddress } from '#studio/shared/language.ts';
import { parcelTexts } from '../texts/order-texts.ts';
import { orderFactsOf } from './order.queries.ts';
import type { OrderMail } from './order-email.ts';

interface ParcelSent extends OrderMail {
  tracking: { carrier: string; number: string; url: string | null };
  orderUrl: string;
}

export function parcelSent(mail: ParcelSent): EmailContent {
  const { language, branding, tracking } = mail;
  const say = parcelTexts.of(mail);
  return renderEmail({
    branding,
    language,
    subject: say.subject(mail.orderNumber),
    headline: say.headline,
    blocks: [
      greeting(mail, mail.name),
      text(say.lead(mail.description)),
      facts(
        tracking.carrier ? [say.carrier, tracking.carrier] : null,
        tracking.number ? [say.number, tracking.number] : null,
        [say.order, mail.orderNumber],
      ),
      ...(tracking.url ? [button(say.track, tracking.url)] : []),
      { kind: 'links', items: [{ label: say.open, href: mail.orderUrl }] },
      text(say.withdrawal),
      small(say.parts),
    ],
  });
}

/** Two years: the time limit for complaints about defects (købeloven § 83). */
const linkHours = 24 * 730;

/** One email with tracking per shipment. */
export const notifyParcelSent: DomainEventHandler<'parcel.sent'> = async (c, { orderId, ...shipment }) => {
  const { order, lines } = await orderFactsOf(c.tx, orderId);
  if (!order.email) return;
  const token = await makeSecretLink(c.tx, {
    purpose: 'order',
    subjectId: orderId,
    expiresAt: c.now.add({ hours: linkHours }),
  });
  const printed = lines.filter((line) => line.kind === 'print-goods');
  const content = parcelSent({
    branding: await readBranding(c.tx, c.world.settings),
    language: order.language,
    name: order.name,
    orderNumber: order.number,
    description: printed.map((line) => line.description).join(', '),
    amount: { amountMinor: order.total_minor, currency: order.currency },
    tracking: { carrier: shipment.carrier, number: shipment.trackingNumber, url: shipment.trackingUrl },
    orderUrl: c.world.settings.siteUrl + pageAddress(`/orders/${token}`, order.language),
  });
  await queueEmail(c, {
    ...content,
    kind: 'parcel-sent',
    language: order.language,
    to: order.email,
    dedupeKey: `parcel-sent:${orderId}:${shipment.shipmentId}`,
  });
};
