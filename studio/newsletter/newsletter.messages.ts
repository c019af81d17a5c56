export const en = {
  title: 'Join Our Vocal Community',
  lead: 'Be the first to hear about new retreats, concerts & trainings',
  email: 'E-mail',
  subscribe: 'Subscribe',
  subscribing: 'Sending...',
  /** Shown beside the button and stored with every subscription as the consent text. */
  consent: 'I want news about retreats, concerts and trainings by e-mail. I can unsubscribe at any time.',
  thanks: 'Thank you for subscribing to our vocal community!',
  pleaseConfirm: 'Please confirm in the mail we have just sent.',
  badEmail: 'Please enter a valid email address.',
  tooMany: (minutes: number) =>
    `We have sent several mails to this address already. Please look there, or try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
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
    done: 'You are unsubscribed. No more news comes from us.',
  },
  gone: {
    title: 'This link no longer works',
    lead: 'It may be too old, or it was cut short in the mail. You can subscribe again below.',
  },
};

export const da: typeof en = {
  title: 'Bliv en del af vores sangfællesskab',
  lead: 'Hør som den første om nye retreats, koncerter og kurser',
  email: 'E-mail',
  subscribe: 'Tilmeld',
  subscribing: 'Sender...',
  consent:
    'Jeg vil gerne have nyt om retreats, koncerter og kurser på e-mail. Jeg kan framelde mig når som helst.',
  thanks: 'Tak, fordi du er med i vores sangfællesskab.',
  pleaseConfirm: 'Bekræft venligst i den mail, vi lige har sendt.',
  badEmail: 'Indtast venligst en gyldig e-mailadresse.',
  tooMany: (minutes) =>
    `Vi har allerede sendt flere mails til denne adresse. Kig efter dem, eller prøv igen om ${minutes === 1 ? 'et minut' : `${minutes} minutter`}.`,
  confirm: {
    title: 'Bekræft din tilmelding',
    lead: (email) => `Skal vi sende vores nyheder til ${email}?`,
    button: 'Bekræft tilmelding',
    done: 'Din tilmelding er bekræftet. Velkommen.',
  },
  unsubscribe: {
    title: 'Frameld',
    lead: (email) => `Skal vi holde op med at sende vores nyheder til ${email}?`,
    button: 'Frameld',
    done: 'Du er frameldt. Der kommer ikke flere nyheder fra os.',
  },
  gone: {
    title: 'Linket virker ikke længere',
    lead: 'Måske er det for gammelt, eller det blev klippet over i mailen. Du kan tilmelde dig igen herunder.',
  },
};

export const newsletterMessages = { en, da };
