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
    headline: 'Your email address was changed',
    lead: (studio: string, email: string) =>
      `You now sign in at ${studio} as ${email}, and that’s where we’ll write to you. Everything you bought with the old address is still yours.`,
    ignore: 'If this wasn’t you, reply to this email straight away.',
  },
  erased: {
    subject: 'Your data has been deleted',
    headline: 'Your data has been deleted',
    lead: (studio: string) =>
      `As you asked, ${studio} has deleted your account and everything in it. Journal, goals, bookings, applications and messages no longer carry your name.`,
    files: (hours: number) =>
      `Files can’t be opened any more, and are gone from our storage within ${hours} hours.`,
    kept: 'By law we have to keep receipts and order amounts for five years. After that, we delete those too.',
    last: 'This is our last email to you, and your address has been removed from our outbox too. If this wasn’t you, reply straight away.',
  },
  guestErased: {
    subject: 'We’ve deleted your data',
    headline: 'Your data has been deleted',
    lead: (studio: string) =>
      `${studio} has deleted what it knew about you. Bookings, applications, messages and notes no longer carry your name.`,
    files: (hours: number) =>
      `Files can’t be opened any more, and are gone from our storage within ${hours} hours.`,
    kept: 'By law we have to keep receipts and order amounts for five years. After that, we delete those too.',
    last: 'This is our last email to you, and your address has been removed from our outbox too. If you didn’t ask for this, reply straight away.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    headline: 'Your password has changed',
    lead: (studio: string) =>
      `The password for your ${studio} account was changed. You’ve been signed out everywhere else, and links we emailed earlier no longer work.`,
    ignore: 'If this wasn’t you, choose a new password now:',
    button: 'Choose a new password',
  },
  totpOn: {
    subject: 'Two-step verification is on',
    headline: 'Two-step verification is on',
    lead: (studio: string) =>
      `Two-step verification was turned on for your ${studio} account. From now on, signing in also needs a code from your app.`,
    ignore:
      'If this wasn’t you, choose a new password now. If you’re then asked for a code you don’t have, the person who looks after your website can make you a new set-up link.',
    button: 'Choose a new password',
  },
  totpOff: {
    subject: 'Two-step verification is off',
    headline: 'Two-step verification is off',
    lead: (studio: string) =>
      `Two-step verification was turned off for your ${studio} account. Your password alone now signs you in.`,
    ignore: 'If this wasn’t you, choose a new password now, then turn it on again:',
    button: 'Choose a new password',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    headline: 'A recovery code was used',
    lead: (studio: string) =>
      `Someone, hopefully you, signed in to your ${studio} account with a recovery code. That code no longer works.`,
    ignore: 'If this wasn’t you, choose a new password now, then make new recovery codes:',
    button: 'Choose a new password',
  },
  recoveryCodesRenewed: {
    subject: 'You have new recovery codes',
    headline: 'New recovery codes',
    lead: (studio: string) =>
      `New recovery codes were made for your ${studio} account. The earlier ones no longer work.`,
    ignore: 'If this wasn’t you, choose a new password now, then make new recovery codes:',
    button: 'Choose a new password',
  },
  newDevice: {
    subject: 'New sign-in to your account',
    headline: 'Signed in on a new device',
    lead: (studio: string, device: string) =>
      `Your ${studio} account was signed in to on a device that hasn’t been used before: ${device}.`,
    unknown: 'unknown browser',
    ignore: 'If this wasn’t you, choose a new password now. It signs out every other device:',
    button: 'Choose a new password',
  },
};

