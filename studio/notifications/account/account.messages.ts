export const en = {
  signUp: {
    subject: 'Please confirm your address',
    headline: 'One press, and you are in',
    lead: (studio: string) =>
      `Somebody, we hope you, wants to come into the students' room of ${studio} with this address. Press the button to confirm that it is yours. What was bought or booked with it before waits there for you.`,
    button: 'Confirm my address',
    ignore:
      'The button works once, for 24 hours. If it was not you, do nothing: nothing is opened and nothing changes.',
  },
  reset: {
    subject: 'A new password',
    headline: 'Choose a new password',
    lead: (studio: string) => `You asked ${studio} for a way to a new password. Here it is.`,
    button: 'Choose a new password',
    ignore:
      'The button works once, for an hour. If you did not ask for it, do nothing: your password stays as it is.',
  },
  signIn: {
    subject: 'Your way in',
    headline: 'Come in, no password needed',
    lead: (studio: string) => `You asked ${studio} for a link to log in by. Here it is.`,
    button: 'Log in',
    ignore:
      'The button works once, for 30 minutes. If you did not ask for it, do nothing, and nobody comes in.',
  },
  unknown: {
    subject: 'No account with this address yet',
    headline: 'There is no account here yet',
    lead: (studio: string) =>
      `Somebody, we hope you, wanted to log in at ${studio} with this address. It has no account yet. Perhaps you signed up with another one?`,
    invite: 'You can open one in a minute. What was bought or booked with this address will be in it.',
    button: 'Open an account',
    ignore: 'If it was not you, do nothing. We keep no note of it.',
  },
  newEmail: {
    subject: 'Please confirm your new address',
    headline: 'Your new address',
    lead: (studio: string) =>
      `Somebody, we hope you, wants to log in at ${studio} with this address from now on. Press the button to confirm that it is yours.`,
    button: 'Use this address',
    ignore: 'The button works once, for 24 hours. If it was not you, do nothing: nothing changes.',
  },
  emailChanged: {
    subject: 'You log in with another address now',
    headline: 'Your address was changed',
    lead: (studio: string, email: string) =>
      `From now on you log in at ${studio} as ${email}, and we write to you there. What you bought with the old address stays yours.`,
    ignore: 'If it was not you, write to us at once: answer this mail.',
  },
  erased: {
    subject: 'Your data are erased',
    headline: 'You are forgotten here',
    lead: (studio: string) =>
      `You asked ${studio} to erase your account and everything in it. That is done: journal, goals, bookings, applications and messages no longer carry your name.`,
    kept: 'What the law on bookkeeping has us keep, receipts and the figures of orders, stays for five years and is erased then.',
    last: 'This is the last mail to you. Your address has left our outbox with it. If it was not you, answer at once.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    headline: 'You have a new password',
    lead: (studio: string) =>
      `The password of your account at ${studio} was changed. Everywhere else you are logged out, and links we mailed before no longer work.`,
    ignore: 'If it was not you, choose a new one at once:',
    button: 'Choose a new password',
  },
};

export const da: typeof en = {
  signUp: {
    subject: 'Bekræft venligst din adresse',
    headline: 'Ét tryk, så er du inde',
    lead: (studio) =>
      `Nogen, forhåbentlig dig, vil ind i elevernes rum hos ${studio} med denne adresse. Tryk på knappen for at bekræfte, at den er din. Det, der er købt eller booket med den, ligger klar til dig derinde.`,
    button: 'Bekræft min adresse',
    ignore:
      'Knappen virker én gang, i 24 timer. Var det ikke dig, så gør ingenting: Intet bliver åbnet, og intet ændrer sig.',
  },
  reset: {
    subject: 'En ny adgangskode',
    headline: 'Vælg en ny adgangskode',
    lead: (studio) => `Du har bedt ${studio} om en vej til en ny adgangskode. Her er den.`,
    button: 'Vælg ny adgangskode',
    ignore:
      'Knappen virker én gang, i en time. Har du ikke bedt om den, så gør ingenting: Din adgangskode er den samme.',
  },
  signIn: {
    subject: 'Din vej ind',
    headline: 'Kom ind uden adgangskode',
    lead: (studio) => `Du har bedt ${studio} om et link at logge ind med. Her er det.`,
    button: 'Log ind',
    ignore:
      'Knappen virker én gang, i 30 minutter. Har du ikke bedt om den, så gør ingenting, og ingen kommer ind.',
  },
  unknown: {
    subject: 'Der er endnu ingen konto med denne adresse',
    headline: 'Her er ingen konto endnu',
    lead: (studio) =>
      `Nogen, forhåbentlig dig, ville logge ind hos ${studio} med denne adresse. Den har ingen konto endnu. Måske har du oprettet dig med en anden?`,
    invite:
      'Du kan oprette en på et minut. Det, der er købt eller booket med denne adresse, vil ligge i den.',
    button: 'Opret konto',
    ignore: 'Var det ikke dig, så gør ingenting. Vi gemmer intet om det.',
  },
  newEmail: {
    subject: 'Bekræft venligst din nye adresse',
    headline: 'Din nye adresse',
    lead: (studio) =>
      `Nogen, forhåbentlig dig, vil fra nu af logge ind hos ${studio} med denne adresse. Tryk på knappen for at bekræfte, at den er din.`,
    button: 'Brug denne adresse',
    ignore: 'Knappen virker én gang, i 24 timer. Var det ikke dig, så gør ingenting: Intet ændrer sig.',
  },
  emailChanged: {
    subject: 'Du logger nu ind med en anden adresse',
    headline: 'Din adresse er ændret',
    lead: (studio, email) =>
      `Fra nu af logger du ind hos ${studio} som ${email}, og det er dér, vi skriver til dig. Det, du har købt med den gamle adresse, er stadig dit.`,
    ignore: 'Var det ikke dig, så skriv til os med det samme: Svar på denne mail.',
  },
  erased: {
    subject: 'Dine data er slettet',
    headline: 'Du er glemt her',
    lead: (studio) =>
      `Du bad ${studio} om at slette din konto og alt i den. Det er gjort: dagbog, mål, bookinger, ansøgninger og beskeder bærer ikke længere dit navn.`,
    kept: 'Det, bogføringsloven kræver, kvitteringer og ordrernes tal, bliver i fem år og slettes så.',
    last: 'Det er den sidste mail til dig. Med den forsvinder din adresse også fra vores udbakke. Var det ikke dig, så svar med det samme.',
  },
  passwordChanged: {
    subject: 'Din adgangskode er ændret',
    headline: 'Du har en ny adgangskode',
    lead: (studio) =>
      `Adgangskoden til din konto hos ${studio} er ændret. Alle andre steder er du logget ud, og links, vi har sendt før, virker ikke længere.`,
    ignore: 'Var det ikke dig, så vælg en ny med det samme:',
    button: 'Vælg ny adgangskode',
  },
};
