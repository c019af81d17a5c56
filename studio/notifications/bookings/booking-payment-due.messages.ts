export const en = {
  subject: (date: string) => `Payment due: your session ${date}`,
  headline: 'We’re holding your session',
  lead: (coach: string, until: string) =>
    `${coach} is holding this time for you until ${until}. Use the button to pay and it’s yours; after that, it’s released.`,
  price: 'Price',
  button: 'See and pay',
};

export const da: typeof en = {
  subject: (date) => `Betal for din time ${date}`,
  headline: 'Din time er reserveret',
  lead: (coach, until) =>
    `${coach} har reserveret timen til dig indtil ${until}. Betal via knappen, så er den din. Efter fristen bliver den ledig igen.`,
  price: 'Pris',
  button: 'Se og betal',
};
