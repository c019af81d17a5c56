import { readBranding } from '#studio/email/branding.queries.ts';
import { button, type EmailContent, facts, small, text } from '#studio/email/email-content.ts';
import { queueEmail } from '#studio/email/queue-email.ts';
import { renderEmail } from '#studio/email/render-email.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import type { Language } from '#studio/shared/language.ts';
import { pageAddress } from '#studio/shared/language.ts';
import { bookingWords } from '../bookings/booking-email.ts';
import { orderFactsOf } from './order.queries.ts';
import type { OrderMail } from './order-email.ts';

interface ParcelSent extends OrderMail {
  tracking: { carrier: string; number: string; url: string | null };
  orderUrl: string;
}

const en = {
  subject: (number: string) => `From the printer, on its way: order ${number}`,
  headline: 'It is on its way',
  lead: (what: string) => `${what} has left the printer.`,
  order: 'Order',
  carrier: 'Carrier',
  number: 'Tracking number',
  track: 'Follow the parcel',
  open: 'Open the order',
  parts: 'Items made to order may come in several parcels. We email you about each one.',
  withdrawal: 'You can withdraw from the purchase within 14 days after you have received it.',
};

const da: typeof en = {
  subject: (number) => `På vej fra trykkeriet: ordre ${number}`,
  headline: 'Den er på vej',
  lead: (what) => `${what} har forladt trykkeriet.`,
  order: 'Ordre',
  carrier: 'Fragt',
  number: 'Pakkenummer',
  track: 'Følg pakken',
  open: 'Åbn ordren',
  parts: 'Varer, der fremstilles på bestilling, kan komme i flere pakker. Du får en e-mail om hver.',
  withdrawal: 'Du kan fortryde købet inden for 14 dage, efter at du har fået den.',
};

const words: Record<Language, typeof en> = { en, da };

export function parcelSent(mail: ParcelSent): EmailContent {
  const { language, branding, tracking } = mail;
  const say = words[language];
  return renderEmail({
    branding,
    language,
    subject: say.subject(mail.orderNumber),
    headline: say.headline,
    blocks: [
      text(bookingWords[language].hello(mail.name)),
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
  const printed = lines.filter((line) => line.kind === 'print-goods');
  const content = parcelSent({
    branding: await readBranding(tx, world.settings),
    language: order.language,
    name: order.name,
    orderNumber: order.number,
    description: printed.map((line) => line.description).join(', '),
    amount: { amountMinor: order.total_minor, currency: order.currency },
    tracking: { carrier: shipment.carrier, number: shipment.trackingNumber, url: shipment.trackingUrl },
    orderUrl: world.settings.siteUrl + pageAddress(`/orders/${token}`, order.language),
  });
  await queueEmail(world, tx, {
    ...content,
    kind: 'parcel-sent',
    language: order.language,
    to: order.email,
    dedupeKey: `parcel-sent:${orderId}:${shipment.shipmentId}`,
  });
};
