import { inBoth } from '#studio/shared/texts/in-both.ts';

export const summaryMessages = inBoth({
  subject: (date: string) => [`Your day: ${date}`, `Din dag: ${date}`],
  headline: ['Your day', 'Din dag'],
  sessions: ['Today’s sessions', 'Dagens timer'],
  none: ['No sessions today.', 'Ingen timer i dag.'],
  open: ['Open Today', 'Åbn »I dag«'],
  tasks: ['Open tasks', 'Åbne opgaver'],
  messages: ['Unread messages', 'Ulæste beskeder'],
  income: ['Yesterday’s income', 'Gårsdagens indtægter'],
  noIncome: ['None', 'Ingen'],
});
