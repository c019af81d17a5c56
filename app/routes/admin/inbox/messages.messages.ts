import type { MessageState } from '#platform/db/schema/messages.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Messages',
  searchHint: 'Name or a word',
  columns: { name: 'From', beginning: 'What', sent: 'Sent', state: 'State' },
  filters: { state: 'State', all: 'Inbox' },
  states: { new: 'New', read: 'Read', answered: 'Answered', deleted: 'Deleted' } satisfies Record<
    MessageState,
    string
  >,
  empty: {
    title: 'No message yet',
    text: 'What people write on the contact page stands here, and in your mail.',
  },
  back: 'All messages',
  from: (name: string) => `Message from ${name}`,
  sent: 'Sent',
  language: 'Written on the pages in',
  languages: { da: 'Danish', en: 'English' },
  state: 'State',
  answeredAt: (when: string) => `Answered ${when}`,
  reply: 'Reply',
  replyNote: 'Opens your mail programme, with what was written under your answer.',
  subject: (studio: string) => `Re: Your message to ${studio}`,
  wrote: (name: string) => `${name} wrote:`,
  acts: {
    new: 'Not read after all',
    read: 'Mark as read',
    answered: 'I have answered',
    deleted: 'Delete',
    back: 'Bring it back',
  },
  notAnswered: 'Not answered after all',
  did: {
    new: 'It is new again.',
    read: 'Marked as read.',
    answered: 'Marked as answered.',
    back: 'It is back.',
    deleted: (name: string) => `The message from ${name} is deleted.`,
  },
  deletedNote: 'Deleted messages can be brought back for seven days. Then they are gone for good.',
  changedTitle: 'Not done: it has changed',
  changed:
    'Somebody else has changed this message while you were reading. This is how it stands now; press again if you still want to.',
};

const da: typeof en = {
  title: 'Beskeder',
  searchHint: 'Navn eller et ord',
  columns: { name: 'Fra', beginning: 'Besked', sent: 'Sendt', state: 'Status' },
  filters: { state: 'Status', all: 'Indbakke' },
  states: { new: 'Ny', read: 'Læst', answered: 'Besvaret', deleted: 'Slettet' },
  empty: {
    title: 'Ingen beskeder endnu',
    text: 'Det, folk skriver på kontaktsiden, står her og i din mail.',
  },
  back: 'Alle beskeder',
  from: (name) => `Besked fra ${name}`,
  sent: 'Sendt',
  language: 'Sidens sprog',
  languages: { da: 'Dansk', en: 'Engelsk' },
  state: 'Status',
  answeredAt: (when) => `Besvaret ${when}`,
  reply: 'Svar',
  replyNote: 'Åbner dit mailprogram med det, der blev skrevet, under dit svar.',
  subject: (studio) => `Sv: Din besked til ${studio}`,
  wrote: (name) => `${name} skrev:`,
  acts: {
    new: 'Markér som ulæst',
    read: 'Markér som læst',
    answered: 'Jeg har svaret',
    deleted: 'Slet',
    back: 'Hent den tilbage',
  },
  notAnswered: 'Ikke besvaret alligevel',
  did: {
    new: 'Den er ny igen.',
    read: 'Markeret som læst.',
    answered: 'Markeret som besvaret.',
    back: 'Den er tilbage.',
    deleted: (name) => `Beskeden fra ${name} er slettet.`,
  },
  deletedNote: 'Slettede beskeder kan hentes tilbage i syv dage. Så er de helt væk.',
  changedTitle: 'Det lykkedes ikke: beskeden er ændret',
  changed: 'En anden har ændret beskeden, mens du læste. Sådan står den nu; tryk igen, hvis du stadig vil.',
};

export const messagePageMessages: Record<Language, typeof en> = { en, da };
