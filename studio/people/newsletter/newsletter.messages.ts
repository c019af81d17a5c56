import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const newsletterMessages = inBoth({
  title: ['Join Our Vocal Community', 'Bliv en del af vores sangfællesskab'],
  sent: ['Check your email', 'Tjek din e-mail'],
  lead: [
    'Be the first to hear about new retreats, concerts & trainings',
    'Hør som den første om nye retreats, koncerter og kurser',
  ],
  inIt: {
    title: ['What’s in it', 'Det får du'],
    points: [
      [
        'New retreats, concerts and trainings, with their dates.',
        'What’s new in the magazine, to read or listen to.',
      ],
      ['Nye retreats, koncerter og kurser, med datoer.', 'Nyt fra magasinet, til at læse eller lytte til.'],
    ],
    magazine: ['See the magazine', 'Se magasinet'],
  },
  email: common.email,
  subscribe: ['Subscribe', 'Tilmeld'],
  subscribing: ['Sending...', 'Sender...'],
  /** Shown beside the button and stored with every subscription as the consent text. */
  consent: [
    'I want news about retreats, concerts and trainings by email. I can unsubscribe at any time.',
    'Jeg vil gerne have nyt om retreats, koncerter og kurser på e-mail. Jeg kan afmelde mig når som helst.',
  ],
  thanks: [
    'Thank you for subscribing to our vocal community!',
    'Tak, fordi du er med i vores sangfællesskab.',
  ],
  pleaseConfirm: [
    'Please confirm in the mail we have just sent.',
    'Bekræft i den e-mail, vi lige har sendt.',
  ],
  badEmail: common.badEmail,
  tooMany: (minutes: number) => [
    `We’ve already sent several emails to this address. Please check your inbox, or try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    `Vi har allerede sendt flere e-mails til adressen. Tjek din indbakke, eller prøv igen om ${minutes === 1 ? 'et minut' : `${minutes} minutter`}.`,
  ],
  confirm: {
    title: ['Confirm your subscription', 'Bekræft din tilmelding'],
    lead: (email: string) => [
      `Shall we send our news to ${email}?`,
      `Skal vi sende vores nyheder til ${email}?`,
    ],
    button: ['Confirm subscription', 'Bekræft tilmelding'],
    done: ['Your subscription is confirmed. Welcome.', 'Din tilmelding er bekræftet. Velkommen.'],
  },
  unsubscribe: {
    title: ['Unsubscribe', 'Afmeld'],
    lead: (email: string) => [
      `Shall we stop sending our news to ${email}?`,
      `Vil du ikke længere have nyheder på ${email}?`,
    ],
    button: ['Unsubscribe', 'Afmeld'],
    done: [
      'You’ve been unsubscribed and won’t get any more news from us.',
      'Du er afmeldt. Der kommer ikke flere nyheder fra os.',
    ],
  },
  gone: {
    title: ['This link no longer works', 'Linket virker ikke længere'],
    lead: [
      'It may have expired or been cut off in the email. You can subscribe again below.',
      'Måske er det udløbet eller ikke kopieret helt. Du kan tilmelde dig igen herunder.',
    ],
  },
});
