import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Notify me',
  lead: 'Tell us which course you’re waiting for. We’ll send one email when its first date is set.',
  course: 'Course',
  email: 'Email',
  submit: 'Notify me',
  /** Shown at the field and stored as the consent text. */
  consent: 'I want one email when a date is set. I can cancel at any time.',
  sent: 'Please confirm in the email we’ve just sent.',
  none: 'Every course has its page and dates now.',
  all: 'All courses',
  badEmail: 'Please enter a valid email address.',
  badCourse: 'Please choose a course.',
  tooMany: (minutes: number) =>
    `We’ve already sent several emails to this address. Please check your inbox, or try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  confirm: {
    title: 'Confirm your request',
    lead: (email: string) => `Shall we write to ${email} when a date is set?`,
    button: 'Confirm',
    done: 'Confirmed. We’ll write to you when a date is set.',
  },
  cancel: {
    title: 'Cancel your request',
    lead: (email: string) => `Shall we no longer write to ${email} about a date?`,
    button: 'Cancel request',
    done: 'Your request is cancelled, and your address is deleted.',
  },
  gone: {
    title: 'This link no longer works',
    lead: 'It may have expired, or the request was cancelled. You can ask again.',
  },
};

const da: typeof en = {
  title: 'Giv mig besked',
  lead: 'Vælg det kursus, du venter på. Vi sender én e-mail, når den første dato er fastsat.',
  course: 'Kursus',
  email: 'E-mail',
  submit: 'Giv mig besked',
  consent: 'Jeg vil gerne have én e-mail, når en dato er fastsat. Jeg kan afmelde mig når som helst.',
  sent: 'Bekræft i den e-mail, vi lige har sendt.',
  none: 'Alle kurser har nu en side og datoer.',
  all: 'Alle kurser',
  badEmail: 'Skriv en gyldig e-mailadresse.',
  badCourse: 'Vælg et kursus.',
  tooMany: (minutes) =>
    `Vi har allerede sendt flere e-mails til adressen. Tjek din indbakke, eller prøv igen om ${minutes === 1 ? 'et minut' : `${minutes} minutter`}.`,
  confirm: {
    title: 'Bekræft din tilmelding',
    lead: (email) => `Skal vi skrive til ${email}, når en dato er fastsat?`,
    button: 'Bekræft',
    done: 'Bekræftet. Vi skriver til dig, når en dato er fastsat.',
  },
  cancel: {
    title: 'Afmeld besked',
    lead: (email) => `Vil du ikke længere have besked på ${email}?`,
    button: 'Afmeld',
    done: 'Du er afmeldt, og din adresse er slettet.',
  },
  gone: {
    title: 'Linket virker ikke længere',
    lead: 'Måske er det udløbet, eller du er afmeldt. Du kan tilmelde dig igen.',
  },
};

export const dateNoticeMessages: Record<Language, typeof en> = { en, da };
