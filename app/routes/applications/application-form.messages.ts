import type { Language } from '#studio/shared/language.ts';

const en = {
  groups: {
    you: 'You',
    voice: 'Your voice',
    programme: 'The programme',
    practical: 'Practical',
    additional: 'A few more questions',
  },
  optional: 'optional',
  noAnswer: 'No answer',
  needed:
    'Fields marked with an asterisk are required. What you type stays on this device until you send it.',
  terms: 'I accept the',
  termsLink: 'terms',
  files: 'PDFs you would like us to see',
  filesNote: 'optional',
  filesHint: 'Lyrics, sheet music, a CV: up to 5 PDF files, 10 MB each.',
  send: 'Submit application',
  sending: 'Submitting...',
  uploader: {
    remove: (name: string) => `Remove ${name}`,
    progress: (name: string) => `Sending ${name}`,
    done: 'Sent',
    waiting: 'Waiting',
  },
  thanks: {
    answerBy: 'You’ll hear from us by',
    next: 'We’ve emailed you a confirmation with a link to your application page.',
    status: 'See your application',
    payHeading: 'Reserve your place now',
    payLead: (amount: string) =>
      `We reserve ${amount} on your card and charge it only if we accept you. If we don’t, the reservation is released. You can also wait for our reply: we’ll send you a payment link then.`,
    pay: (amount: string) => `Reserve with ${amount}`,
    reserved: 'Your place is already reserved, and so is the amount on your card.',
    paying: 'Redirecting to Payment...',
  },
};

const da: typeof en = {
  groups: {
    you: 'Om dig',
    voice: 'Din stemme',
    programme: 'Forløbet',
    practical: 'Det praktiske',
    additional: 'Flere spørgsmål',
  },
  optional: 'valgfrit',
  noAnswer: 'Intet svar',
  needed: 'Alt med en stjerne skal udfyldes. Det, du skriver, bliver på denne enhed, indtil du sender det.',
  terms: 'Jeg accepterer',
  termsLink: 'vilkårene',
  files: 'PDF-filer, du gerne vil vise os',
  filesNote: 'valgfrit',
  filesHint: 'Tekster, noder, et CV: op til 5 PDF-filer på højst 10 MB hver.',
  send: 'Send ansøgning',
  sending: 'Indsender...',
  uploader: {
    remove: (name) => `Fjern ${name}`,
    progress: (name) => `Sender ${name}`,
    done: 'Sendt',
    waiting: 'venter',
  },
  thanks: {
    answerBy: 'Du hører fra os senest',
    next: 'Vi har sendt dig en bekræftelse på e-mail med et link til siden for din ansøgning.',
    status: 'Se din ansøgning',
    payHeading: 'Reserver din plads nu',
    payLead: (amount) =>
      `${amount} bliver kun reserveret på dit kort. Vi trækker det, når du er optaget. Får du nej, frigives reservationen. Du kan også vente på vores svar, så sender vi et link til betaling.`,
    pay: (amount) => `Reserver med ${amount}`,
    reserved: 'Din plads er allerede reserveret, og beløbet er reserveret på dit kort.',
    paying: 'Sender dig videre til betaling...',
  },
};

export const applicationFormMessages: Record<Language, typeof en> = { en, da };
