import type { MessageState } from '#platform/db/schema/messages.ts';
import type { OwnersMessage } from '#studio/people/contact/message-list.queries.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const messagePageMessages = inBoth({
  title: common.messages,
  savedReplies: ['Saved replies', 'Gemte svar'],
  yourReply: (text: string) => [`You: ${text}`, `Dig: ${text}`],
  searchHint: ['Name or a word', 'Navn eller et ord'],
  columns: {
    name: ['From', 'Fra'],
    beginning: ['What', 'Besked'],
    sent: ['Sent', 'Sendt'],
    state: common.state,
  },
  filters: { state: common.state, all: ['Inbox', 'Indbakke'] },
  states: {
    new: ['New', 'Ny'],
    read: ['Read', 'Læst'],
    answered: ['Answered', 'Besvaret'],
    deleted: ['Deleted', 'Slettet'],
  } satisfies Pairs<Record<MessageState, string>>,
  suspected: ['Possible spam', 'Muligvis spam'],
  empty: {
    title: ['No messages yet', 'Ingen beskeder endnu'],
    text: [
      'Messages from the contact page appear here and in your email.',
      'Beskeder fra kontaktsiden vises her og i din indbakke.',
    ],
  },
  back: ['All messages', 'Alle beskeder'],
  from: (name: string) => [`Message from ${name}`, `Besked fra ${name}`],
  to: (name: string) => [`Message to ${name}`, `Besked til ${name}`],
  draft: ['Draft', 'Kladde'],
  newMessage: ['New message', 'Ny besked'],
  sent: ['Sent', 'Sendt'],
  person: 'Person',
  allActivity: ['All activity', 'Al aktivitet'],
  language: ['Written on the pages in', 'Sidens sprog'],
  languages: { da: common.danish, en: common.english },
  state: common.state,
  answeredAt: (when: string) => [`Answered ${when}`, `Besvaret ${when}`],
  subject: (studio: string) => [`Re: Your message to ${studio}`, `Sv: Din besked til ${studio}`],
  wrote: (name: string) => [`${name} wrote:`, `${name} skrev:`],
  acts: {
    new: ['Mark as unread', 'Marker som ulæst'],
    read: ['Mark as read', 'Marker som læst'],
    answered: ['Mark as answered', 'Marker som besvaret'],
    deleted: common.delete,
    back: ['Restore', 'Gendan'],
  },
  notAnswered: ['Open again', 'Åbn igen'],
  flash: {
    new: ['Marked as unread.', 'Markeret som ulæst.'],
    read: ['Marked as read.', 'Markeret som læst.'],
    answered: ['Marked as answered.', 'Markeret som besvaret.'],
    back: ['Restored.', 'Gendannet.'],
    deleted: (name: string) => [
      `The conversation with ${name} is deleted.`,
      `Samtalen med ${name} er slettet.`,
    ],
  },
  deletedNote: [
    'Deleted messages can be restored for seven days. Then they’re deleted permanently.',
    'Slettede beskeder kan gendannes i syv dage. Derefter er de slettet for altid.',
  ],
  changedTitle: ['Not changed', 'Ikke ændret'],
  changed: [
    'Someone else has changed this message. You see the latest version; press again if you still want to.',
    'En anden har ændret beskeden. Du ser den nyeste udgave. Tryk igen, hvis du stadig vil.',
  ],
});

export function stateText(
  {
    state,
    isDraft,
    isStartedByOwner,
    isSuspected,
  }: Pick<OwnersMessage, 'state' | 'isDraft' | 'isStartedByOwner' | 'isSuspected'>,
  words: (typeof messagePageMessages)['en'],
): string {
  if (isDraft && state !== 'deleted') return words.draft;
  if (isSuspected && state === 'new') return words.suspected;
  return isStartedByOwner && state === 'answered' ? words.sent : words.states[state];
}
