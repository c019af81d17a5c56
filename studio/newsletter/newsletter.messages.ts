export const en = {
  title: 'Join Our Vocal Community',
  lead: 'Be the first to hear about new retreats, concerts & trainings',
  email: 'Email',
  subscribe: 'Subscribe',
  subscribing: 'Sending...',
  /** Shown beside the button and stored with every subscription as the consent text. */
  consent: 'I want news about retreats, concerts and trainings by email. I can unsubscribe at any time.',
  thanks: 'Thank you for subscribing to our vocal community!',
  pleaseConfirm: 'Please confirm in the mail we have just sent.',
  badEmail: 'Please enter a valid email address.',
  tooMany: (minutes: number) =>
    `We’ve already sent several emails to this address. Please check your inbox, or try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  confirm: {
    title: 'Confirm your subscription',
    lead: (email: string) => `Shall we send our news to ${email}?`,
    button: 'Confirm subscription',
    done: 'Your subscription is confirmed. Welcome.',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    lead: (email: string) => `Shall we stop sending our news to ${email}?`,
    button: 'Unsubscribe',
    done: 'You’ve been unsubscribed and won’t get any more news from us.',
  },
  gone: {
    title: 'This link no longer works',
    lead: 'It may have expired or been cut off in the email. You can subscribe again below.',
  },
};

export const da: typeof en = {
  title: 'Bliv en del af vores sangfællesskab',
  lead: 'Hør som den første om nye retreats, koncerter og kurser',
  email: 'E-mail',
  subscribe: 'Tilmeld',
  subscribing: 'Sender...',
  consent:
    'Jeg vil gerne have nyt om retreats, koncerter og kurser på e-mail. Jeg kan afmelde mig når som helst.',
  thanks: 'Tak, fordi du er med i vores sangfællesskab.',
  pleaseConfirm: 'Bekræft i den e-mail, vi lige har sendt.',
  badEmail: 'Skriv en gyldig e-mailadresse.',
  tooMany: (minutes) =>
    `Vi har allerede sendt flere e-mails til adressen. Tjek din indbakke, eller prøv igen om ${minutes === 1 ? 'et minut' : `${minutes} minutter`}.`,
  confirm: {
    title: 'Bekræft din tilmelding',
    lead: (email) => `Skal vi sende vores nyheder til ${email}?`,
    button: 'Bekræft tilmelding',
    done: 'Din tilmelding er bekræftet. Velkommen.',
  },
  unsubscribe: {
    title: 'Afmeld',
    lead: (email) => `Vil du ikke længere have nyheder på ${email}?`,
    button: 'Afmeld',
    done: 'Du er afmeldt. Der kommer ikke flere nyheder fra os.',
  },
  gone: {
    title: 'Linket virker ikke længere',
    lead: 'Måske er det udløbet eller ikke kopieret helt. Du kan tilmelde dig igen herunder.',
  },
};

export const newsletterMessages = { en, da };
