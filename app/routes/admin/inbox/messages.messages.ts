import type { MessageState } from '#platform/db/schema/messages.ts';
import type { OwnersMessage } from '#studio/contact/message-list.queries.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Messages',
  savedReplies: 'Saved replies',
  yourReply: (text: string) => `You: ${text}`,
  searchHint: 'Name or a word',
  columns: { name: 'From', beginning: 'What', sent: 'Sent', state: 'State' },
  filters: { state: 'State', all: 'Inbox' },
  states: { new: 'New', read: 'Read', answered: 'Answered', deleted: 'Deleted' } satisfies Record<
    MessageState,
    string
  >,
  empty: {
    title: 'No message yet',
    text: 'Messages from the contact page appear here and in your email.',
  },
  back: 'All messages',
  from: (name: string) => `Message from ${name}`,
  to: (name: string) => `Message to ${name}`,
  draft: 'Draft',
  newMessage: 'New message',
  sent: 'Sent',
  person: 'Person',
  allActivity: 'All activity',
  language: 'Written on the pages in',
  languages: { da: 'Danish', en: 'English' },
  state: 'State',
  answeredAt: (when: string) => `Answered ${when}`,
  subject: (studio: string) => `Re: Your message to ${studio}`,
  wrote: (name: string) => `${name} wrote:`,
  acts: {
    new: 'Mark as unread',
    read: 'Mark as read',
    answered: 'Mark as answered',
    deleted: 'Delete',
    back: 'Restore',
  },
  notAnswered: 'Open again',
  flash: {
    new: 'Marked as unread.',
    read: 'Marked as read.',
    answered: 'Marked as answered.',
    back: 'Restored.',
    deleted: (name: string) => `The conversation with ${name} is deleted.`,
  },
  deletedNote: 'Deleted messages can be restored for seven days. Then they’re deleted permanently.',
  changedTitle: 'Not changed',
  changed:
    'Someone else has changed this message. You see the latest version; press again if you still want to.',
};

const da: typeof en = {
  title: 'Beskeder',
  savedReplies: 'Gemte svar',
  yourReply: (text) => `Dig: ${text}`,
  searchHint: 'Navn eller et ord',
  columns: { name: 'Fra', beginning: 'Besked', sent: 'Sendt', state: 'Status' },
  filters: { state: 'Status', all: 'Indbakke' },
  states: { new: 'Ny', read: 'Læst', answered: 'Besvaret', deleted: 'Slettet' },
  empty: {
    title: 'Ingen beskeder endnu',
    text: 'Beskeder fra kontaktsiden vises her og i din indbakke.',
  },
  back: 'Alle beskeder',
  from: (name) => `Besked fra ${name}`,
  to: (name) => `Besked til ${name}`,
  draft: 'Kladde',
  newMessage: 'Ny besked',
  sent: 'Sendt',
  person: 'Person',
  allActivity: 'Al aktivitet',
  language: 'Sidens sprog',
  languages: { da: 'Dansk', en: 'Engelsk' },
  state: 'Status',
  answeredAt: (when) => `Besvaret ${when}`,
  subject: (studio) => `Sv: Din besked til ${studio}`,
  wrote: (name) => `${name} skrev:`,
  acts: {
    new: 'Marker som ulæst',
    read: 'Marker som læst',
    answered: 'Marker som besvaret',
    deleted: 'Slet',
    back: 'Hent den tilbage',
  },
  notAnswered: 'Åbn igen',
  flash: {
    new: 'Den er ny igen.',
    read: 'Markeret som læst.',
    answered: 'Markeret som besvaret.',
    back: 'Den er tilbage.',
    deleted: (name) => `Samtalen med ${name} er slettet.`,
  },
  deletedNote: 'Slettede beskeder kan hentes tilbage i syv dage. Så er de helt væk.',
  changedTitle: 'Det lykkedes ikke: beskeden er ændret',
  changed: 'En anden har ændret beskeden. Du ser den nyeste udgave. Tryk igen, hvis du stadig vil.',
};

export function stateText(
  { state, isDraft, isStartedByOwner }: Pick<OwnersMessage, 'state' | 'isDraft' | 'isStartedByOwner'>,
  words: typeof en,
): string {
  if (isDraft && state !== 'deleted') return words.draft;
  return isStartedByOwner && state === 'answered' ? words.sent : words.states[state];
}

export const messagePageMessages: Record<Language, typeof en> = { en, da };
