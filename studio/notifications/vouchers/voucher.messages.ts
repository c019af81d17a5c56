export const en = {
  giftCard: {
    subject: (amount: string) => `Your gift card: ${amount}`,
    subjectFrom: (amount: string, giver: string) => `A gift card from ${giver}: ${amount}`,
    headline: 'A gift card for you',
    hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
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
    credits: (count: number, what: string, date: string) =>
      count === 1
        ? `You have 1 session left of ${what}. You can book it until ${date}.`
        : `You have ${count} sessions left of ${what}. You can book them until ${date}.`,
    giftCard: (amount: string, date: string) =>
      `There’s ${amount} left on your gift card. You can use it until ${date}.`,
    after: 'After that it can no longer be used.',
    book: 'Book a session',
  },
  credit: {
    subject: (count: number, what: string) =>
      count === 1 ? `A session for you: ${what}` : `${count} sessions for you: ${what}`,
    headline: 'A session is yours',
    lead: (count: number, what: string, coach: string) =>
      count === 1
        ? `${coach} has given you a session of ${what}. There’s nothing to pay.`
        : `${coach} has given you ${count} sessions of ${what}. There’s nothing to pay.`,
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
    hello: (name) => (name ? `Hej ${name}` : 'Hej'),
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
    credits: (count, what, date) =>
      count === 1
        ? `Du har 1 time tilbage af ${what}. Den skal bookes senest ${date}.`
        : `Du har ${count} timer tilbage af ${what}. De skal bookes senest ${date}.`,
    giftCard: (amount, date) => `Der er ${amount} tilbage på dit gavekort. Brug det senest ${date}.`,
    after: 'Derefter kan det ikke længere bruges.',
    book: 'Book en time',
  },
  credit: {
    subject: (count, what) => (count === 1 ? `En time til dig: ${what}` : `${count} timer til dig: ${what}`),
    headline: 'Du har fået en time',
    lead: (count, what, coach) =>
      count === 1
        ? `${coach} har givet dig en time: ${what}. Der er intet at betale.`
        : `${coach} har givet dig ${count} timer: ${what}. Der er intet at betale.`,
    use: 'Vælg et tidspunkt, når det passer dig.',
    book: 'Book en time',
    keepLink: 'Gem denne e-mail. Alle, der har linket, kan booke med det.',
  },
  validUntil: 'Gælder til',
};

export const voucherWords = { en, da };
