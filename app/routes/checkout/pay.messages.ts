/** Payment buttons and what they say while and after they work. */
export const en = {
  buyNow: 'Buy Now',
  redirecting: 'Redirecting...',
  redirectingToPayment: 'Redirecting to payment...',
  testPayment: 'Test $1 Payment',
  currency: 'Currency',
  from: 'from',
  unknownError: 'Unknown error',
  noPaymentUrl: 'Could not create payment session.',
};

export const da: typeof en = {
  buyNow: 'Køb nu',
  redirecting: 'Sender dig videre...',
  redirectingToPayment: 'Sender dig videre til betaling...',
  testPayment: 'Test betaling på $1',
  currency: 'Valuta',
  from: 'fra',
  unknownError: 'Ukendt fejl',
  noPaymentUrl: 'Betalingen kunne ikke oprettes.',
};

export const payMessages = { en, da };
