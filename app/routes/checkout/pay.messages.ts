/** Payment buttons and what they say while and after they work. */
export const en = {
  buyNow: 'Buy Now',
  useCode: 'Use a discount code or gift card',
  redirecting: 'Redirecting...',
  redirectingToPayment: 'Redirecting to payment...',
  testPayment: 'Test $1 Payment',
  currency: 'Currency',
  from: 'from',
  unknownError: 'Unknown error',
  noPaymentUrl: 'Could not create payment session.',
  /** The specified sentences of the layer between browser and server, for calls that bring no sentence of their own. */
  notSent: 'Failed to send a request to the Edge Function',
  relay: 'Relay Error invoking the Edge Function',
  notOk: 'Edge Function returned a non-2xx status code',
};

export const da: typeof en = {
  buyNow: 'Køb nu',
  useCode: 'Brug en rabatkode eller et gavekort',
  redirecting: 'Sender dig videre...',
  redirectingToPayment: 'Sender dig videre til betaling...',
  testPayment: 'Testbetaling på 1 $',
  currency: 'Valuta',
  from: 'fra',
  unknownError: 'Ukendt fejl',
  noPaymentUrl: 'Vi kunne ikke starte betalingen.',
  notSent: 'Forespørgslen kunne ikke sendes',
  relay: 'Forespørgslen nåede ikke frem',
  notOk: 'Serveren svarede med en fejl',
};

export const payMessages = { en, da };
