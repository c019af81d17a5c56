export const en = {
  subject: (date: string) => `Your day: ${date}`,
  headline: 'Your day',
  sessions: 'Today’s sessions',
  none: 'No sessions today.',
  open: 'Open Today',
  tasks: 'Open tasks',
  messages: 'Unread messages',
  income: 'Yesterday’s income',
  noIncome: 'None',
};

export const da: typeof en = {
  subject: (date) => `Din dag: ${date}`,
  headline: 'Din dag',
  sessions: 'Dagens timer',
  none: 'Ingen timer i dag.',
  open: 'Åbn »I dag«',
  tasks: 'Åbne opgaver',
  messages: 'Ulæste beskeder',
  income: 'Gårsdagens indtægter',
  noIncome: 'Ingen',
};
