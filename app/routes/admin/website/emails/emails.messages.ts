import type { EditEmailRefusal } from '#studio/notifications/texts/edit-email-texts.ts';
import type { TextKind } from '#studio/notifications/texts/email-text-input.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Email texts',
  lead: 'What your emails to visitors and students say, in both languages. Times, amounts and links are filled in for each email.',
  columns: { email: 'Email', state: 'Texts' },
  edited: 'Edited',
  standard: 'Standard',
  back: 'All email texts',
  formLead: 'Your changes apply to emails written from now on. Leave a field empty to use the standard text.',
  languages: { en: 'English', da: 'Danish' },
  kinds: { subject: 'Subject', headline: 'Headline', button: 'Button', text: 'Text' } satisfies Record<
    TextKind,
    string
  >,
  numbered: (label: string, number: number) => `${label} ${number}`,
  needs: (placeholders: string) => `Needs ${placeholders}.`,
  standardIs: (text: string) => `Standard: ${text}`,
  placeholdersHint: (placeholders: string) =>
    `Words in braces, such as {date}, are replaced in each email. ${placeholders} can be used in every text.`,
  save: 'Save',
  preview: 'Preview and test',
  previewHint:
    'The email exactly as it would be sent, with the texts in the form, saved or not, and an invented recipient. A test goes to your own address.',
  previewIn: { en: 'Preview in English', da: 'Preview in Danish' },
  testIn: { en: 'Send test in English', da: 'Send test in Danish' },
  newTab: 'opens in a new tab',
  reset: 'Back to the standard texts',
  resetSure: 'Replace all your texts of this email with the standard texts, in both languages?',
  resetYes: 'Yes, replace them',
  testSent: (address: string) => `The test email is on its way to ${address}.`,
  problem: 'Not saved',
  notSent: 'Not sent',
  noAddress: 'Enter your email address under Settings first.',
  flash: { saved: 'Saved.', standard: 'The standard texts are back.' },
  problems: {
    missing: (placeholders: string) => `Please include ${placeholders}.`,
    unknown: (placeholders: string) => `${placeholders} isn’t known in this text.`,
    'too-long': (most: number) => `At most ${most} characters.`,
    brace: 'Braces are only for words that are replaced, such as {date}.',
  },
  refusals: {
    'not-allowed': 'Only the owner can change email texts.',
    changed:
      'Someone else has changed these texts since you opened them. Your text is still in the form; open the page in another tab to compare before you save.',
    invalid: 'Please check the marked fields. Your text is still in the form.',
  } satisfies Record<EditEmailRefusal, string>,
};

export type EmailWords = typeof en;

const da: EmailWords = {
  title: 'E-mailtekster',
  lead: 'Hvad dine e-mails til besøgende og elever siger på begge sprog. Tider, beløb og links udfyldes i hver e-mail.',
  columns: { email: 'E-mail', state: 'Tekster' },
  edited: 'Rettet',
  standard: 'Standard',
  back: 'Alle e-mailtekster',
  formLead:
    'Dine ændringer gælder for e-mails, der skrives fra nu af. Lad et felt stå tomt for at bruge standardteksten.',
  languages: { en: 'Engelsk', da: 'Dansk' },
  kinds: { subject: 'Emne', headline: 'Overskrift', button: 'Knap', text: 'Tekst' },
  numbered: (label, number) => `${label} ${number}`,
  needs: (placeholders) => `Skal indeholde ${placeholders}.`,
  standardIs: (text) => `Standard: ${text}`,
  placeholdersHint: (placeholders) =>
    `Ord i krøllede parenteser, f.eks. {date}, udskiftes i hver e-mail. ${placeholders} kan bruges i alle tekster.`,
  save: 'Gem',
  preview: 'Forhåndsvisning og test',
  previewHint:
    'E-mailen præcis som den ville blive sendt, med teksterne i formularen, gemt eller ej, og en opdigtet modtager. En test sendes til din egen adresse.',
  previewIn: { en: 'Se på engelsk', da: 'Se på dansk' },
  testIn: { en: 'Send test på engelsk', da: 'Send test på dansk' },
  newTab: 'åbner i en ny fane',
  reset: 'Tilbage til standardteksterne',
  resetSure: 'Erstat alle dine tekster i denne e-mail med standardteksterne på begge sprog?',
  resetYes: 'Ja, erstat dem',
  testSent: (address) => `Testen er på vej til ${address}.`,
  problem: 'Ikke gemt',
  notSent: 'Ikke sendt',
  noAddress: 'Skriv først din e-mailadresse under Indstillinger.',
  flash: { saved: 'Gemt.', standard: 'Standardteksterne er tilbage.' },
  problems: {
    missing: (placeholders) => `Skriv også ${placeholders}.`,
    unknown: (placeholders) => `${placeholders} findes ikke i denne tekst.`,
    'too-long': (most) => `Højst ${most} tegn.`,
    brace: 'Krøllede parenteser er kun til ord, der udskiftes, f.eks. {date}.',
  },
  refusals: {
    'not-allowed': 'Kun ejeren kan ændre e-mailtekster.',
    changed:
      'En anden har ændret disse tekster, siden du åbnede dem. Din tekst er stadig i formularen. Åbn siden i en anden fane for at sammenligne, før du gemmer.',
    invalid: 'Se de markerede felter. Din tekst er stadig i formularen.',
  },
};

export const emailsMessages: Record<Language, EmailWords> = { en, da };
