import { inBoth } from '#studio/shared/texts/in-both.ts';

export const nextStepsMessages = inBoth({
  title: ['What happens next', 'Sådan går det videre'],
  pay: ['You pay on the next page.', 'Du betaler på næste side.'],
  reserve: [
    'On the next page we reserve the amount. Nothing is charged yet.',
    'På næste side reserverer vi beløbet. Intet bliver trukket endnu.',
  ],
  email: [
    'We email you a confirmation with a link to your order.',
    'Vi sender en bekræftelse med et link til din ordre.',
  ],
  stock: [
    'We pack your order, and charge the amount when we ship it.',
    'Vi pakker ordren og trækker beløbet, når vi sender den.',
  ],
  print: [
    'Your order is printed for you and sent to your address.',
    'Ordren bliver trykt til dig og sendt til din adresse.',
  ],
  acceptance: [
    'We read your application, and charge you only when we accept you.',
    'Vi læser din ansøgning og trækker først beløbet, når vi optager dig.',
  ],
  giftCard: [
    'We email the gift card on the day you choose.',
    'Vi sender gavekortet pr. e-mail den dag, du vælger.',
  ],
  booking: [
    'Open the file in the email to add the session to your calendar.',
    'Åbn filen i e-mailen, så står timen i din kalender.',
  ],
  seat: [
    'Your place is yours once the payment has gone through.',
    'Pladsen er din, når betalingen er gået igennem.',
  ],
  course: [
    'Your course opens straight away. Sign in with the same email address.',
    'Kurset åbner med det samme. Log ind med den samme e-mailadresse.',
  ],
  other: ['The email says what to do next.', 'E-mailen fortæller, hvad du skal gøre nu.'],
});
