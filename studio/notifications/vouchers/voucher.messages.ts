export const en = {
  giftCard: {
    subject: (amount: string) => `Your gift card: ${amount}`,
    subjectFrom: (amount: string, giver: string) => `A gift card from ${giver}: ${amount}`,
    headline: 'A gift card for you',
    leadFrom: (giver: string, amount: string, studio: string) =>
      `${giver} has given you a gift card of ${amount} for ${studio}.`,
    lead: (amount: string, studio: string) => `This is your gift card of ${amount} for ${studio}.`,
    code: 'Code',
    value: 'Value',
    use: 'Enter the code when you pay for a session, a course or anything else on our website. You don’t have to use the whole amount at once: the rest stays on the card.',
    keep: 'Keep this email. The code is shown only here, and anyone who has it can use the card.',
    book: 'Book a session',
  },
  expiring: {
    subject: (what: string, date: string) => `${what}: use it by ${date}`,
    headline: 'Still yours to use',
    credit: (what: string, date: string) =>
      `You have 1 session left of ${what}. You can book it until ${date}.`,
    credits: (count: number, what: string, date: string) =>
      `You have ${count} sessions left of ${what}. You can book them until ${date}.`,
    giftCard: (amount: string, date: string) =>
      `There’s ${amount} left on your gift card. You can use it until ${date}.`,
    after: 'After that it can no longer be used.',
    book: 'Book a session',
  },
  credit: {
    subject: (what: string) => `A session for you: ${what}`,
    subjectMany: (count: number, what: string) => `${count} sessions for you: ${what}`,
    headline: 'A session is yours',
    lead: (what: string, coach: string) =>
      `${coach} has given you a session of ${what}. There’s nothing to pay.`,
    leadMany: (count: number, what: string, coach: string) =>
      `${coach} has given you ${count} sessions of ${what}. There’s nothing to pay.`,
    use: 'Choose a time whenever it suits you.',
    book: 'Book a session',
    keepLink: 'Keep this email. Anyone who has the link can book with it.',
  },
  validUntil: 'Valid until',
};

export const da: typeof en = {
  giftCard: {
    subject: (amount) => `Dit gavekort: ${amount}`,
    subjectFrom: (amount, giver) => `Et gavekort fra ${giver}: ${amount}`,
    headline: 'Et gavekort til dig',
    leadFrom: (giver, amount, studio) => `${giver} har givet dig et gavekort på ${amount} til ${studio}.`,
    lead: (amount, studio) => `Her er dit gavekort på ${amount} til ${studio}.`,
    code: 'Kode',
    value: 'Værdi',
    use: 'Skriv koden, når du betaler for en time, et kursus eller noget andet på vores hjemmeside. Du behøver ikke bruge hele beløbet på én gang. Resten bliver på kortet.',
    keep: 'Gem denne e-mail. Koden vises kun her, og alle, der har den, kan bruge kortet.',
    book: 'Book en time',
  },
  expiring: {
    subject: (what, date) => `${what}: brug det senest ${date}`,
    headline: 'Du kan stadig nå det',
    credit: (what, date) => `Du har 1 time tilbage af ${what}. Den skal bookes senest ${date}.`,
    credits: (count, what, date) =>
      `Du har ${count} timer tilbage af ${what}. De skal bookes senest ${date}.`,
    giftCard: (amount, date) => `Der er ${amount} tilbage på dit gavekort. Brug det senest ${date}.`,
    after: 'Derefter kan det ikke længere bruges.',
    book: 'Book en time',
  },
  credit: {
    subject: (what) => `En time til dig: ${what}`,
    subjectMany: (count, what) => `${count} timer til dig: ${what}`,
    headline: 'Du har fået en time',
    lead: (what, coach) => `${coach} har givet dig en time: ${what}. Der er intet at betale.`,
    leadMany: (count, what, coach) =>
      `${coach} har givet dig ${count} timer: ${what}. Der er intet at betale.`,
    use: 'Vælg et tidspunkt, når det passer dig.',
    book: 'Book en time',
    keepLink: 'Gem denne e-mail. Alle, der har linket, kan booke med det.',
  },
  validUntil: 'Gælder til',
};
