import type { AnswerFault } from '#studio/orders/answers/answer-questions.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  heading: 'Before we meet',
  lead: 'Your answers help us prepare. You can change them here for 30 days.',
  optional: 'optional',
  another: 'This is for another person',
  anotherHint: 'So that we greet the right singer. Receipts and emails still come to you.',
  send: 'Send answers',
  sent: 'Thank you, we’ve received your answers.',
  faults: {
    missing: 'Please fill in this field.',
    'too-long': 'Please keep it under 2,000 characters.',
  } as Record<AnswerFault, string>,
};

const da: typeof en = {
  heading: 'Inden vi mødes',
  lead: 'Dine svar hjælper os med at forberede os. Du kan ændre dem her i 30 dage.',
  optional: 'valgfrit',
  another: 'Det er til en anden',
  anotherHint: 'Så byder vi den rigtige sanger velkommen. Kvitteringer og e-mails kommer stadig til dig.',
  send: 'Send svar',
  sent: 'Tak, vi har modtaget dine svar.',
  faults: {
    missing: 'Udfyld feltet.',
    'too-long': 'Skriv højst 2.000 tegn.',
  },
};

export const buyerQuestionMessages: Record<Language, typeof en> = { en, da };
