export const en = {
  enrolled: {
    subject: (course: string) => `Welcome to ${course}`,
    headline: 'You are in',
    lead: (course: string) =>
      `${course} is yours from now on. Begin with the first lesson, sing ten minutes a day, and let the voice find its pace.`,
    access:
      'Your lessons wait on your own page. The first time, choose “Sign up” there, with the e-mail address this mail came to.',
    open: 'Open your lessons',
    guarantee: (date: string) =>
      `If it is not for you, say so by ${date}: one button on your order’s page gives you all your money back, and nobody asks why.`,
    plan: (first: string, count: number) =>
      `You pay in ${count} parts. The first, ${first}, has been taken now; the others follow, a month apart, from the same card, and then it ends by itself.`,
    order: 'See your order',
    payments: 'Payments',
  },
  paid: {
    subject: (number: number, count: number) => `Payment ${number} of ${count} received`,
    headline: 'Received, thank you',
    lead: (amount: string, course: string) => `We have taken ${amount} for ${course}.`,
    last: 'That was the last one. Nothing more will be taken.',
    restored: 'Your access to the course is open again.',
  },
  failed: {
    subject: (course: string) => `Your payment for ${course} did not go through`,
    headline: 'The card said no',
    lead: (amount: string, course: string) =>
      `${amount} for ${course} could not be taken from your card. It happens: an expired card, a limit, a bank being careful.`,
    again: (date: string) =>
      `We try again by ourselves during the next days. You can also pay now, with another card if you like. Should it still be open on ${date}, your access rests until it is paid.`,
    pay: 'Pay now',
  },
  paused: {
    subject: (course: string) => `Your access to ${course} rests`,
    headline: 'A rest, not an end',
    lead: (amount: string, course: string) =>
      `${amount} for ${course} has been unpaid for 14 days, so your access rests. Everything you have done is kept.`,
    back: 'As soon as it is paid, the course opens again where you left it. If something is wrong, answer this mail.',
  },
  ended: {
    subject: (course: string) => `Your access to ${course} has ended`,
    headline: 'Your access has ended',
    lead: (course: string) => `We have ended your access to ${course}. You can no longer open its lessons.`,
    contact: 'If you think this is a mistake or have questions, just reply to this email.',
  },
  receipt: 'Receipt',
  course: 'Course',
  payment: 'Payment',
};

export const da: typeof en = {
  enrolled: {
    subject: (course) => `Velkommen til ${course}`,
    headline: 'Du er med',
    lead: (course) =>
      `${course} er dit fra nu af. Begynd med første lektion, syng ti minutter om dagen, og lad stemmen finde sit tempo.`,
    access:
      'Lektionerne venter på din egen side. Vælg »Opret konto« dér første gang, med den e-mailadresse, denne mail er sendt til.',
    open: 'Åbn dine lektioner',
    guarantee: (date) =>
      `Er det ikke noget for dig, så sig til senest ${date}: én knap på din ordreside giver dig alle pengene tilbage, og ingen spørger hvorfor.`,
    plan: (first, count) =>
      `Du betaler i ${count} rater. Den første, ${first}, er trukket nu; de næste følger med en måneds mellemrum fra samme kort, og så slutter det af sig selv.`,
    order: 'Se din ordre',
    payments: 'Betalinger',
  },
  paid: {
    subject: (number, count) => `Betaling ${number} af ${count} er modtaget`,
    headline: 'Modtaget, tak',
    lead: (amount, course) => `Vi har trukket ${amount} for ${course}.`,
    last: 'Det var den sidste. Der trækkes ikke mere.',
    restored: 'Din adgang til kurset er åben igen.',
  },
  failed: {
    subject: (course) => `Din betaling for ${course} gik ikke igennem`,
    headline: 'Kortet sagde nej',
    lead: (amount, course) =>
      `${amount} for ${course} kunne ikke trækkes på dit kort. Det sker: et kort, der er udløbet, en grænse, en forsigtig bank.`,
    again: (date) =>
      `Vi prøver selv igen i de kommende dage. Du kan også betale nu, gerne med et andet kort. Er det stadig ikke betalt den ${date}, holder din adgang pause, til det er betalt.`,
    pay: 'Betal nu',
  },
  paused: {
    subject: (course) => `Din adgang til ${course} holder pause`,
    headline: 'En pause, ikke en afslutning',
    lead: (amount, course) =>
      `${amount} for ${course} har stået ubetalt i 14 dage, så din adgang holder pause. Alt, hvad du har lavet, er gemt.`,
    back: 'Så snart det er betalt, åbner kurset igen dér, hvor du slap. Er der noget galt, så svar på denne mail.',
  },
  ended: {
    subject: (course) => `Din adgang til ${course} er ophørt`,
    headline: 'Din adgang er ophørt',
    lead: (course) => `Vi har lukket din adgang til ${course}. Du kan ikke længere åbne lektionerne.`,
    contact: 'Mener du, at det er en fejl, eller har du spørgsmål, så svar på denne e-mail.',
  },
  receipt: 'Kvittering',
  course: 'Kursus',
  payment: 'Betaling',
};

export const courseWords = { en, da };
