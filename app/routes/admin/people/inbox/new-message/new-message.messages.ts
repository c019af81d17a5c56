import type { ConversationField } from '#studio/people/contact/start-conversation.ts';
import type { Language } from '#studio/shared/language.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const newMessageMessages = inBoth({
  title: ['New message', 'Ny besked'],
  lead: [
    'An email from the studio. Answers arrive in your inbox.',
    'En e-mail fra studiet. Svar kommer i din indbakke.',
  ],
  back: ['All messages', 'Alle beskeder'],
  people: {
    label: ['Find a student', 'Find en elev'],
    hint: ['Name or email. Fills in both below.', 'Navn eller e-mail. Udfylder begge felter nedenfor.'],
    search: 'Find',
    none: [
      'No one has this name or email. Fill in both below.',
      'Ingen har det navn eller den e-mail. Udfyld felterne nedenfor.',
    ],
  },
  name: common.name,
  email: common.email,
  subject: ['Subject', 'Emne'],
  body: ['Message', 'Besked'],
  hint: [
    'We add a greeting and your name. You see the email before it’s sent.',
    'Vi tilføjer en hilsen og dit navn. Du ser e-mailen, før den sendes.',
  ],
  language: ['Language of the email', 'E-mailens sprog'],
  languages: { da: common.danish, en: common.english } satisfies Pairs<Record<Language, string>>,
  preview: ['Preview email', 'Se e-mailen'],
  files: ['Save draft and attach files', 'Gem kladde og vedhæft filer'],
  problem: common.notSaved,
  invalid: ['Please check the marked fields.', 'Se på de markerede felter.'],
  gone: ['This saved reply has been deleted.', 'Det gemte svar er slettet.'],
  fields: {
    name: ['Enter the person’s name, without web addresses.', 'Skriv personens navn uden webadresser.'],
    email: ['Enter a valid email address.', 'Skriv en gyldig e-mailadresse.'],
    subject: ['Write a subject of up to 150 characters.', 'Skriv et emne på højst 150 tegn.'],
    body: ['Write a message of up to 5,000 characters.', 'Skriv en besked på højst 5.000 tegn.'],
    language: ['Choose a language.', 'Vælg et sprog.'],
  } satisfies Pairs<Record<ConversationField, string>>,
  allow: [
    'Emails can be allowed again on the person’s page.',
    'Du kan tillade e-mails igen på personens side.',
  ],
  saved: ['Saved replies', 'Gemte svar'],
  edit: ['Edit saved replies', 'Rediger gemte svar'],
});
