export const en = {
  title: 'Stripe stand-in',
  pay: 'Pay',
  payWithAction: 'Pay with 3-D Secure',
  decline: 'Pay with a card that is declined',
  back: 'Back',
  declined: 'Your card was declined.',
  closed: 'This payment page is closed.',
  action: 'Your bank asks: approve this payment?',
  approve: 'Approve',
  refuse: 'Refuse',
  email: 'Email',
  name: 'Name',
};

export const da: typeof en = {
  title: 'Stand-in for Stripe',
  pay: 'Betal',
  payWithAction: 'Betal med 3-D Secure',
  decline: 'Betal med et kort, der afvises',
  back: 'Tilbage',
  declined: 'Dit kort blev afvist.',
  closed: 'Denne betalingsside er lukket.',
  action: 'Din bank spørger: vil du godkende betalingen?',
  approve: 'Godkend',
  refuse: 'Afvis',
  email: 'E-mail',
  name: 'Navn',
};
