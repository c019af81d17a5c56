export const en = {
  subject: (date: string) => `To pay: your session ${date}`,
  headline: 'Your hour is kept for you',
  lead: (coach: string, until: string) =>
    `${coach} keeps this hour for you until ${until}. Pay by the button and it is yours; after that it is free again.`,
  price: 'Price',
  button: 'See and pay',
};

export const da: typeof en = {
  subject: (date) => `Til betaling: din time ${date}`,
  headline: 'Din time er reserveret',
  lead: (coach, until) =>
    `${coach} har reserveret timen til dig indtil ${until}. Betal med knappen, så er den din; derefter er den ledig igen.`,
  price: 'Pris',
  button: 'Se og betal',
};
