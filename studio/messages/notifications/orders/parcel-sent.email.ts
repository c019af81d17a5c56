import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { siteAddress } from '#studio/shared/email/branding.ts';
import { button, facts, links, small, text } from '#studio/shared/email/email-content.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import { defineEmail } from '../define-email.ts';
import { exampleLink, exampleOrder } from '../example.ts';
import { orderFactsOf } from './order.queries.ts';

/** Two years: the time limit for complaints about defects (købeloven § 83). */
const linkHours = 24 * 730;

export const parcelSent = defineEmail({
  key: 'parcel-sent',
  group: 'orders',
  title: ['Parcel from the printer', 'Pakke fra trykkeriet'],
  on: 'parcel.sent',
  stored: 'parcel',
  texts: {
    subject: ['From the printer, on its way: order {number}', 'På vej fra trykkeriet: ordre {number}'],
    headline: ['It’s on its way', 'Din pakke er på vej'],
    lead: ['Shipped from the printer: {items}.', 'Sendt fra trykkeriet: {items}.'],
    track: ['Track your parcel', 'Følg pakken'],
    open: ['See your order', 'Se din ordre'],
    parts: [
      'Items made to order may come in several parcels. We email you about each one.',
      'Varer, der fremstilles på bestilling, kan komme i flere pakker. Du får en e-mail om hver.',
    ],
  },
  labels: {
    order: common.order,
    carrier: ['Carrier', 'Fragtfirma'],
    number: ['Tracking number', 'Sporingsnummer'],
    withdrawal: [
      'You can withdraw from the purchase within 14 days of receiving the goods.',
      'Du kan fortryde købet inden for 14 dage, efter at du har fået varen.',
    ],
  },
  read: async (c, { orderId, ...shipment }) => {
    const { order, lines } = await orderFactsOf(c.tx, orderId);
    if (!order.email) return null;
    const expiresAt = c.now.add({ hours: linkHours });
    const token = await makeSecretLink(c.tx, { purpose: 'order', subjectId: orderId, expiresAt });
    const printed = lines.filter((line) => line.kind === 'print-goods');
    return {
      to: order.email,
      language: order.language,
      dedupeKey: `parcel-sent:${orderId}:${shipment.shipmentId}`,
      name: order.name,
      orderNumber: order.number,
      description: printed.map((line) => line.description).join(', '),
      tracking: {
        carrier: shipment.carrier,
        number: shipment.trackingNumber,
        url: shipment.trackingUrl,
      },
      orderUrl: siteAddress(c.world.settings, `/orders/${token}`, order.language),
    };
  },
  content: ({ words, labels, greet, tracking, ...mail }) => ({
    subject: words.subject({ number: mail.orderNumber }),
    blocks: [
      greet(mail.name),
      text(words.lead({ items: mail.description })),
      facts(
        tracking.carrier ? [labels.carrier, tracking.carrier] : null,
        tracking.number ? [labels.number, tracking.number] : null,
        [labels.order, mail.orderNumber],
      ),
      tracking.url && button(words.track, tracking.url),
      links({ label: words.open, href: mail.orderUrl }),
      text(labels.withdrawal),
      small(words.parts),
    ],
  }),
  examples: {
    parcelSent: (example) => ({
      ...exampleOrder(example),
      tracking: { carrier: 'PostNord', number: 'PN1', url: 'https://track.example/PN1' },
      orderUrl: exampleLink(example, '/orders'),
    }),
  },
});
