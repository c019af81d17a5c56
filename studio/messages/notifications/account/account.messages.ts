import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const accountMessages = inBoth({
  signUp: {
    subject: ['Confirm your email address', 'Bekræft din e-mailadresse'],
    headline: ['One click and you’re in', 'Ét klik, så er du inde'],
    lead: (studio: string) => [
      `Confirm your email to open your ${studio} account. Anything you’ve already bought or booked with this address will be waiting there.`,
      `Du er ved at oprette en konto hos ${studio}. Bekræft, at e-mailadressen er din, så er kontoen klar. Det, du har købt eller booket med adressen, finder du på Min side.`,
    ],
    button: ['Confirm my email', 'Bekræft min adresse'],
    ignore: [
      'The link works once and expires in 24 hours. If you didn’t sign up, ignore this email and no account will be opened.',
      'Linket virker én gang og udløber efter 24 timer. Var det ikke dig, kan du se bort fra e-mailen. Vi opretter ingen konto, og intet ændrer sig.',
    ],
  },
  reset: {
    subject: ['Reset your password', 'Vælg en ny adgangskode'],
    headline: ['Choose a new password', 'Vælg en ny adgangskode'],
    lead: (studio: string) => [
      `You asked to reset your password at ${studio}. Choose a new one here.`,
      `Du har bedt om en ny adgangskode til din konto hos ${studio}. Vælg den her.`,
    ],
    button: ['Choose a new password', 'Vælg ny adgangskode'],
    ignore: [
      'The link works once and expires in an hour. If you didn’t ask for it, ignore this email and your password stays the same.',
      'Linket virker én gang og udløber efter en time. Har du ikke bedt om det, skal du ikke gøre noget. Din adgangskode er uændret.',
    ],
  },
  signIn: {
    subject: ['Your sign-in link', 'Dit loginlink'],
    headline: ['Come in, no password needed', 'Log ind uden adgangskode'],
    lead: (studio: string) => [
      `Here’s the link you asked for. It signs you in at ${studio}.`,
      `Du har bedt om et loginlink til ${studio}. Her er det.`,
    ],
    button: common.signIn,
    ignore: [
      'The link works once and expires in 30 minutes. If you didn’t ask for it, ignore this email: nobody can sign in without it.',
      'Linket virker én gang og udløber efter 30 minutter. Har du ikke bedt om det, kan du se bort fra e-mailen. Ingen får adgang.',
    ],
  },
  unknown: {
    subject: ['No account for this email address', 'Vi fandt ingen konto med din e-mailadresse'],
    headline: ['You don’t have an account yet', 'Du har ingen konto endnu'],
    lead: (studio: string) => [
      `Someone, hopefully you, tried to sign in at ${studio} with this email address. It doesn’t have an account yet. Could you have signed up with a different one?`,
      `Du har prøvet at logge ind hos ${studio}, men der er ingen konto med denne e-mailadresse. Har du oprettet dig med en anden?`,
    ],
    invite: [
      'Opening one takes a minute. Anything you’ve bought or booked with this address will be in it.',
      'Du kan oprette en konto på et minut. Den samler alt, hvad du har købt og booket med adressen.',
    ],
    button: ['Create account', 'Opret konto'],
    ignore: [
      'If this wasn’t you, ignore this email. We don’t keep a record of it.',
      'Var det ikke dig, kan du se bort fra e-mailen. Vi gemmer ingenting.',
    ],
  },
  newEmail: {
    subject: ['Please confirm your new address', 'Bekræft din nye e-mailadresse'],
    headline: ['Confirm your new email', 'Din nye e-mailadresse'],
    lead: (studio: string) => [
      `Someone, hopefully you, asked to sign in at ${studio} with this email address from now on. Confirm that it’s yours.`,
      `Du vil fremover logge ind hos ${studio} med denne e-mailadresse. Bekræft, at den er din.`,
    ],
    button: ['Use this address', 'Brug denne adresse'],
    ignore: [
      'The link works once and expires in 24 hours. If this wasn’t you, ignore this email and nothing changes.',
      'Linket virker én gang og udløber efter 24 timer. Var det ikke dig, kan du se bort fra e-mailen. Intet ændrer sig.',
    ],
  },
  emailChanged: {
    subject: ['Your sign-in email has changed', 'Din e-mailadresse til login er ændret'],
    headline: ['Your email address was changed', 'Din e-mailadresse er ændret'],
    lead: (studio: string, email: string) => [
      `You now sign in at ${studio} as ${email}, and that’s where we’ll write to you. Everything you bought with the old address is still yours.`,
      `Fra nu af logger du ind hos ${studio} som ${email}, og det er dér, vi skriver til dig. Det, du har købt med den gamle adresse, er stadig dit.`,
    ],
    ignore: [
      'If this wasn’t you, reply to this email straight away.',
      'Var det ikke dig? Svar på denne e-mail med det samme.',
    ],
  },
  erased: {
    subject: ['Your data has been deleted', 'Din konto er slettet'],
    headline: ['Your data has been deleted', 'Dine oplysninger er slettet'],
    lead: (studio: string) => [
      `As you asked, ${studio} has deleted your account and everything in it. Journal, goals, bookings, applications and messages no longer carry your name.`,
      `Du bad ${studio} om at slette din konto og alt i den. Det har vi gjort. Dit navn står ikke længere på dagbog, mål, bookinger, ansøgninger og beskeder.`,
    ],
    files: (hours: number) => [
      `Files can’t be opened any more, and are gone from our storage within ${hours} hours.`,
      `Filer kan ikke åbnes længere og er slettet helt inden for ${hours} timer.`,
    ],
    kept: [
      'By law we have to keep receipts and order amounts for five years. After that, we delete those too.',
      'Kvitteringer og ordrebeløb gemmer vi i fem år, fordi bogføringsloven kræver det. Derefter sletter vi også dem.',
    ],
    last: [
      'This is our last email to you, and your address has been removed from our outbox too. If this wasn’t you, reply straight away.',
      'Det er den sidste e-mail fra os. Din adresse slettes også fra vores udbakke. Var det ikke dig, så svar med det samme.',
    ],
  },
  guestErased: {
    subject: ['We’ve deleted your data', 'Vi har slettet dine oplysninger'],
    headline: ['Your data has been deleted', 'Dine oplysninger er slettet'],
    lead: (studio: string) => [
      `${studio} has deleted what it knew about you. Bookings, applications, messages and notes no longer carry your name.`,
      `${studio} har slettet det, vi vidste om dig. Dit navn står ikke længere på bookinger, ansøgninger, beskeder og noter.`,
    ],
    files: (hours: number) => [
      `Files can’t be opened any more, and are gone from our storage within ${hours} hours.`,
      `Filer kan ikke åbnes længere og er slettet helt inden for ${hours} timer.`,
    ],
    kept: [
      'By law we have to keep receipts and order amounts for five years. After that, we delete those too.',
      'Kvitteringer og ordrebeløb gemmer vi i fem år, fordi bogføringsloven kræver det. Derefter sletter vi også dem.',
    ],
    last: [
      'This is our last email to you, and your address has been removed from our outbox too. If you didn’t ask for this, reply straight away.',
      'Det er den sidste e-mail fra os. Din adresse slettes også fra vores udbakke. Har du ikke bedt om det, så svar med det samme.',
    ],
  },
  passwordChanged: {
    subject: ['Your password was changed', 'Din adgangskode er ændret'],
    headline: ['Your password has changed', 'Du har en ny adgangskode'],
    lead: (studio: string) => [
      `The password for your ${studio} account was changed. You’ve been signed out everywhere else, and links we emailed earlier no longer work.`,
      `Adgangskoden til din konto hos ${studio} er ændret. Du er logget ud på alle andre enheder, og tidligere links fra os virker ikke længere.`,
    ],
    ignore: [
      'If this wasn’t you, choose a new password now:',
      'Var det ikke dig, så vælg en ny med det samme:',
    ],
    button: ['Choose a new password', 'Vælg ny adgangskode'],
  },
  totpOn: {
    subject: ['Two-step verification is on', 'Totrinsgodkendelse er slået til'],
    headline: ['Two-step verification is on', 'Totrinsgodkendelse er slået til'],
    lead: (studio: string) => [
      `Two-step verification was turned on for your ${studio} account. From now on, signing in also needs a code from your app.`,
      `Totrinsgodkendelse er slået til for din konto hos ${studio}. Fra nu af skal du også bruge en kode fra din app, når du logger ind.`,
    ],
    ignore: [
      'If this wasn’t you, choose a new password now. If you’re then asked for a code you don’t have, the person who looks after your website can make you a new set-up link.',
      'Var det ikke dig, så vælg en ny adgangskode med det samme. Bliver du bedt om en kode, du ikke har, kan den, der passer din hjemmeside, lave et nyt opsætningslink til dig.',
    ],
    button: ['Choose a new password', 'Vælg ny adgangskode'],
  },
  totpOff: {
    subject: ['Two-step verification is off', 'Totrinsgodkendelse er slået fra'],
    headline: ['Two-step verification is off', 'Totrinsgodkendelse er slået fra'],
    lead: (studio: string) => [
      `Two-step verification was turned off for your ${studio} account. Your password alone now signs you in.`,
      `Totrinsgodkendelse er slået fra for din konto hos ${studio}. Nu logger du ind med adgangskoden alene.`,
    ],
    ignore: [
      'If this wasn’t you, choose a new password now, then turn it on again:',
      'Var det ikke dig, så vælg en ny adgangskode med det samme, og slå den til igen:',
    ],
    button: ['Choose a new password', 'Vælg ny adgangskode'],
  },
  recoveryCodeUsed: {
    subject: ['A recovery code was used', 'En gendannelseskode er brugt'],
    headline: ['A recovery code was used', 'En gendannelseskode er brugt'],
    lead: (studio: string) => [
      `Someone, hopefully you, signed in to your ${studio} account with a recovery code. That code no longer works.`,
      `Der er logget ind på din konto hos ${studio} med en gendannelseskode. Koden virker ikke længere.`,
    ],
    ignore: [
      'If this wasn’t you, choose a new password now, then make new recovery codes:',
      'Var det ikke dig, så vælg en ny adgangskode med det samme, og lav nye gendannelseskoder:',
    ],
    button: ['Choose a new password', 'Vælg ny adgangskode'],
  },
  recoveryCodesRenewed: {
    subject: ['You have new recovery codes', 'Du har fået nye gendannelseskoder'],
    headline: ['New recovery codes', 'Nye gendannelseskoder'],
    lead: (studio: string) => [
      `New recovery codes were made for your ${studio} account. The earlier ones no longer work.`,
      `Der er lavet nye gendannelseskoder til din konto hos ${studio}. De tidligere virker ikke længere.`,
    ],
    ignore: [
      'If this wasn’t you, choose a new password now, then make new recovery codes:',
      'Var det ikke dig, så vælg en ny adgangskode med det samme, og lav nye gendannelseskoder:',
    ],
    button: ['Choose a new password', 'Vælg ny adgangskode'],
  },
  newDevice: {
    subject: ['New sign-in to your account', 'Nyt login på din konto'],
    headline: ['Signed in on a new device', 'Logget ind på en ny enhed'],
    lead: (studio: string, device: string) => [
      `Your ${studio} account was signed in to on a device that hasn’t been used before: ${device}.`,
      `Der er logget ind på din konto hos ${studio} på en enhed, der ikke har været brugt før: ${device}.`,
    ],
    unknown: ['unknown browser', 'ukendt browser'],
    ignore: [
      'If this wasn’t you, choose a new password now. It signs out every other device:',
      'Var det ikke dig, så vælg en ny adgangskode med det samme. Så logges alle andre enheder ud:',
    ],
    button: ['Choose a new password', 'Vælg ny adgangskode'],
  },
});
