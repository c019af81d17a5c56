import { inBoth } from '#studio/shared/texts/in-both.ts';

export const inboxMessages = inBoth({
  title: ['Inbox', 'Indbakke'],
  searchHint: ['Name or a word', 'Navn eller et ord'],
  application: ['Application.', 'Ansøgning.'],
  story: ['Story.', 'Historie.'],
  waiting: ['Waiting', 'Venter'],
  yourReply: (text: string) => [`You: ${text}`, `Dig: ${text}`],
  newMessage: ['New message', 'Ny besked'],
  empty: {
    title: ['The inbox is empty', 'Indbakken er tom'],
    text: [
      'Messages, applications and stories appear here, the latest first.',
      'Beskeder, ansøgninger og historier vises her, de nyeste først.',
    ],
  },
});
