import { inBoth } from '#studio/shared/texts/in-both.ts';

export const checkoutPageMessages = inBoth({
  title: ['Checkout', 'Kassen'],
  headline: ['Your order', 'Din bestilling'],
  lead: [
    'Check your order, the price and your delivery address. You pay on the next page.',
    'Tjek varer, pris og levering. Du betaler på næste side.',
  ],
  leadWithoutParcel: [
    'Check your order and the price. You pay on the next page.',
    'Tjek din bestilling og prisen. Du betaler på næste side.',
  ],
  leadOnAcceptance: [
    'Check your order and the price. On the next page we reserve the amount; we charge you only when we accept you.',
    'Tjek din bestilling og prisen. På næste side reserverer din bank beløbet, og vi trækker det først, når vi optager dig.',
  ],
  leadOnDispatch: [
    'Check your order, the price and your delivery address. On the next page we reserve the amount; we charge you only when we ship.',
    'Tjek varer, pris og levering. På næste side reserverer din bank beløbet, og vi trækker det først, når vi sender.',
  ],
  notOffered: {
    headline: ['Choose another currency', 'Vælg en anden valuta'],
    lead: [
      'This isn’t sold in the currency you asked for. Nothing has been ordered.',
      'Det sælges ikke i den valuta, du har valgt. Intet er bestilt.',
    ],
    payIn: (currency: string) => [`Pay in ${currency}`, `Betal i ${currency}`],
  },
  you: ['Your details', 'Dine oplysninger'],
  name: ['Name', 'Navn'],
  email: ['Email', 'E-mail'],
  emailHint: [
    'We’ll send your order confirmation and receipt here.',
    'Hertil sender vi ordren, kvitteringen og linket til den.',
  ],
  delivery: ['Delivery address', 'Leveringsadresse'],
  street: ['Street and number', 'Vej og nummer'],
  postcode: ['Postcode', 'Postnummer'],
  city: ['Town or city', 'By'],
  country: ['Country', 'Land'],
  phone: ['Phone', 'Telefon'],
  optional: ['optional, for the carrier', 'valgfrit, til fragtfirmaet'],
  updateTotal: ['Update the delivery price', 'Opdater fragtprisen'],
  steps: {
    label: ['Steps', 'Trin'],
    order: ['Your order', 'Din bestilling'],
    payment: ['Payment', 'Betaling'],
    confirmation: ['Confirmation', 'Bekræftelse'],
  },
  what: ['Order summary', 'Det bestiller du'],
  when: ['When', 'Hvornår'],
  where: ['Where', 'Sted'],
  shipping: ['Delivery', 'Levering'],
  total: ['Total', 'I alt'],
  deliveryNotKnown: [
    'We can’t get a delivery price right now. Try again in a minute.',
    'Vi kan ikke hente fragtprisen lige nu. Prøv igen om et minut.',
  ],
  currency: ['Currency', 'Valuta'],
  terms: ['Terms of sale', 'Handelsbetingelser'],
  withdraw: ['Withdraw from contract here', 'Fortryd aftale her'],
  plan: (count: number, first: string, later: string) => [
    `Paid in ${count} monthly charges on the same card: ${first} now, then ${later} a month. Stops automatically after the last one.`,
    `Betales i ${count} månedlige rater på samme kort: ${first} nu og derefter ${later} om måneden. Betalingen stopper automatisk efter sidste rate.`,
  ],
  withdrawal: {
    goods: [
      'You can withdraw within 14 days after you’ve received the goods.',
      'Du kan fortryde købet inden for 14 dage, efter at du har fået varen.',
    ],
    service: ['You can withdraw within 14 days.', 'Du kan fortryde købet inden for 14 dage.'],
    credit: [
      'You can withdraw within 14 days; we charge for what you’ve used.',
      'Du kan fortryde købet inden for 14 dage. Du betaler for det, du har brugt.',
    ],
    digital: [
      'The right to withdraw within 14 days ends when you get access. Our 30-day satisfaction guarantee applies: ask for your money back on the order’s page.',
      'Fortrydelsesretten på 14 dage ophører, når du får adgang. Du har 30 dages tilfredshedsgaranti: Bed om pengene tilbage på ordrens side.',
    ],
    dated: [
      'The purchase is for a fixed date, so the statutory right to withdraw doesn’t apply.',
      'Købet gælder en bestemt dato og er ikke omfattet af lovens fortrydelsesret.',
    ],
    none: '',
  },
  orderAndPay: ['Order and pay', 'Bestil og betal'],
  order: ['Order', 'Bestil'],
  leadBooking: [
    'Check your session and the price. You pay on the next page.',
    'Tjek din time og prisen. Du betaler på næste side.',
  ],
  leadCovered: [
    'Check your order. There’s nothing more to pay.',
    'Tjek din bestilling. Der er ikke mere at betale.',
  ],
  session: ['Your session', 'Din time'],
  heldUntil: (time: string) => [
    `We’re holding this time for you until ${time}.`,
    `Tiden er reserveret til dig indtil kl. ${time}.`,
  ],
  sentTo: ['Confirmation to', 'Bekræftelse til'],
  codes: {
    title: ['Discount code or gift card', 'Rabatkode eller gavekort'],
    label: ['Code', 'Kode'],
    hint: [
      'One discount code and one gift card can be used together.',
      'Du kan bruge én rabatkode og ét gavekort sammen.',
    ],
    apply: ['Apply code', 'Brug koden'],
    empty: ['Please enter a code.', 'Skriv en kode.'],
    discount: (code: string) => [`Discount ${code}`, `Rabat ${code}`],
    giftCard: ['Gift card', 'Gavekort'],
    left: (amount: string, until: string) =>
      until
        ? [
            `${amount} stays on the gift card, valid until ${until}.`,
            `${amount} bliver på gavekortet. Det gælder til ${until}.`,
          ]
        : [`${amount} stays on the gift card.`, `${amount} bliver på gavekortet.`],
    used: ['The gift card is used up by this order.', 'Gavekortet bliver brugt helt op.'],
    due: ['To pay', 'At betale'],
    pay: (amount: string) => [`Pay ${amount}`, `Betal ${amount}`],
    removeDiscount: (code: string) => [`Remove ${code}`, `Fjern ${code}`],
    removeGiftCard: ['Remove the gift card', 'Fjern gavekortet'],
  },
  gift: {
    title: ['Who is it for?', 'Hvem skal have det?'],
    recipientName: ['Recipient’s name', 'Modtagerens navn'],
    recipientEmail: ['Recipient’s email', 'Modtagerens e-mail'],
    recipientHint: [
      'We email the code here. Leave it empty to receive it yourself.',
      'Hertil sender vi koden. Lad feltet være tomt, hvis du selv vil have den.',
    ],
    message: ['Message', 'Hilsen'],
    deliverOn: ['Send on', 'Afsendelsesdato'],
    deliverHint: [
      'Empty: right after payment. At most a year from today.',
      'Tomt: straks efter betalingen. Højst et år frem.',
    ],
    optional: ['optional', 'valgfrit'],
  },
  redirecting: ['Redirecting to payment...', 'Sender dig videre til betaling...'],
  closed: ['Payments open soon', 'Betaling er snart mulig'],
  problem: ['Order not placed', 'Intet er bestilt endnu'],
  notSent: [
    'We couldn’t place your order. You haven’t been charged, and everything you typed is still here. Please try again.',
    'Bestillingen kunne ikke sendes. Intet er bestilt, og det, du skrev, er her stadig. Prøv igen.',
  ],
  twoParcels: {
    title: ['Two parcels', 'To pakker'],
    stock: [
      'We ship this part ourselves and charge your card when it leaves. The made-to-order part is a separate order, which comes next.',
      'Disse varer sender vi selv, og beløbet trækkes, når de er på vej. De varer, der fremstilles på bestilling, kommer bagefter som en særskilt ordre.',
    ],
    print: [
      'This part is made to order and paid for now. The part we ship from stock is a separate order.',
      'Disse varer fremstilles på bestilling og betales nu. Lagervarerne er en særskilt ordre.',
    ],
    other: {
      stock: ['Order the in-stock part first', 'Bestil lagervarerne først'],
      print: ['Order the part made to order first', 'Bestil de trykte varer først'],
    },
  },
  toCart: ['Change the cart', 'Ret kurven'],
});

export type CheckoutPageWords = (typeof checkoutPageMessages)['en'];
