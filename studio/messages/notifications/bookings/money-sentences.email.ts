import { defineTexts } from '#studio/shared/email/edited-texts.ts';
import { defineTextPage } from '../define-email.ts';

export const moneySentences = defineTextPage({
  key: 'money-sentences',
  group: 'general',
  title: ['What happens to a payment', 'Hvad der sker med en betaling'],
  examples: ['bookingCancelled', 'applicationDeclined'],
  stored: 'money',
  texts: {
    refunded: [
      'We’re refunding {amount} to the card or wallet you paid with. Banks can take up to five business days to show it.',
      'Du får {amount} tilbage på det kort eller den mobilbetaling, du betalte med. Der kan gå op til fem bankdage, før du kan se beløbet.',
    ],
    refundedToGiftCard: [
      '{amount} is back on your gift card. Its code stays the same.',
      '{amount} står igen på dit gavekort. Koden er den samme.',
    ],
    refundedManually: [
      'The studio refunds you directly the {amount} you paid at the session.',
      '{amount}, som du betalte ved timen, får du tilbage direkte fra studiet.',
    ],
    voided: [
      '{amount} was only reserved, and we’ve released it. You haven’t been charged.',
      '{amount} var kun reserveret, og reservationen er annulleret. Vi har ikke trukket penge.',
    ],
    creditReturned: [
      'Your session credit is available again: use the link you booked with.',
      'Du har fået dit klip tilbage. Linket, du bookede med, virker stadig.',
    ],
    creditKept: [
      'The session counts as used, because it was cancelled too late to return the credit.',
      'Dit klip er brugt, fordi timen blev aflyst for sent.',
    ],
    kept: [
      '{amount} can’t be refunded, because the session was cancelled too late.',
      'Vi betaler ikke {amount} tilbage, fordi timen blev aflyst for sent.',
    ],
    nothingPaid: [
      'You hadn’t paid anything, so there’s nothing to refund.',
      'Du havde ikke betalt noget, så der er ikke noget at betale tilbage.',
    ],
    feeAgreed: [
      'You hadn’t paid anything. As agreed when you booked, we may charge {amount} because the session was cancelled too late. If we do, you get an invoice by email.',
      'Du havde ikke betalt noget. Som aftalt ved bookingen kan vi opkræve {amount}, fordi timen blev aflyst for sent. Gør vi det, får du en faktura på e-mail.',
    ],
    newTime: [
      'You choose: another time or a refund. If we don’t hear from you within 14 days, we refund you.',
      'Du vælger: en anden tid eller pengene tilbage. Hører vi ikke fra dig inden 14 dage, får du pengene tilbage.',
    ],
    invoiceCancelled: [
      'Invoice {number} is cancelled, so there’s nothing to pay.',
      'Faktura {number} er annulleret, så der er ikke noget at betale.',
    ],
    invoiceDue: [
      'Invoice {number} is still to be paid, because the session was cancelled too late.',
      'Faktura {number} skal stadig betales, fordi timen blev aflyst for sent.',
    ],
  },
});

const labels = {
  refunded: ['{amount} is refunded', '{amount} betales tilbage'],
  refundedToGiftCard: ['{amount} is refunded to the gift card', '{amount} føres tilbage til gavekortet'],
  refundedManually: [
    'You refund {amount}, paid at the session, yourself',
    '{amount}, betalt ved timen, skal du selv betale tilbage',
  ],
  voided: ['The reservation of {amount} is released', 'Reservationen på {amount} er annulleret'],
  creditReturned: ['The session credit is returned', 'Klippet er givet tilbage'],
  creditKept: ['The session credit is used up', 'Klippet er brugt'],
  kept: ['{amount} is not refunded', '{amount} betales ikke tilbage'],
  feeAgreed: [
    'Nothing had been paid. You can charge the agreed fee of {amount} on the booking',
    'Der var ikke betalt noget. Du kan opkræve det aftalte gebyr på {amount} på bookingen',
  ],
  newTime: [
    'Another time or a refund: the student chooses',
    'En anden tid eller pengene tilbage efter elevens valg',
  ],
  nothingPaid: ['Nothing had been paid', 'Der var ikke betalt noget'],
  invoiceCancelled: ['Invoice {number} is cancelled', 'Faktura {number} er annulleret'],
  invoiceDue: ['Invoice {number} is still to be paid', 'Faktura {number} skal stadig betales'],
} as const;

export const moneyToOwner = defineTexts('', labels);
