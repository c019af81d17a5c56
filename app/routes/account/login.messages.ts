export const en = {
  title: 'Login',
  headline: 'Come in',
  tabs: { login: 'Login', 'sign-up': 'Sign up' },
  tabsLabel: 'Login or sign up',
  name: 'Your name',
  email: 'Email',
  password: 'Password',
  passwordHint: (length: number) => `At least ${length} characters. A sentence is easy to remember.`,
  submit: 'Sign in',
  submitting: 'Signing in...',
  failed: 'Couldn’t sign you in',
  otherWays: 'Other ways to sign in',
  forgotten: 'Forgot your password?',
  byMail: 'Email me a sign-in link',
  emailLink: 'Email me a sign-in link',
  signUp: {
    lead: 'Your sessions, credits, receipts and journal in one place, including anything you’ve already booked or bought with your email address.',
    submit: 'Create account',
    submitting: 'Sending...',
    failed: 'Account not created',
    noNeed: 'You don’t need an account to book or buy.',
    book: 'Book Session',
  },
  reset: {
    headline: 'Reset your password',
    lead: 'We’ll email you a link. Nothing changes until you use it.',
    submit: 'Email me a reset link',
  },
  link: {
    headline: 'Sign in without a password',
    lead: 'We’ll email you a link that signs you in.',
    submit: 'Email me a sign-in link',
  },
  sending: 'Sending...',
  notSent: 'Not sent',
  cut: 'You’re offline. What you typed is still here: please try again in a moment.',
  back: 'Back to login',
  outEverywhere: {
    title: 'Signed out everywhere',
    text: 'You’ll need your password again on every phone and computer, including this one.',
  },
  sent: {
    headline: 'Check your email',
    'sign-up': (email: string) =>
      `We’ve just emailed ${email}. Use the link to open your account. It works for 24 hours.`,
    reset: (email: string) =>
      `We’ve just emailed ${email}. If that address has an account, you’ll find a link to choose a new password. It works for an hour.`,
    link: (email: string) =>
      `We’ve just emailed ${email}. If that address has an account, you’ll find a sign-in link. It works for 30 minutes.`,
    nothing: 'Nothing after a few minutes? Check your spam folder and the address.',
    again: 'Send another email',
  },
  code: {
    headline: 'One more step',
    lead: 'Enter the six digits your app shows now. No phone? Use one of your recovery codes.',
    label: 'Code',
    submit: 'Sign in',
    back: 'Back to login',
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
  failed: 'Du blev ikke logget ind',
  otherWays: 'Andre måder at logge ind på',
  forgotten: 'Glemt adgangskoden?',
  byMail: 'Send mig et loginlink på e-mail',
  emailLink: 'Send mig et loginlink',
  signUp: {
    lead: 'Dine timer, klip, kvitteringer og din dagbog på ét sted. Det, du allerede har booket eller købt med din e-mailadresse, ligger der fra starten.',
    submit: 'Opret min konto',
    submitting: 'Sender...',
    failed: 'Det blev ikke sendt',
    noNeed: 'Du behøver ingen konto for at booke eller købe.',
    book: 'Book en time',
  },
  reset: {
    headline: 'En ny adgangskode',
    lead: 'Vi sender dig en e-mail med et link. Intet ændrer sig, før du bruger det.',
    submit: 'Send mig linket',
  },
  link: {
    headline: 'Log ind uden adgangskode',
    lead: 'Vi sender dig en e-mail med et link, der logger dig ind.',
    submit: 'Send mig linket',
  },
  sending: 'Sender...',
  notSent: 'Det blev ikke sendt',
  cut: 'Der er ingen forbindelse. Det, du har skrevet, er her stadig. Prøv igen om et øjeblik.',
  back: 'Tilbage til login',
  outEverywhere: {
    title: 'Du er logget ud overalt',
    text: 'Alle telefoner og computere beder om din adgangskode igen, også denne.',
  },
  sent: {
    headline: 'Tjek din indbakke',
    'sign-up': (email) =>
      `Vi har lige skrevet til ${email}. Bekræft med knappen i e-mailen, så er du inde. Linket virker i 24 timer.`,
    reset: (email) =>
      `Vi har lige skrevet til ${email}. Har adressen en konto, finder du et link til en ny adgangskode i e-mailen. Det virker i en time.`,
    link: (email) =>
      `Vi har lige skrevet til ${email}. Har adressen en konto, finder du et loginlink i e-mailen. Det virker i 30 minutter.`,
    nothing: 'Kommer der ikke noget inden for et par minutter? Kig i spammappen, eller tjek adressen.',
    again: 'Send en ny e-mail',
  },
  code: {
    headline: 'Ét trin til',
    lead: 'Skriv de seks cifre, din app viser. Har du ikke din telefon, så brug en gendannelseskode.',
    label: 'Kode',
    submit: 'Log ind',
    back: 'Tilbage til login',
  },
};

export const loginMessages = { en, da };
