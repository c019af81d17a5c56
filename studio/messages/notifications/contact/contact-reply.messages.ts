import { inBoth } from '#studio/shared/texts/in-both.ts';

export const contactReplyWords = inBoth({
  subject: (studio: string) => [`Re: Your message to ${studio}`, `Sv: Din besked til ${studio}`],
  again: (subject: string) => [`Re: ${subject}`, `Sv: ${subject}`],
  headline: ['Our reply to you', 'Vores svar til dig'],
  started: ['A message for you', 'En besked til dig'],
  closing: (name: string) => [`Best wishes\n${name}`, `Mange hilsner\n${name}`],
  wrote: (when: string) => [`You wrote on ${when}:`, `Du skrev ${when}:`],
  open: ['Open the conversation', 'Åbn samtalen'],
  note: ['Reply to this email and it reaches us.', 'Svar på denne e-mail, så når dit svar frem til os.'],
});
