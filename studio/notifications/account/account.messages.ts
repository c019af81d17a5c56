export const en = {
  signUp: {
    subject: 'Confirm your email address',
    headline: 'One click and you’re in',
    lead: (studio: string) =>
      `Confirm your email to open your ${studio} account. Anything you’ve already bought or booked with this address will be waiting there.`,
    button: 'Confirm my email',
    ignore:
      'The link works once and expires in 24 hours. If you didn’t sign up, ignore this email and no account will be opened.',
  },
  reset: {
    subject: 'Reset your password',
    headline: 'Choose a new password',
    lead: (studio: string) => `You asked to reset your password at ${studio}. Choose a new one here.`,
    button: 'Choose a new password',
    ignore:
      'The link works once and expires in an hour. If you didn’t ask for it, ignore this email and your password stays the same.',
  },
  signIn: {
    subject: 'Your sign-in link',
    headline: 'Come in, no password needed',
    lead: (studio: string) => `Here’s the link you asked for. It signs you in at ${studio}.`,
    button: 'Sign in',
    ignore:
      'The link works once and expires in 30 minutes. If you didn’t ask for it, ignore this email: nobody can sign in without it.',
  },
  unknown: {
    subject: 'No account for this email address',
    headline: 'You don’t have an account yet',
    lead: (studio: string) =>
      `Someone, hopefully you, tried to sign in at ${studio} with this email address. It doesn’t have an account yet. Could you have signed up with a different one?`,
    invite: 'Opening one takes a minute. Anything you’ve bought or booked with this address will be in it.',
    button: 'Create account',
    ignore: 'If this wasn’t you, ignore this email. We don’t keep a record of it.',
  },
  newEmail: {
    subject: 'Please confirm your new address',
    headline: 'Confirm your new email',
    lead: (studio: string) =>
      `Someone, hopefully you, asked to sign in at ${studio} with this email address from now on. Confirm that it’s yours.`,
    button: 'Use this address',
    ignore:
      'The link works once and expires in 24 hours. If this wasn’t you, ignore this email and nothing changes.',
  },
  emailChanged: {
    subject: 'Your sign-in email has changed',
    headline: 'Your address was changed',
    lead: (studio: string, email: string) =>
      `You now sign in at ${studio} as ${email}, and that’s where we’ll write to you. Everything you bought with the old address is still yours.`,
    ignore: 'If this wasn’t you, reply to this email straight away.',
  },
  erased: {
    subject: 'Your data has been deleted',
    headline: 'Your data has been deleted',
    lead: (studio: string) =>
      `As you asked, ${studio} has deleted your account and everything in it. Journal, goals, bookings, applications and messages no longer carry your name.`,
    kept: 'By law we have to keep receipts and order amounts for five years. After that, we delete those too.',
    last: 'This is our last email to you, and your address has been removed from our outbox too. If this wasn’t you, reply straight away.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    headline: 'Your password has changed',
    lead: (studio: string) =>
      `The password for your ${studio} account was changed. You’ve been signed out everywhere else, and links we emailed earlier no longer work.`,
    ignore: 'If this wasn’t you, choose a new password now:',
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
