import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const settingsMessages = inBoth({
  title: ['Account', 'Konto'],
  lead: (email: string) => [`You’re signed in as ${email}.`, `Du logger ind som ${email}.`],
  saving: ['Saving...', 'Gemmer...'],
  failed: ['Not saved', 'Ikke gemt'],
  cut: [
    'You’re offline. What you typed is still here: please try again in a moment.',
    'Der er ingen forbindelse. Det, du har skrevet, er her stadig. Prøv igen om et øjeblik.',
  ],
  flash: {
    name: ['Name saved.', 'Dit navn er gemt.'],
    language: [
      'Saved. Your pages and emails are now in English.',
      'Gemt. Dine sider og e-mails er på dansk fra nu af.',
    ],
    email: [
      'Check your email: use the link we’ve just sent to confirm the new address.',
      'Tjek din indbakke. Den nye adresse gælder, når du har bekræftet den i e-mailen, vi lige har sendt til den.',
    ],
    password: [
      'Password saved. You’ve been signed out everywhere else.',
      'Din nye adgangskode er gemt. Du er logget ud på alle andre enheder.',
    ],
    session: ['Device signed out.', 'Enheden er logget ud.'],
    totp: ['Now add the key to your app.', 'Tilføj nu nøglen i din app.'],
    'totp-removal': ['Two-step verification is off.', 'Totrinsgodkendelse er slået fra.'],
  },
  name: { title: common.name, label: ['Your name', 'Dit navn'], submit: ['Save name', 'Gem navn'] },
  language: {
    title: common.language,
    lead: ['For your pages and the emails we send you.', 'På dine sider og i de e-mails, vi sender dig.'],
    label: common.language,
    da: 'Dansk',
    en: 'English',
    submit: ['Save language', 'Gem sprog'],
  },
  email: {
    title: common.email,
    lead: [
      'We’ll email the new address a link to confirm the change. Everything you bought with the old one is still yours.',
      'Den nye adresse gælder, når du har bekræftet den i den e-mail, vi sender til den. Det, du har købt med den gamle, er stadig dit.',
    ],
    label: ['New email', 'Ny e-mail'],
    password: ['Your password', 'Din adgangskode'],
    submit: ['Send confirmation email', 'Send bekræftelse'],
  },
  password: {
    title: ['Password', 'Adgangskode'],
    current: ['Current password', 'Nuværende adgangskode'],
    next: ['New password', 'Ny adgangskode'],
    forgotten: ['Forgot it? Sign out and reset it by email.', 'Glemt den? Log ud, og bed om en ny.'],
    submit: ['Save password', 'Gem adgangskode'],
  },
  sessions: {
    title: ['Where you are signed in', 'Her er du logget ind'],
    unknown: ['Unknown browser', 'Ukendt browser'],
    here: ['This device', 'Denne enhed'],
    since: (when: string) => [`since ${when}`, `siden ${when}`],
    end: ['Sign out', 'Log ud'],
    endOf: (device: string) => [`Sign out: ${device}`, `Log ud: ${device}`],
    endAll: ['Sign out everywhere', 'Log ud overalt'],
    endAllNote: [
      'Including here. You’ll need your password to sign in again.',
      'Også her. Du logger ind igen med din adgangskode.',
    ],
  },
  totp: {
    title: ['Two-step verification', 'Totrinsgodkendelse'],
    off: [
      'When it’s on, you also enter six digits from an authenticator app on your phone, so a stolen password isn’t enough.',
      'Når den er slået til, skal du også skrive seks cifre fra en godkendelsesapp på din telefon. Så er en stjålet adgangskode ikke nok.',
    ],
    begin: ['Set up two-step verification', 'Slå til'],
    password: ['Your password', 'Din adgangskode'],
    scanTitle: ['Add the key to your app', 'Tilføj nøglen i din app'],
    scan: [
      'Scan the QR code with your authenticator app, or type in the key. Then enter the six digits it shows.',
      'Scan QR-koden med din godkendelsesapp, eller skriv nøglen ind. Skriv derefter de seks cifre, appen viser.',
    ],
    picture: ['QR code with the key for your app', 'QR-kode med nøglen til din app'],
    key: ['Key', 'Nøgle'],
    code: ['Code from your app', 'Kode fra din app'],
    confirm: ['Turn on', 'Slå til'],
    cancel: ['Not now', 'Ikke nu'],
    on: ['You need a code from your app to sign in.', 'Login kræver en kode fra din app.'],
    left: (count: number) =>
      count === 1
        ? ['1 recovery code left.', 'Der er én gendannelseskode tilbage.']
        : [`${count} recovery codes left.`, `Der er ${count} gendannelseskoder tilbage.`],
    codesTitle: ['Your recovery codes', 'Dine gendannelseskoder'],
    codes: [
      'Each signs you in once without your phone. Print them or write them down: we only show them now.',
      'Hver kode logger dig ind én gang uden din telefon. Print dem, eller skriv dem ned. Vi viser dem kun nu.',
    ],
    renewTitle: ['New recovery codes', 'Nye gendannelseskoder'],
    renew: ['Generate new codes', 'Opret nye koder'],
    renewNote: ['Your old codes stop working.', 'De gamle gælder ikke længere.'],
    endTitle: ['Turn off two-step verification', 'Slå totrinsgodkendelse fra'],
    end: ['Turn off', 'Slå fra'],
  },
});
