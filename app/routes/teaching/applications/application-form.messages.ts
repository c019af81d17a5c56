import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const applicationFormMessages = inBoth({
  groups: {
    you: ['You', 'Om dig'],
    voice: ['Your voice', 'Din stemme'],
    programme: ['The programme', 'Forløbet'],
    practical: ['Practical', 'Det praktiske'],
    additional: ['A few more questions', 'Flere spørgsmål'],
  },
  steps: {
    label: ['Steps of the application', 'Ansøgningens trin'],
    of: (step: number, steps: number) => [`Step ${step} of ${steps}`, `Trin ${step} af ${steps}`],
    next: ['Continue', 'Fortsæt'],
    back: ['Back', 'Tilbage'],
  },
  optional: common.optional,
  noAnswer: ['No answer', 'Intet svar'],
  needed: [
    'Fields marked * are required. What you type stays on this device until you send it.',
    'Felter med * skal udfyldes. Det, du skriver, bliver på denne enhed, indtil du sender det.',
  ],
  terms: ['I accept the', 'Jeg accepterer'],
  termsLink: ['terms', 'vilkårene'],
  files: ['PDFs you would like us to see', 'PDF-filer, du gerne vil vise os'],
  filesNote: common.optional,
  filesHint: [
    'Lyrics, sheet music, a CV: up to 5 PDF files, 10 MB each. Choose them last: a draft keeps no files.',
    'Tekster, noder, et CV: op til 5 PDF-filer på højst 10 MB hver. Vælg dem til sidst: En kladde gemmer ikke filer.',
  ],
  send: ['Submit application', 'Send ansøgning'],
  sending: ['Submitting...', 'Indsender...'],
  uploader: {
    remove: (name: string) => [`Remove ${name}`, `Fjern ${name}`],
    progress: (name: string) => [`Sending ${name}`, `Sender ${name}`],
    done: ['Sent', 'Sendt'],
    waiting: ['Waiting', 'Venter'],
  },
  thanks: {
    answerBy: ['You’ll hear from us by', 'Du hører fra os senest'],
    next: [
      'We’ve emailed you a confirmation with a link to your application page.',
      'Vi har sendt dig en bekræftelse på e-mail med et link til siden for din ansøgning.',
    ],
    status: ['See your application', 'Se din ansøgning'],
    payHeading: ['Reserve your place now', 'Reserver din plads nu'],
    payLead: (amount: string) => [
      `We reserve ${amount} on your card and charge it only if we accept you. If we don’t, the reservation is released. You can also wait for our reply: we’ll send you a payment link then.`,
      `${amount} bliver kun reserveret på dit kort. Vi trækker det, når du er optaget. Får du nej, annulleres reservationen. Du kan også vente på vores svar, så sender vi et link til betaling.`,
    ],
    pay: (amount: string) => [`Reserve with ${amount}`, `Reserver med ${amount}`],
    reserved: [
      'Your place is already reserved, and so is the amount.',
      'Din plads er allerede reserveret, og det er beløbet også.',
    ],
    paying: ['Redirecting to Payment...', 'Sender dig videre til betaling...'],
  },
});
