export const en = {
  title: 'Login',
  headline: 'Come in',
  tabs: { login: 'Login', 'sign-up': 'Sign up' },
  tabsLabel: 'Login or sign up',
  name: 'Your name',
  email: 'E-mail',
  password: 'Password',
  passwordHint: (length: number) => `At least ${length} characters. A sentence is easy to remember.`,
  submit: 'Login',
  submitting: 'Logging in...',
  failed: 'Not logged in',
  otherWays: 'Other ways in',
  forgotten: 'Forgot your password?',
  byMail: 'Log in by a link in a mail',
  emailLink: 'Email me a sign-in link',
  signUp: {
    lead: 'Your sessions, credits, receipts and journal in one place. What you booked or bought with your e-mail address before is there already.',
    submit: 'Open my account',
    submitting: 'Sending...',
    failed: 'Not sent yet',
    noNeed: 'You need no account to book or to buy.',
    book: 'Book Session',
  },
  reset: {
    headline: 'A new password',
    lead: 'We send you a mail with one button. Until you press it, nothing changes.',
    submit: 'Send me the mail',
  },
  link: {
    headline: 'In without a password',
    lead: 'We send you a mail with one button that lets you in.',
    submit: 'Send me the link',
  },
  sending: 'Sending...',
  notSent: 'Not sent yet',
  cut: 'There is no connection. What you typed is still here: please try again in a moment.',
  back: 'Back to login',
  outEverywhere: {
    title: 'Logged out everywhere',
    text: 'Every phone and computer asks for your password again, this one too.',
  },
  sent: {
    headline: 'Look into your mail',
    'sign-up': (email: string) =>
      `We have just written to ${email}. Press the button in that mail, and you are in. It works for 24 hours.`,
    reset: (email: string) =>
      `We have just written to ${email}. If that address has an account, the mail holds the way to a new password. It works for an hour.`,
    link: (email: string) =>
      `We have just written to ${email}. If that address has an account, the mail holds your way in. It works for 30 minutes.`,
    nothing: 'Nothing there after a few minutes? Look into the spam folder, or check the address.',
    again: 'Ask for another mail',
  },
  code: {
    headline: 'One more step',
    lead: 'The six digits that your app shows now. Without your phone: one of your recovery codes.',
    label: 'Code',
    submit: 'Come in',
  },
};

export const da: typeof en = {
  title: 'Log ind',
  headline: 'Kom indenfor',
  tabs: { login: 'Log ind', 'sign-up': 'Opret konto' },
  tabsLabel: 'Log ind eller opret konto',
  name: 'Dit navn',
  email: 'E-mail',
  password: 'Adgangskode',
  passwordHint: (length) => `Mindst ${length} tegn. En sætning er nem at huske.`,
  submit: 'Log ind',
  submitting: 'Logger ind...',
  failed: 'Ikke logget ind',
  otherWays: 'Andre veje ind',
  forgotten: 'Glemt adgangskoden?',
  byMail: 'Log ind med et link i en mail',
  emailLink: 'Send mig et login-link',
  signUp: {
    lead: 'Dine timer, klip, kvitteringer og din dagbog på ét sted. Det, du allerede har booket eller købt med din e-mailadresse, ligger der fra starten.',
    submit: 'Opret min konto',
    submitting: 'Sender...',
    failed: 'Ikke sendt endnu',
    noNeed: 'Du behøver ingen konto for at booke eller købe.',
    book: 'Book en time',
  },
  reset: {
    headline: 'En ny adgangskode',
    lead: 'Vi sender dig en mail med én knap. Indtil du trykker på den, ændrer intet sig.',
    submit: 'Send mig mailen',
  },
  link: {
    headline: 'Ind uden adgangskode',
    lead: 'Vi sender dig en mail med én knap, der lukker dig ind.',
    submit: 'Send mig linket',
  },
  sending: 'Sender...',
  notSent: 'Ikke sendt endnu',
  cut: 'Der er ingen forbindelse. Det, du har skrevet, står her endnu: Prøv igen om et øjeblik.',
  back: 'Tilbage til login',
  outEverywhere: {
    title: 'Logget ud alle steder',
    text: 'Alle telefoner og computere spørger efter din adgangskode igen, også denne.',
  },
  sent: {
    headline: 'Kig i din mail',
    'sign-up': (email) =>
      `Vi har lige skrevet til ${email}. Tryk på knappen i den mail, så er du inde. Den virker i 24 timer.`,
    reset: (email) =>
      `Vi har lige skrevet til ${email}. Har adressen en konto, ligger vejen til en ny adgangskode i mailen. Den virker i en time.`,
    link: (email) =>
      `Vi har lige skrevet til ${email}. Har adressen en konto, ligger din vej ind i mailen. Den virker i 30 minutter.`,
    nothing: 'Kommer der intet efter et par minutter? Kig i spammappen, eller tjek adressen.',
    again: 'Bed om en ny mail',
  },
  code: {
    headline: 'Ét trin til',
    lead: 'De seks cifre, som din app viser lige nu. Uden telefon: en af dine gendannelseskoder.',
    label: 'Kode',
    submit: 'Kom indenfor',
  },
};

export const loginMessages = { en, da };
