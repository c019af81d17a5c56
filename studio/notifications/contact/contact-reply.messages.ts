export const en = {
  subject: (studio: string) => `Re: Your message to ${studio}`,
  again: (subject: string) => `Re: ${subject}`,
  headline: 'Our reply to you',
  started: 'A message for you',
  closing: (name: string) => `Best wishes\n${name}`,
  wrote: (when: string) => `You wrote on ${when}:`,
  open: 'Open the conversation',
  note: 'Reply to this email and it reaches us.',
};

export const da: typeof en = {
  subject: (studio) => `Sv: Din besked til ${studio}`,
  again: (subject) => `Sv: ${subject}`,
  headline: 'Vores svar til dig',
  started: 'En besked til dig',
  closing: (name) => `Mange hilsner\n${name}`,
  wrote: (when) => `Du skrev ${when}:`,
  open: 'Åbn samtalen',
  note: 'Svar på denne e-mail, så når dit svar frem til os.',
};

export const contactReplyWords = { en, da };
