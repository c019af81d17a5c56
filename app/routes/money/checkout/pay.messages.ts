import { inBoth } from '#studio/shared/texts/in-both.ts';

export const payMessages = inBoth({
  buyNow: ['Buy Now', 'Køb nu'],
  useCode: ['Use a discount code or gift card', 'Brug en rabatkode eller et gavekort'],
  redirecting: ['Redirecting...', 'Sender dig videre...'],
  redirectingToPayment: ['Redirecting to payment...', 'Sender dig videre til betaling...'],
  testPayment: ['Test $1 Payment', 'Testbetaling på USD 1'],
  currency: ['Currency', 'Valuta'],
  from: ['from', 'fra'],
  unknownError: ['Unknown error', 'Ukendt fejl'],
  noPaymentUrl: ['Could not create payment session.', 'Vi kunne ikke starte betalingen.'],
  /** The specified sentences of the layer between browser and server, for calls that bring no sentence of their own. */
  notSent: ['Failed to send a request to the Edge Function', 'Forespørgslen kunne ikke sendes'],
  relay: ['Relay Error invoking the Edge Function', 'Forespørgslen nåede ikke frem'],
  notOk: ['Edge Function returned a non-2xx status code', 'Serveren svarede med en fejl'],
});
