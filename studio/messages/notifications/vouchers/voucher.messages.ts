import { inBoth } from '#studio/shared/texts/in-both.ts';

export const voucherMessages = inBoth({
  giftCard: {
    subject: (amount: string) => [`Your gift card: ${amount}`, `Dit gavekort: ${amount}`],
    subjectFrom: (amount: string, giver: string) => [
      `A gift card from ${giver}: ${amount}`,
      `Et gavekort fra ${giver}: ${amount}`,
    ],
    headline: ['A gift card for you', 'Et gavekort til dig'],
    leadFrom: (giver: string, amount: string, studio: string) => [
      `${giver} has given you a gift card of ${amount} for ${studio}.`,
      `${giver} har givet dig et gavekort på ${amount} til ${studio}.`,
    ],
    lead: (amount: string, studio: string) => [
      `This is your gift card of ${amount} for ${studio}.`,
      `Her er dit gavekort på ${amount} til ${studio}.`,
    ],
    code: ['Code', 'Kode'],
    value: ['Value', 'Værdi'],
    use: [
      'Enter the code when you pay for a session, a course or anything else on our website. You don’t have to use the whole amount at once: the rest stays on the card.',
      'Skriv koden, når du betaler for en time, et kursus eller noget andet på vores hjemmeside. Du behøver ikke bruge hele beløbet på én gang. Resten bliver på kortet.',
    ],
    keep: [
      'Keep this email. The code is shown only here, and anyone who has it can use the card.',
      'Gem denne e-mail. Koden vises kun her, og alle, der har den, kan bruge kortet.',
    ],
    book: ['Book a session', 'Book en time'],
  },
  expiring: {
    subject: (what: string, date: string) => [
      `${what}: use it by ${date}`,
      `${what}: brug det senest ${date}`,
    ],
    headline: ['Still yours to use', 'Du kan stadig nå det'],
    credit: (what: string, date: string) => [
      `You have 1 session left of ${what}. You can book it until ${date}.`,
      `Du har 1 time tilbage af ${what}. Den skal bookes senest ${date}.`,
    ],
    credits: (count: number, what: string, date: string) => [
      `You have ${count} sessions left of ${what}. You can book them until ${date}.`,
      `Du har ${count} timer tilbage af ${what}. De skal bookes senest ${date}.`,
    ],
    giftCard: (amount: string, date: string) => [
      `There’s ${amount} left on your gift card. You can use it until ${date}.`,
      `Der er ${amount} tilbage på dit gavekort. Brug det senest ${date}.`,
    ],
    after: ['After that it can no longer be used.', 'Derefter kan det ikke længere bruges.'],
    book: ['Book a session', 'Book en time'],
  },
  credit: {
    subject: (what: string) => [`A session for you: ${what}`, `En time til dig: ${what}`],
    subjectMany: (count: number, what: string) => [
      `${count} sessions for you: ${what}`,
      `${count} timer til dig: ${what}`,
    ],
    headline: ['A session is yours', 'Du har fået en time'],
    lead: (what: string, coach: string) => [
      `${coach} has given you a session of ${what}. There’s nothing to pay.`,
      `${coach} har givet dig en time: ${what}. Der er intet at betale.`,
    ],
    leadMany: (count: number, what: string, coach: string) => [
      `${coach} has given you ${count} sessions of ${what}. There’s nothing to pay.`,
      `${coach} har givet dig ${count} timer: ${what}. Der er intet at betale.`,
    ],
    use: ['Choose a time whenever it suits you.', 'Vælg et tidspunkt, når det passer dig.'],
    book: ['Book a session', 'Book en time'],
    keepLink: [
      'Keep this email. Anyone who has the link can book with it.',
      'Gem denne e-mail. Alle, der har linket, kan booke med det.',
    ],
  },
  validUntil: ['Valid until', 'Gælder til'],
});
