import type { Language } from '#studio/shared/language.ts';
import { inBoth } from '#studio/shared/texts/in-both.ts';

export const applicationMessages = inBoth({
  fields: {
    firstName: ['First name must be at least 2 characters', 'Fornavn skal være mindst 2 tegn'],
    lastName: ['Last name must be at least 2 characters', 'Efternavn skal være mindst 2 tegn'],
    email: ['Please enter a valid email address', 'Indtast venligst en gyldig email adresse'],
    phone: ['Please enter a valid phone number', 'Indtast venligst et gyldigt telefon nummer'],
    singingBackground: [
      'Please provide at least 50 characters about your singing background',
      'Beskriv venligst din sang baggrund med mindst 50 tegn',
    ],
    experienceLevel: ['Please describe your experience level', 'Beskriv venligst dit erfaring niveau'],
    currentChallenges: [
      'Please describe your current challenges',
      'Beskriv venligst dine nuværende udfordringer',
    ],
    voiceElevatedGoals: [
      'Please describe your goals for the programme',
      'Beskriv venligst dine mål for programmet',
    ],
    whyVoiceElevated: [
      'Please tell us why you want to take part in this programme',
      'Fortæl os venligst hvorfor du vil deltage i dette program',
    ],
    retreatGoals: ['Please describe your goals for the retreat', 'Beskriv dine mål for retreatet'],
    whyAttend: [
      'Please tell us why you want to attend this specific retreat',
      'Fortæl os, hvorfor du vil deltage i netop dette retreat',
    ],
    programmeGoals: ['Please describe your goals for the programme', 'Beskriv dine mål for forløbet'],
    whyProgramme: [
      'Please tell us why you want to take part in this programme',
      'Fortæl os, hvorfor du vil deltage i dette forløb',
    ],
    callTimes: [
      'Please let us know your preferred call times',
      'Lad os venligst vide dine foretrukne samtale tider',
    ],
    agreedToTerms: ['You must agree to the terms', 'Du skal acceptere vilkårene'],
  },
  tooLong: (most: number) => [`Please keep it under ${most} characters.`, `Skriv højst ${most} tegn.`],
  additional: {
    'short-text': ['Please answer this question', 'Besvar spørgsmålet'],
    'long-text': ['Please answer this question', 'Besvar spørgsmålet'],
    'one-choice': ['Please choose an option', 'Vælg en mulighed'],
    'several-choices': ['Please choose at least one option', 'Vælg mindst én mulighed'],
    gone: [
      'An option you chose is no longer available. Please choose again',
      'En mulighed, du har valgt, findes ikke længere. Vælg igen',
    ],
  },
  sent: {
    title: ['Application Submitted', 'Ansøgning indsendt'],
    text: [
      "You'll hear from us within 2-3 business days.",
      'Din ansøgning er blevet indsendt. Du hører fra os inden for 2-3 arbejdsdage.',
    ],
  },
  failed: {
    title: ['Submission Error', 'Indsendelse fejl'],
    text: [
      'There was an error submitting your application. Please try again.',
      'Der opstod en fejl ved indsendelse af din ansøgning. Prøv venligst igen.',
    ],
  },
  invalid: [
    'Some answers need another look. Each field says what’s missing.',
    'Nogle svar mangler lidt. Ved hvert felt kan du se hvad.',
  ],
  tooMany: (minutes: number) => [
    `Several applications have come from this email address. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or write to us.`,
    `Der er kommet flere ansøgninger fra den e-mailadresse. Prøv igen om ${minutes === 1 ? 'et minut' : `${minutes} minutter`}, eller skriv til os.`,
  ],
  files: {
    title: ['File Type Error', 'Forkert filtype'],
    'not-pdf': ['Please upload only PDF files.', 'Upload kun PDF-filer.'],
    otherTitle: ['Your files', 'Dine filer'],
    encrypted: (name: string) => [
      `${name} is protected by a password. Please send it without one.`,
      `${name} er beskyttet med en adgangskode. Send den uden.`,
    ],
    'cut-off': (name: string) => [
      `${name} is incomplete or damaged. Please save or download it again.`,
      `${name} er ufuldstændig eller beskadiget. Gem eller hent den igen.`,
    ],
    empty: (name: string) => [`${name} is empty. Please choose it again.`, `${name} er tom. Vælg den igen.`],
    'too-large': (name: string) => [
      `${name} is larger than 10 MB. Please send a smaller one.`,
      `${name} fylder mere end 10 MB. Send en mindre.`,
    ],
    'too-many': ['Please send at most 5 files.', 'Send højst 5 filer.'],
    full: [
      'We can’t take more files right now. Nothing was sent. Please send your application without files; you can email them to us.',
      'Vi kan ikke modtage flere filer lige nu. Intet er sendt. Send ansøgningen uden filer. Dem kan du sende til os på e-mail.',
    ],
    busy: [
      'We’re receiving many files right now and couldn’t take yours. Nothing was sent; please try again in a minute.',
      'Vi modtager mange filer lige nu, og der var ikke plads til dine. Intet er sendt. Prøv igen om et minut.',
    ],
    unreadable: [
      'Your application didn’t arrive complete. Nothing was sent. Please try again.',
      'Ansøgningen kom ikke helt frem. Intet er sendt. Prøv igen.',
    ],
    again: ['Please choose your files again before you send.', 'Vælg dine filer igen, før du sender.'],
    sending: ['Uploading your files', 'Dine filer er på vej'],
  },
});

export const payWords = inBoth({
  alreadyPaid: [
    'This is already paid. You won’t be charged again.',
    'Det er allerede betalt. Der trækkes ikke mere.',
  ],
  line: (programme: string, number: number, of: number) => [
    `${programme}, instalment ${number} of ${of}`,
    `${programme}, rate ${number} af ${of}`,
  ],
});

export type FileProblem =
  | 'not-pdf'
  | 'encrypted'
  | 'cut-off'
  | 'empty'
  | 'too-large'
  | 'too-many'
  | 'full'
  | 'busy'
  | 'unreadable';

/** The toast of a refused file. Only the specified refusal has the specified title. */
export function fileProblemText(
  problem: FileProblem,
  fileName: string | null,
  language: Language,
): { title: string; text: string } {
  const { files } = applicationMessages[language];
  const sentence = files[problem];
  const text = typeof sentence === 'string' ? sentence : sentence(fileName ?? '');
  return { title: problem === 'not-pdf' ? files.title : files.otherTitle, text };
}
