const en = {
  title: 'What happens next',
  pay: 'You pay on the next page.',
  reserve: 'On the next page we reserve the amount. Nothing is charged yet.',
  email: 'We email you a confirmation with a link to your order.',
  stock: 'We pack your order, and charge the amount when we ship it.',
  print: 'Your order is printed for you and sent to your address.',
  acceptance: 'We read your application, and charge you only when we accept you.',
  giftCard: 'We email the gift card on the day you choose.',
  booking: 'The session is in your calendar with one click on the file in the email.',
  seat: 'Your place is yours once the payment has gone through.',
  course: 'Your course opens straight away. Sign in with the same email address.',
  other: 'The email says what to do next.',
};

const da: typeof en = {
  title: 'Sådan går det videre',
  pay: 'Du betaler på næste side.',
  reserve: 'På næste side reserverer vi beløbet. Intet bliver trukket endnu.',
  email: 'Vi sender en bekræftelse med et link til din ordre.',
  stock: 'Vi pakker ordren og trækker beløbet, når vi sender den.',
  print: 'Ordren bliver trykt til dig og sendt til din adresse.',
  acceptance: 'Vi læser din ansøgning og trækker først beløbet, når vi optager dig.',
  giftCard: 'Vi sender gavekortet pr. e-mail den dag, du vælger.',
  booking: 'Timen kommer i din kalender med et klik på filen i e-mailen.',
  seat: 'Pladsen er din, når betalingen er gået igennem.',
  course: 'Kurset åbner med det samme. Log ind med den samme e-mailadresse.',
  other: 'E-mailen fortæller, hvad du skal gøre nu.',
};

export const nextStepsMessages = { en, da };
