import type { Language } from '#studio/shared/language.ts';

const en = {
  fields: {
    firstName: 'First name must be at least 2 characters',
    lastName: 'Last name must be at least 2 characters',
    email: 'Please enter a valid email address',
    phone: 'Please enter a valid phone number',
    singingBackground: 'Please provide at least 50 characters about your singing background',
    experienceLevel: 'Please describe your experience level',
    currentChallenges: 'Please describe your current challenges',
    voiceElevatedGoals: 'Please describe your goals for the programme',
    whyVoiceElevated: 'Please tell us why you want to take part in this programme',
    retreatGoals: 'Please describe your goals for the retreat',
    whyAttend: 'Please tell us why you want to attend this specific retreat',
    programmeGoals: 'Please describe your goals for the programme',
    whyProgramme: 'Please tell us why you want to take part in this programme',
    callTimes: 'Please let us know your preferred call times',
    agreedToTerms: 'You must agree to the terms',
  },
  tooLong: (most: number) => `Please keep it under ${most} characters.`,
  /** Of the owner's questions, by kind. */
  additional: {
    'short-text': 'Please answer this question',
    'long-text': 'Please answer this question',
    'one-choice': 'Please choose an option',
    'several-choices': 'Please choose at least one option',
    gone: 'An option you chose is no longer available. Please choose again',
  },
  sent: { title: 'Application Submitted', text: "You'll hear from us within 2-3 business days." },
  failed: {
    title: 'Submission Error',
    text: 'There was an error submitting your application. Please try again.',
  },
  /** Above the form when fields are at fault. */
  invalid: 'Some answers need another look. Each field says what’s missing.',
  tooMany: (minutes: number) =>
    `Several applications have come from this email address. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or write to us.`,
  files: {
    title: 'File Type Error',
    'not-pdf': 'Please upload only PDF files.',
    otherTitle: 'Your files',
    encrypted: (name: string) => `${name} is protected by a password. Please send it without one.`,
    empty: (name: string) => `${name} is empty. Please choose it again.`,
    'too-large': (name: string) => `${name} is larger than 10 MB. Please send a smaller one.`,
    'too-many': 'Please send at most 5 files.',
    full: 'We can’t take more files right now. Nothing was sent. Please send your application without files; you can email them to us.',
    busy: 'We’re receiving many files right now and couldn’t take yours. Nothing was sent; please try again in a minute.',
    unreadable: 'Your form didn’t arrive whole. Nothing was sent; please try again.',
    again: 'Please choose your files again before you send.',
    sending: 'Uploading your files',
  },
};

const da: typeof en = {
  fields: {
    firstName: 'Fornavn skal være mindst 2 tegn',
    lastName: 'Efternavn skal være mindst 2 tegn',
    email: 'Indtast venligst en gyldig email adresse',
    phone: 'Indtast venligst et gyldigt telefon nummer',
    singingBackground: 'Beskriv venligst din sang baggrund med mindst 50 tegn',
    experienceLevel: 'Beskriv venligst dit erfaring niveau',
    currentChallenges: 'Beskriv venligst dine nuværende udfordringer',
    voiceElevatedGoals: 'Beskriv venligst dine mål for programmet',
    whyVoiceElevated: 'Fortæl os venligst hvorfor du vil deltage i dette program',
    retreatGoals: 'Beskriv dine mål for retreatet',
    whyAttend: 'Fortæl os, hvorfor du vil deltage i netop dette retreat',
    programmeGoals: 'Beskriv dine mål for forløbet',
    whyProgramme: 'Fortæl os, hvorfor du vil deltage i dette forløb',
    callTimes: 'Lad os venligst vide dine foretrukne samtale tider',
    agreedToTerms: 'Du skal acceptere vilkårene',
  },
  tooLong: (most) => `Skriv højst ${most} tegn.`,
  additional: {
    'short-text': 'Besvar spørgsmålet',
    'long-text': 'Besvar spørgsmålet',
    'one-choice': 'Vælg en mulighed',
    'several-choices': 'Vælg mindst én mulighed',
    gone: 'En mulighed, du har valgt, findes ikke længere. Vælg igen',
  },
  sent: {
    title: 'Ansøgning indsendt',
    text: 'Din ansøgning er blevet indsendt. Du hører fra os inden for 2-3 arbejdsdage.',
  },
  failed: {
    title: 'Indsendelse fejl',
    text: 'Der opstod en fejl ved indsendelse af din ansøgning. Prøv venligst igen.',
  },
  invalid: 'Nogle svar mangler lidt. Ved hvert felt kan du se hvad.',
  tooMany: (minutes) =>
    `Der er kommet flere ansøgninger fra den e-mailadresse. Prøv igen om ${minutes === 1 ? 'et minut' : `${minutes} minutter`}, eller skriv til os.`,
  files: {
    title: 'Forkert filtype',
    'not-pdf': 'Upload kun PDF-filer.',
    otherTitle: 'Dine filer',
    encrypted: (name) => `${name} er beskyttet med en adgangskode. Send den uden.`,
    empty: (name) => `${name} er tom. Vælg den igen.`,
    'too-large': (name) => `${name} fylder mere end 10 MB. Send en mindre.`,
    'too-many': 'Send højst 5 filer.',
    full: 'Vi kan ikke modtage flere filer lige nu. Intet er sendt. Send ansøgningen uden filer; dem kan du sende til os på e-mail.',
    busy: 'Vi modtager mange filer lige nu, og der var ikke plads til dine. Intet er sendt. Prøv igen om et minut.',
    unreadable: 'Ansøgningen kom ikke helt frem. Intet er sendt. Prøv igen.',
    again: 'Vælg dine filer igen, før du sender.',
    sending: 'Dine filer er på vej',
  },
};

const payEn = {
  alreadyPaid: 'This is already paid. You won’t be charged again.',
  line: (programme: string, number: number, of: number) => `${programme}, instalment ${number} of ${of}`,
};

const payDa: typeof payEn = {
  alreadyPaid: 'Det er allerede betalt. Der trækkes ikke mere.',
  line: (programme, number, of) => `${programme}, rate ${number} af ${of}`,
};

export const payWords: Record<Language, typeof payEn> = { en: payEn, da: payDa };

export const applicationMessages: Record<Language, typeof en> = { en, da };

export type FileProblem =
  | 'not-pdf'
  | 'encrypted'
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
