import { button, type EmailContent, facts, small, text } from '#studio/email/email-content.ts';
import { renderEmail } from '#studio/email/render-email.ts';
import type { Language } from '#studio/shared/language.ts';
import { bookingWords } from '../bookings/booking-email.ts';
import type { OrderMail } from './order-email.ts';

export interface ParcelSent extends OrderMail {
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
  parts: 'What is made on order may come in several parcels; each is told in a mail of its own.',
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
  parts: 'Det, der laves på bestilling, kan komme i flere pakker; hver får sin egen mail.',
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
