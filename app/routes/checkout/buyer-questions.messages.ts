import type { AnswerFault } from '#studio/orders/answers/answer-questions.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  heading: 'Before we meet',
  lead: 'Your answers help us prepare. You can change them here for 30 days.',
  optional: 'optional',
  send: 'Send answers',
  sent: 'Thank you, we’ve received your answers.',
  faults: {
    missing: 'Please answer this question.',
    'too-long': 'Please keep it under 2,000 characters.',
  } as Record<AnswerFault, string>,
};

const da: typeof en = {
  heading: 'Inden vi mødes',
  lead: 'Dine svar hjælper os med at forberede os. Du kan ændre dem her i 30 dage.',
  optional: 'valgfrit',
  send: 'Send svar',
  sent: 'Tak, vi har modtaget dine svar.',
  faults: {
    missing: 'Svar på spørgsmålet.',
    'too-long': 'Skriv højst 2.000 tegn.',
  },
};

export const buyerQuestionMessages: Record<Language, typeof en> = { en, da };
