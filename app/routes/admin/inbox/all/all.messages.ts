import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Inbox',
  searchHint: 'Name or a word',
  application: 'Application.',
  story: 'Story.',
  waiting: 'Waiting',
  yourReply: (text: string) => `You: ${text}`,
  newMessage: 'New message',
  empty: {
    title: 'The inbox is empty',
    text: 'Messages, applications and stories appear here, the latest first.',
  },
};

const da: typeof en = {
  title: 'Indbakke',
  searchHint: 'Navn eller et ord',
  application: 'Ansøgning.',
  story: 'Historie.',
  waiting: 'Venter',
  yourReply: (text) => `Dig: ${text}`,
  newMessage: 'Ny besked',
  empty: {
    title: 'Indbakken er tom',
    text: 'Beskeder, ansøgninger og historier vises her, de nyeste først.',
  },
};

export const inboxMessages: Record<Language, typeof en> = { en, da };
