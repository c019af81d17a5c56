import { pdfTextMessages } from '#app/web/files/pdf-text.messages.ts';
import type { EmailState } from '#studio/shared/email/email.ts';
import type { Language } from '#studio/shared/language.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const replyMessages = inBoth({
  title: ['Reply', 'Svar'],
  body: (name: string) => [`Your reply to ${name}`, `Dit svar til ${name}`],
  hint: [
    'We add a greeting, your name and the message below it. You see the email before it’s sent.',
    'Vi tilføjer en hilsen, dit navn og beskeden nedenunder. Du ser e-mailen, før den sendes.',
  ],
  startBody: (name: string) => [`Your message to ${name}`, `Din besked til ${name}`],
  startHint: [
    'We add a greeting and your name. You see the email before it’s sent.',
    'Vi tilføjer en hilsen og dit navn. Du ser e-mailen, før den sendes.',
  ],
  files: ['Attachments', 'Vedhæftede filer'],
  optional: common.optional,
  filesHint: ['Up to 5 files, 10 MB together.', 'Højst 5 filer, 10 MB i alt.'],
  attached: ['Attached', 'Vedhæftet'],
  removeFile: common.remove,
  notAttached: ['Not attached', 'Ikke vedhæftet'],
  fileFaults: {
    empty: (name: string | null) => [`${name ?? 'The file'} is empty.`, `${name ?? 'Filen'} er tom.`],
    'too-large': (name: string | null) =>
      name
        ? [
            `${name} doesn’t fit: attachments can be 10 MB together.`,
            `Der er ikke plads til ${name}: Filerne må fylde 10 MB i alt.`,
          ]
        : [
            'Attachments can be 10 MB together. None of the files you just chose was attached.',
            'Filerne må fylde 10 MB i alt. Ingen af de filer, du lige valgte, er vedhæftet.',
          ],
    'too-many': () => [
      'A reply can have 5 attachments. None of the files you just chose was attached.',
      'Et svar kan have 5 filer. Ingen af de filer, du lige valgte, er vedhæftet.',
    ],
    busy: () => [
      'We’re receiving several files right now. Try again in a minute.',
      'Vi modtager flere filer lige nu. Prøv igen om et minut.',
    ],
    unreadable: () => ['Not all files arrived. Try again.', 'Filerne kom ikke helt frem. Prøv igen.'],
  },
  language: ['Language of the email', 'E-mailens sprog'],
  languages: { da: common.danish, en: common.english } satisfies Pairs<Record<Language, string>>,
  preview: ['Preview email', 'Se e-mailen'],
  saved: ['Saved replies', 'Gemte svar'],
  edit: ['Edit saved replies', 'Rediger gemte svar'],
  byApp: ['Reply in your email app', 'Svar i dit mailprogram'],
  you: ['You', 'Dig'],
  byEmail: ['by email', 'pr. e-mail'],
  inStudentArea: ['in the student area', 'på elevens side'],
  notVerified: ['Sender not verified', 'Afsender ikke bekræftet'],
  otherAddress: ['Another address than in the message', 'Anden adresse end i beskeden'],
  onlySubject: (subject: string) => [`Subject: ${subject}`, `Emne: ${subject}`],
  noText: ['This email has no text.', 'E-mailen er uden tekst.'],
  unparsed: [
    'Not everything in this email can be shown here. The email is attached as a file.',
    'Ikke alt i e-mailen kan vises her. E-mailen er vedhæftet som fil.',
  ],
  shortened: ['The email is longer. This is its beginning.', 'E-mailen er længere. Dette er begyndelsen.'],
  notStored: [
    'Not stored, because the space for uploads is full or the email is older:',
    'Ikke gemt, fordi der ikke er mere plads til uploads, eller e-mailen er ældre:',
  ],
  unnamed: ['Unnamed file', 'Fil uden navn'],
  quoted: ['Earlier messages', 'Tidligere beskeder'],
  states: {
    waiting: ['Sending', 'Sendes'],
    sent: ['Sent', 'Sendt'],
    failed: ['Couldn’t be delivered', 'Kunne ikke leveres'],
    held: ['On hold', 'Tilbageholdt'],
  } satisfies Pairs<Record<EmailState, string>>,
  notSaved: common.notSaved,
  problems: {
    'no-subject': ['Write a subject.', 'Skriv et emne.'],
    'long-subject': ['Please keep the subject under 150 characters.', 'Emnet må højst have 150 tegn.'],
    empty: ['Write your reply first.', 'Skriv dit svar først.'],
    'too-long': ['Please keep it under 5,000 characters.', 'Skriv højst 5.000 tegn.'],
    changed: [
      'Someone else has changed this conversation. Your text is still in the field.',
      'En anden har ændret samtalen. Din tekst er stadig i feltet.',
    ],
  },
  stored: (text: string) => [`Saved in the meantime: “${text}”`, `Gemt i mellemtiden: »${text}«`],
  asText: [pdfTextMessages.en.link, pdfTextMessages.da.link],
  gone: ['This saved reply has been deleted.', 'Det gemte svar er slettet.'],
  sent: [
    'Reply sent. The message is marked as answered.',
    'Svaret er sendt. Beskeden er markeret som besvaret.',
  ],
  startSent: [
    'Message sent. Answers arrive in your inbox.',
    'Beskeden er sendt. Svar kommer i din indbakke.',
  ],
  draft: ['Draft', 'Kladde'],
  previewTitle: (name: string) => [`Email to ${name}`, `E-mail til ${name}`],
  back: ['Back to the message', 'Tilbage til beskeden'],
  from: ['From', 'Fra'],
  to: ['To', 'Til'],
  replyTo: ['Replies go to', 'Svar går til'],
  subject: ['Subject', 'Emne'],
  frame: ['The email as it will look', 'E-mailen, som den kommer til at se ud'],
  plain: ['The email as plain text', 'E-mailen som ren tekst'],
  send: ['Send email', 'Send e-mail'],
  change: ['Change text', 'Ret teksten'],
  notSent: common.notSent,
  changedSince: [
    'The reply or the message was changed in the meantime. Here is the latest version.',
    'Svaret eller beskeden er ændret i mellemtiden. Her er den nyeste udgave.',
  ],
});

export type ReplyWords = (typeof replyMessages)['en'];
