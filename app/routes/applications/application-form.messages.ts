import type { Language } from '#studio/shared/language.ts';

const en = {
  groups: { you: 'You', voice: 'Your voice', programme: 'The programme', practical: 'Practical' },
  needed:
    'Everything marked with an asterisk is needed. What you type stays on this device until you send it.',
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
    waiting: 'waits',
  },
  thanks: {
    answerBy: 'You hear from us by',
    next: 'A mail with this answer is on its way to you, with a link to the page of your application.',
    status: 'See your application',
    payHeading: 'Reserve your seat now',
    payLead: (amount: string) =>
      `${amount} is only reserved on your card, and taken when we accept you. If we do not, the reservation is given back. You can also wait for our answer: then we send you a link to pay.`,
    pay: (amount: string) => `Reserve with ${amount}`,
    reserved: 'Your seat is reserved already, and so is the amount on your card.',
    paying: 'Redirecting to Payment...',
  },
};

const da: typeof en = {
  groups: { you: 'Dig', voice: 'Din stemme', programme: 'Forløbet', practical: 'Det praktiske' },
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
    next: 'En mail med dette svar er på vej til dig, med et link til siden for din ansøgning.',
    status: 'Se din ansøgning',
    payHeading: 'Reservér din plads nu',
    payLead: (amount) =>
      `${amount} bliver kun reserveret på dit kort og hæves, når vi siger ja. Siger vi nej, gives reservationen fri. Du kan også vente på vores svar: så sender vi et link til at betale.`,
    pay: (amount) => `Reservér med ${amount}`,
    reserved: 'Din plads er allerede reserveret, og det er beløbet på dit kort også.',
    paying: 'Sender dig videre til betaling...',
  },
};

export const applicationFormMessages: Record<Language, typeof en> = { en, da };
