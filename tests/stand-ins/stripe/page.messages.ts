import { inBoth } from '#studio/shared/texts/in-both.ts';

export const pageMessages = inBoth({
  title: ['Stripe stand-in', 'Stand-in for Stripe'],
  pay: ['Pay', 'Betal'],
  payWithAction: ['Pay with 3-D Secure', 'Betal med 3-D Secure'],
  decline: ['Pay with a card that is declined', 'Betal med et kort, der afvises'],
  back: ['Back', 'Tilbage'],
  declined: ['Your card was declined.', 'Dit kort blev afvist.'],
  closed: ['This payment page is closed.', 'Denne betalingsside er lukket.'],
  action: ['Your bank asks: approve this payment?', 'Din bank spørger: vil du godkende betalingen?'],
  approve: ['Approve', 'Godkend'],
  refuse: ['Refuse', 'Afvis'],
  email: ['Email', 'E-mail'],
  name: ['Name', 'Navn'],
});
