import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import type { StoredName } from './browser-storage.ts';

interface KeptWords {
  purpose: string;
  lasts: string;
}

export const browserStorageTexts = inBoth<Pairs<Record<StoredName, KeptWords>>>({
  belcanto_hold: {
    purpose: [
      'Remembers the time you’re holding, or the consultation you’ve requested, when you come back. Set when you hold a time or request a consultation.',
      'Finder den time, du har reserveret, eller den samtale, du har bedt om, når du kommer tilbage. Sættes, når du reserverer en time eller beder om en samtale.',
    ],
    lasts: ['One day', 'Én dag'],
  },
  belcanto_flag: {
    purpose: [
      'Only marks that something of yours is saved (a held session, a cart, a sign-in), so that the page asks for it. Contains the digit 1 and nothing about you.',
      'Siger kun, at der ligger noget, som er dit (en reserveret time, en kurv, et login), så siden spørger efter det. Indeholder tallet 1 og intet om dig.',
    ],
    lasts: [
      'As long as what it points to, at most 30 days',
      'Lige så længe som det, den peger på, højst 30 dage',
    ],
  },
  belcanto_cart: {
    purpose: [
      'Remembers your cart. Set when you add something to it.',
      'Finder din kurv igen. Sættes, når du lægger noget i den.',
    ],
    lasts: ['30 days after the last change', '30 dage efter den seneste ændring'],
  },
  belcanto_checkout: {
    purpose: [
      'Finds the order you have begun, so that it isn’t placed twice. Set when you press “Buy Now” in the shop.',
      'Finder den bestilling, du er i gang med, så den ikke bliver afgivet to gange. Sættes, når du trykker på »Køb nu« i butikken.',
    ],
    lasts: ['Two hours', 'To timer'],
  },
  belcanto_payer: {
    purpose: [
      'Lets you correct the email address of a purchase in the browser that paid for it, and nowhere else. Set when you go to pay.',
      'Gør, at du kan rette e-mailadressen på et køb i den browser, der betalte, og ingen andre steder. Sættes, når du går til betaling.',
    ],
    lasts: ['Two hours', 'To timer'],
  },
  belcanto_prefill: {
    purpose: [
      'Carries your name and email from the payment’s return address into the form, so that they don’t appear in the address. Signed, so that nobody else can write it.',
      'Overfører dit navn og din e-mail fra betalingens returadresse til formularen, så de ikke står i adressen. Signeret, så ingen anden kan skrive den.',
    ],
    lasts: ['Ten minutes', 'Ti minutter'],
  },
  belcanto_signup: {
    purpose: [
      'Recognises the browser in which you signed up, so that one button opens your account. Elsewhere we ask for your password again.',
      'Genkender den browser, du oprettede dig i, så én knap åbner din konto. Andre steder spørger vi om adgangskoden én gang til.',
    ],
    lasts: ['Until you have confirmed, at most a day', 'Indtil du har bekræftet, højst en dag'],
  },
  belcanto_device: {
    purpose: [
      'Recognises a device on which you have signed in before, so that wrong passwords typed by someone else can’t lock you out. Set when you sign in. Holds a random number and the numbers of the accounts, signed, and doesn’t let anyone in on its own.',
      'Genkender en enhed, du har logget ind på før, så forkerte adgangskoder, som andre skriver, ikke kan lukke dig ude. Sættes, når du logger ind. Indeholder et tilfældigt tal og kontoernes numre, signeret, og lukker ingen ind i sig selv.',
    ],
    lasts: [
      'A year after the last sign-in; it stays when you sign out',
      'Et år efter det seneste login, også efter at du har logget ud',
    ],
  },
  belcanto_outbox: {
    purpose: [
      'Opens the outbox of a studio that is tried out without a mail server, on its own computer only. Set by the address shown when the studio starts.',
      'Åbner udbakken i et studie, der prøves af uden mailserver, kun på dets egen computer. Sættes af den adresse, der vises, når studiet starter.',
    ],
    lasts: ['30 days', '30 dage'],
  },
  'belcanto.session_token': {
    purpose: [
      'Keeps you signed in. Set when you sign in, removed when you sign out.',
      'Holder dig logget ind. Sættes, når du logger ind, og fjernes, når du logger ud.',
    ],
    lasts: ['30 days', '30 dage'],
  },
  belcanto_language: {
    purpose: [
      'Remembers that you closed the line offering the page in your browser’s language. Set when you close it.',
      'Husker, at du har lukket linjen, der tilbyder siden på din browsers sprog. Gemmes, når du lukker den.',
    ],
    lasts: ['Until you clear your browser', 'Indtil du rydder din browser'],
  },
  belcanto_newsletter: {
    purpose: [
      'Recognises the page behind our newsletter email, so that you don’t need to press its button. Set when you subscribe; says nothing about you.',
      'Genkender siden bag e-mailen om nyhedsbrevet, så du ikke behøver at trykke på dens knap. Sættes, når du tilmelder dig, og siger intet om dig.',
    ],
    lasts: ['Until you have confirmed', 'Indtil du har bekræftet'],
  },
  'belcanto-draft:*': {
    purpose: [
      'What you have typed into an application or a story, so that it isn’t lost before you send it. Read by its page only.',
      'Det, du har skrevet i en ansøgning eller en historie, så det ikke går tabt, før du sender. Læses kun af dens egen side.',
    ],
    lasts: ['Until you send it, or clear your browser', 'Til du sender den eller rydder browseren'],
  },
  'belcanto-journal:*': {
    purpose: [
      'What you’ve just written in your journal, so that nothing is lost if your connection drops. Read by your own journal only.',
      'Det, du lige har skrevet i din dagbog, så intet går tabt, hvis forbindelsen ryger. Læses kun af din egen dagbog.',
    ],
    lasts: [
      'Until the studio has saved it, usually a second',
      'Til studiet har gemt det, som regel et sekund',
    ],
  },
  'belcanto-note:*': {
    purpose: [
      'What the coach has just written about a session, in the coach’s own browser only.',
      'Det, coachen lige har skrevet om en time. Kun i coachens egen browser.',
    ],
    lasts: [
      'Until the studio has saved it, usually a second',
      'Til studiet har gemt det, som regel et sekund',
    ],
  },
  belcanto_videos: {
    purpose: [
      'The videos you’ve added on the artist’s page. They never leave your browser.',
      'De videoer, du selv har tilføjet på kunstnerens side. De forlader aldrig din browser.',
    ],
    lasts: ['Until you remove them', 'Til du fjerner dem'],
  },
  belcanto_ranges: {
    purpose: [
      'The results of “Find your range” that you’ve kept. They never leave your browser, unless you choose to show one when you book.',
      'De resultater af »Find dit omfang«, du har gemt. De forlader ikke din browser, medmindre du vælger at vise et, når du booker.',
    ],
    lasts: ['Until you delete them', 'Til du sletter dem'],
  },
  'react-router-scroll-positions': {
    purpose: [
      'Your scroll position on signed-in pages, so that going back returns you to the same place.',
      'Hvor langt du har rullet ned på siderne bag login, så du kommer tilbage til samme sted.',
    ],
    lasts: ['Until you close the tab', 'Til du lukker fanen'],
  },
});
