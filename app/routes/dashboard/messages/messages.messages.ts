import { pdfTextMessages } from '#app/web/files/pdf-text.messages.ts';
import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const conversationMessages = inBoth({
  title: common.messages,
  lead: [
    'Ask your coach about your sessions, courses and practice.',
    'Spørg din coach om dine timer, dine kurser, og hvordan du øver dig.',
  ],
  ask: ['Ask a question', 'Stil et spørgsmål'],
  askAbout: (what: string) => [`Ask about ${what}`, `Spørg om ${what}`],
  about: (what: string) => [`About ${what}:`, `Om ${what}:`],
  question: ['Your question', 'Dit spørgsmål'],
  questionHint: [
    'The answer appears here, and we’ll email it to you.',
    'Svaret kommer her, og vi sender det også på e-mail.',
  ],
  send: ['Send question', 'Send spørgsmålet'],
  sending: ['Sending…', 'Sender…'],
  sent: [
    'Question sent. We’ll email you when there’s an answer.',
    'Spørgsmålet er sendt. Du får en e-mail, når der er svar.',
  ],
  conversations: ['Your conversations', 'Dine samtaler'],
  none: ['You haven’t asked anything yet.', 'Du har ikke spurgt om noget endnu.'],
  unread: ['New answer', 'Nyt svar'],
  yours: (text: string) => [`You: ${text}`, `Dig: ${text}`],
  you: ['You', 'Dig'],
  back: ['All messages', 'Alle beskeder'],
  conversation: (day: string) => [`Conversation from ${day}`, `Samtale fra ${day}`],
  answer: ['Your answer', 'Dit svar'],
  answerSend: ['Send answer', 'Send svaret'],
  answered: ['Answer sent.', 'Svaret er sendt.'],
  quoted: ['Earlier messages', 'Tidligere beskeder'],
  files: common.files,
  asText: [pdfTextMessages.en.link, pdfTextMessages.da.link],
  problem: common.notSent,
  faults: {
    empty: ['Write a message.', 'Skriv en besked.'],
    'too-long': ['Please keep it under 5,000 characters.', 'Skriv højst 5.000 tegn.'],
  },
  tooMany: (minutes: number) => [
    `You’ve sent several messages already. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    `Du har allerede sendt flere beskeder. Prøv igen om ${minutes === 1 ? 'et minut' : `${minutes} minutter`}.`,
  ],
});

export type ConversationWords = (typeof conversationMessages)['en'];