export const da: typeof en = {
  signUp: {
    subject: 'Bekræft din e-mailadresse',
    headline: 'Ét klik, så er du inde',
    lead: (studio) =>
      `Du er ved at oprette en konto hos ${studio}. Bekræft, at e-mailadressen er din, så er kontoen klar. Det, du har købt eller booket med adressen, finder du på Min side.`,
    button: 'Bekræft min adresse',
    ignore:
      'Linket virker én gang og udløber efter 24 timer. Var det ikke dig, kan du se bort fra e-mailen. Vi opretter ingen konto, og intet ændrer sig.',
  },
  reset: {
    subject: 'Vælg en ny adgangskode',
    headline: 'Vælg en ny adgangskode',
    lead: (studio) => `Du har bedt om en ny adgangskode til din konto hos ${studio}. Vælg den her.`,
    button: 'Vælg ny adgangskode',
    ignore:
      'Linket virker én gang og udløber efter en time. Har du ikke bedt om det, skal du ikke gøre noget. Din adgangskode er uændret.',
  },
  signIn: {
    subject: 'Dit loginlink',
    headline: 'Log ind uden adgangskode',
    lead: (studio) => `Du har bedt om et loginlink til ${studio}. Her er det.`,
    button: 'Log ind',
    ignore:
      'Linket virker én gang og udløber efter 30 minutter. Har du ikke bedt om det, kan du se bort fra e-mailen. Ingen får adgang.',
  },
  unknown: {
    subject: 'Vi fandt ingen konto med din e-mailadresse',
    headline: 'Du har ingen konto endnu',
    lead: (studio) =>
      `Du har prøvet at logge ind hos ${studio}, men der er ingen konto med denne e-mailadresse. Har du oprettet dig med en anden?`,
    invite: 'Du kan oprette en konto på et minut. Den samler alt, hvad du har købt og booket med adressen.',
    button: 'Opret konto',
    ignore: 'Var det ikke dig, kan du se bort fra e-mailen. Vi gemmer ingenting.',
  },
  newEmail: {
    subject: 'Bekræft din nye e-mailadresse',
    headline: 'Din nye e-mailadresse',
    lead: (studio) =>
      `Du vil fremover logge ind hos ${studio} med denne e-mailadresse. Bekræft, at den er din.`,
    button: 'Brug denne adresse',
    ignore:
      'Linket virker én gang og udløber efter 24 timer. Var det ikke dig, kan du se bort fra e-mailen. Intet ændrer sig.',
  },
  emailChanged: {
    subject: 'Din e-mailadresse til login er ændret',
    headline: 'Din e-mailadresse er ændret',
    lead: (studio, email) =>
      `Fra nu af logger du ind hos ${studio} som ${email}, og det er dér, vi skriver til dig. Det, du har købt med den gamle adresse, er stadig dit.`,
    ignore: 'Var det ikke dig? Svar på denne e-mail med det samme.',
  },
  erased: {
    subject: 'Din konto er slettet',
    headline: 'Dine oplysninger er slettet',
    lead: (studio) =>
      `Du bad ${studio} om at slette din konto og alt i den. Det har vi gjort. Dit navn står ikke længere på dagbog, mål, bookinger, ansøgninger og beskeder.`,
    files: (hours) => `Filer kan ikke åbnes længere og er slettet helt inden for ${hours} timer.`,
    kept: 'Kvitteringer og ordrebeløb gemmer vi i fem år, fordi bogføringsloven kræver det. Derefter sletter vi også dem.',
    last: 'Det er den sidste e-mail fra os. Din adresse slettes også fra vores udbakke. Var det ikke dig, så svar med det samme.',
  },
  guestErased: {
    subject: 'Vi har slettet dine oplysninger',
    headline: 'Dine oplysninger er slettet',
    lead: (studio) =>
      `${studio} har slettet det, vi vidste om dig. Dit navn står ikke længere på bookinger, ansøgninger, beskeder og noter.`,
    files: (hours) => `Filer kan ikke åbnes længere og er slettet helt inden for ${hours} timer.`,
    kept: 'Kvitteringer og ordrebeløb gemmer vi i fem år, fordi bogføringsloven kræver det. Derefter sletter vi også dem.',
    last: 'Det er den sidste e-mail fra os. Din adresse slettes også fra vores udbakke. Har du ikke bedt om det, så svar med det samme.',
  },
  passwordChanged: {
    subject: 'Din adgangskode er ændret',
    headline: 'Du har en ny adgangskode',
    lead: (studio) =>
      `Adgangskoden til din konto hos ${studio} er ændret. Du er logget ud på alle andre enheder, og tidligere links fra os virker ikke længere.`,
    ignore: 'Var det ikke dig, så vælg en ny med det samme:',
    button: 'Vælg ny adgangskode',
  },
  totpOn: {
    subject: 'Totrinsgodkendelse er slået til',
    headline: 'Totrinsgodkendelse er slået til',
    lead: (studio) =>
      `Totrinsgodkendelse er slået til for din konto hos ${studio}. Fra nu af skal du også bruge en kode fra din app, når du logger ind.`,
    ignore:
      'Var det ikke dig, så vælg en ny adgangskode med det samme. Bliver du bedt om en kode, du ikke har, kan den, der passer din hjemmeside, lave et nyt opsætningslink til dig.',
    button: 'Vælg ny adgangskode',
  },
  totpOff: {
    subject: 'Totrinsgodkendelse er slået fra',
    headline: 'Totrinsgodkendelse er slået fra',
    lead: (studio) =>
      `Totrinsgodkendelse er slået fra for din konto hos ${studio}. Nu logger du ind med adgangskoden alene.`,
    ignore: 'Var det ikke dig, så vælg en ny adgangskode med det samme, og slå den til igen:',
    button: 'Vælg ny adgangskode',
  },
  recoveryCodeUsed: {
    subject: 'En gendannelseskode er brugt',
    headline: 'En gendannelseskode er brugt',
    lead: (studio) =>
      `Der er logget ind på din konto hos ${studio} med en gendannelseskode. Koden virker ikke længere.`,
    ignore: 'Var det ikke dig, så vælg en ny adgangskode med det samme, og lav nye gendannelseskoder:',
    button: 'Vælg ny adgangskode',
  },
  recoveryCodesRenewed: {
    subject: 'Du har fået nye gendannelseskoder',
    headline: 'Nye gendannelseskoder',
    lead: (studio) =>
      `Der er lavet nye gendannelseskoder til din konto hos ${studio}. De tidligere virker ikke længere.`,
    ignore: 'Var det ikke dig, så vælg en ny adgangskode med det samme, og lav nye gendannelseskoder:',
    button: 'Vælg ny adgangskode',
  },
  newDevice: {
    subject: 'Nyt login på din konto',
    headline: 'Logget ind på en ny enhed',
    lead: (studio, device) =>
      `Der er logget ind på din konto hos ${studio} på en enhed, der ikke har været brugt før: ${device}.`,
    unknown: 'ukendt browser',
    ignore: 'Var det ikke dig, så vælg en ny adgangskode med det samme. Så logges alle andre enheder ud:',
    button: 'Vælg ny adgangskode',
  },
};
