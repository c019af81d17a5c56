import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const dateNoticeMessages = inBoth({
  title: ['Notify me', 'Giv mig besked'],
  lead: [
    'Tell us which course you’re waiting for. We’ll send one email when its first date is set.',
    'Vælg det kursus, du venter på. Vi sender én e-mail, når den første dato er fastsat.',
  ],
  course: common.course,
  email: common.email,
  submit: ['Notify me', 'Giv mig besked'],
  /** Shown at the field and stored as the consent text. */
  consent: [
    'I want one email when a date is set. I can cancel at any time.',
    'Jeg vil gerne have én e-mail, når en dato er fastsat. Jeg kan afmelde mig når som helst.',
  ],
  sent: ['Please confirm in the email we’ve just sent.', 'Bekræft i den e-mail, vi lige har sendt.'],
  none: ['Every course has its page and dates now.', 'Alle kurser har nu en side og datoer.'],
  all: ['All courses', 'Alle kurser'],
  badEmail: common.badEmail,
  badCourse: ['Please choose a course.', 'Vælg et kursus.'],
  tooMany: (minutes: number) => [
    `We’ve already sent several emails to this address. Please check your inbox, or try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    `Vi har allerede sendt flere e-mails til adressen. Tjek din indbakke, eller prøv igen om ${minutes === 1 ? 'et minut' : `${minutes} minutter`}.`,
  ],
  confirm: {
    title: ['Confirm your request', 'Bekræft din tilmelding'],
    lead: (email: string) => [
      `Shall we write to ${email} when a date is set?`,
      `Skal vi skrive til ${email}, når en dato er fastsat?`,
    ],
    button: ['Confirm', 'Bekræft'],
    done: [
      'Confirmed. We’ll write to you when a date is set.',
      'Bekræftet. Vi skriver til dig, når en dato er fastsat.',
    ],
  },
  cancel: {
    title: ['Cancel your request', 'Afmeld besked'],
    lead: (email: string) => [
      `Shall we no longer write to ${email} about a date?`,
      `Vil du ikke længere have besked på ${email}?`,
    ],
    button: ['Cancel request', 'Afmeld'],
    done: [
      'Your request is cancelled, and your address is deleted.',
      'Du er afmeldt, og din adresse er slettet.',
    ],
  },
  gone: {
    title: ['This link no longer works', 'Linket virker ikke længere'],
    lead: [
      'It may have expired, or the request was cancelled. You can ask again.',
      'Måske er det udløbet, eller du er afmeldt. Du kan tilmelde dig igen.',
    ],
  },
});
