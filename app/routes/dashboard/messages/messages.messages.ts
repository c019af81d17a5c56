import { pdfTextMessages } from '#app/web/files/pdf-text.messages.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Messages',
  lead: 'Ask your coach about your sessions, courses and practice.',
  ask: 'Ask a question',
  askAbout: (what: string) => `Ask about ${what}`,
  about: (what: string) => `About ${what}:`,
  question: 'Your question',
  questionHint: 'The answer appears here, and we’ll email it to you.',
  send: 'Send question',
  sending: 'Sending…',
  sent: 'Question sent. We’ll email you when there’s an answer.',
  conversations: 'Your conversations',
  none: 'You haven’t asked anything yet.',
  unread: 'New answer',
  yours: (text: string) => `You: ${text}`,
  you: 'You',
  back: 'All messages',
  conversation: (day: string) => `Conversation from ${day}`,
  answer: 'Your answer',
  answerSend: 'Send answer',
  answered: 'Answer sent.',
  files: 'Files',
  asText: pdfTextMessages.en.link,
  problem: 'Not sent',
  faults: {
    empty: 'Write a message.',
    'too-long': 'Please keep it under 5,000 characters.',
  },
  tooMany: (minutes: number) =>
    `You’ve sent several messages already. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
};

const da: typeof en = {
  title: 'Beskeder',
  lead: 'Spørg din coach om timer, kurser og øvning.',
  ask: 'Stil et spørgsmål',
  askAbout: (what) => `Spørg om ${what}`,
  about: (what) => `Om ${what}:`,
  question: 'Dit spørgsmål',
  questionHint: 'Svaret kommer her, og vi sender det også på e-mail.',
  send: 'Send spørgsmålet',
  sending: 'Sender…',
  sent: 'Spørgsmålet er sendt. Du får en e-mail, når der er svar.',
  conversations: 'Dine samtaler',
  none: 'Du har ikke spurgt om noget endnu.',
  unread: 'Nyt svar',
  yours: (text) => `Dig: ${text}`,
  you: 'Dig',
  back: 'Alle beskeder',
  conversation: (day) => `Samtale fra ${day}`,
  answer: 'Dit svar',
  answerSend: 'Send svaret',
  answered: 'Svaret er sendt.',
  files: 'Filer',
  asText: pdfTextMessages.da.link,
  problem: 'Ikke sendt',
  faults: {
    empty: 'Skriv en besked.',
    'too-long': 'Skriv højst 5.000 tegn.',
  },
  tooMany: (minutes) =>
    `Du har allerede sendt flere beskeder. Prøv igen om ${minutes === 1 ? 'et minut' : `${minutes} minutter`}.`,
};

export const conversationMessages: Record<Language, typeof en> = { en, da };
export type ConversationWords = typeof en;
