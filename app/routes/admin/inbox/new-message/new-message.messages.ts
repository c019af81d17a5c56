import type { ConversationField } from '#studio/contact/start-conversation.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'New message',
  lead: 'An email from the studio. Answers arrive in your inbox.',
  back: 'All messages',
  people: {
    label: 'Find a student',
    hint: 'Name or email. Fills in both below.',
    search: 'Find',
    none: 'No one has this name or email. Fill in both below.',
  },
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  body: 'Message',
  hint: 'We add a greeting and your name. You see the email before it’s sent.',
  language: 'Language of the email',
  languages: { da: 'Danish', en: 'English' } satisfies Record<Language, string>,
  preview: 'Preview email',
  files: 'Save draft and attach files',
  problem: 'Not saved',
  invalid: 'Please check the marked fields.',
  gone: 'This saved reply has been deleted.',
  fields: {
    name: 'Enter the person’s name, without web addresses.',
    email: 'Enter a valid email address.',
    subject: 'Write a subject of up to 150 characters.',
    body: 'Write a message of up to 5,000 characters.',
    language: 'Choose a language.',
  } satisfies Record<ConversationField, string>,
  allow: 'Emails can be allowed again on the person’s page.',
  saved: 'Saved replies',
  edit: 'Edit saved replies',
};

const da: typeof en = {
  title: 'Ny besked',
  lead: 'En e-mail fra studiet. Svar kommer i din indbakke.',
  back: 'Alle beskeder',
  people: {
    label: 'Find en elev',
    hint: 'Navn eller e-mail. Udfylder begge felter nedenfor.',
    search: 'Find',
    none: 'Ingen har det navn eller den e-mail. Udfyld felterne nedenfor.',
  },
  name: 'Navn',
  email: 'E-mail',
  subject: 'Emne',
  body: 'Besked',
  hint: 'Vi tilføjer en hilsen og dit navn. Du ser e-mailen, før den sendes.',
  language: 'E-mailens sprog',
  languages: { da: 'Dansk', en: 'Engelsk' },
  preview: 'Se e-mailen',
  files: 'Gem kladde og vedhæft filer',
  problem: 'Ikke gemt',
  invalid: 'Se på de markerede felter.',
  gone: 'Det gemte svar er slettet.',
  fields: {
    name: 'Skriv personens navn uden webadresser.',
    email: 'Skriv en gyldig e-mailadresse.',
    subject: 'Skriv et emne på højst 150 tegn.',
    body: 'Skriv en besked på højst 5.000 tegn.',
    language: 'Vælg et sprog.',
  },
  allow: 'Du kan tillade e-mails igen på personens side.',
  saved: 'Gemte svar',
  edit: 'Rediger gemte svar',
};

export const newMessageMessages: Record<Language, typeof en> = { en, da };
