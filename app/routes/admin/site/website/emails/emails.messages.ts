import type { EditEmailRefusal } from '#studio/messages/notifications/texts/edit-email-texts.ts';
import type { TextKind } from '#studio/messages/notifications/texts/email-text-input.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const emailsMessages = inBoth({
  title: ['Email texts', 'E-mailtekster'],
  lead: [
    'What your emails to visitors and students say, in both languages. Times, amounts and links are filled in for each email.',
    'Hvad dine e-mails til besøgende og elever siger på begge sprog. Tider, beløb og links udfyldes i hver e-mail.',
  ],
  columns: { email: common.email, state: ['Texts', 'Tekster'] },
  edited: ['Edited', 'Rettet'],
  standard: 'Standard',
  back: ['All email texts', 'Alle e-mailtekster'],
  formLead: [
    'Your changes apply to emails written from now on. Leave a field empty to use the standard text.',
    'Dine ændringer gælder for e-mails, der skrives fra nu af. Lad et felt stå tomt for at bruge standardteksten.',
  ],
  languages: { en: common.english, da: common.danish },
  kinds: {
    subject: ['Subject', 'Emne'],
    headline: ['Headline', 'Overskrift'],
    button: ['Button', 'Knap'],
    text: ['Text', 'Tekst'],
  } satisfies Pairs<Record<TextKind, string>>,
  numbered: (label: string, number: number) => `${label} ${number}`,
  needs: (placeholders: string) => [`Needs ${placeholders}.`, `Skal indeholde ${placeholders}.`],
  standardIs: (text: string) => `Standard: ${text}`,
  placeholdersHint: (placeholders: string) => [
    `Words in braces, such as {date}, are replaced in each email. ${placeholders} can be used in every text.`,
    `Ord i krøllede parenteser, for eksempel {date}, udskiftes i hver e-mail. ${placeholders} kan bruges i alle tekster.`,
  ],
  save: common.save,
  preview: ['Preview and test', 'Forhåndsvisning og test'],
  previewHint: [
    'The email exactly as it would be sent, with the texts in the form, saved or not, and an invented recipient. A test goes to your own address.',
    'E-mailen præcis som den ville blive sendt, med teksterne i formularen, gemt eller ej, og en opdigtet modtager. En test sendes til din egen adresse.',
  ],
  previewIn: { en: ['Preview in English', 'Se på engelsk'], da: ['Preview in Danish', 'Se på dansk'] },
  testIn: {
    en: ['Send test in English', 'Send test på engelsk'],
    da: ['Send test in Danish', 'Send test på dansk'],
  },
  newTab: ['opens in a new tab', 'åbner i en ny fane'],
  reset: ['Back to the standard texts', 'Tilbage til standardteksterne'],
  resetSure: [
    'Replace all your texts of this email with the standard texts, in both languages?',
    'Erstat alle dine tekster i denne e-mail med standardteksterne på begge sprog?',
  ],
  resetYes: ['Yes, replace them', 'Ja, erstat dem'],
  testSent: (address: string) => [
    `The test email is on its way to ${address}.`,
    `Testen er på vej til ${address}.`,
  ],
  problem: common.notSaved,
  notSent: common.notSent,
  noAddress: [
    'Enter your email address under Settings first.',
    'Skriv først din e-mailadresse under Indstillinger.',
  ],
  flash: {
    saved: common.savedSentence,
    standard: ['The standard texts are back.', 'Standardteksterne er tilbage.'],
  },
  problems: {
    missing: (placeholders: string) => [`Please include ${placeholders}.`, `Skriv også ${placeholders}.`],
    unknown: (placeholders: string) => [
      `${placeholders} isn’t known in this text.`,
      `${placeholders} findes ikke i denne tekst.`,
    ],
    'too-long': (most: number) => [`At most ${most} characters.`, `Højst ${most} tegn.`],
    brace: [
      'Braces are only for words that are replaced, such as {date}.',
      'Krøllede parenteser er kun til ord, der udskiftes, for eksempel {date}.',
    ],
  },
  refusals: {
    changed: [
      'Someone else has changed these texts since you opened them. Your text is still in the form; open the page in another tab to compare before you save.',
      'En anden har ændret disse tekster, siden du åbnede dem. Din tekst er stadig i formularen. Åbn siden i en anden fane for at sammenligne, før du gemmer.',
    ],
    invalid: [
      'Please check the marked fields. Your text is still in the form.',
      'Se de markerede felter. Din tekst er stadig i formularen.',
    ],
  } satisfies Pairs<Record<EditEmailRefusal, string>>,
});

export type EmailWords = (typeof emailsMessages)['en'];
