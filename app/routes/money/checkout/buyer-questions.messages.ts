import type { AnswerFault } from '#studio/money/orders/answers/answer-questions.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const buyerQuestionMessages = inBoth({
  headings: {
    meeting: ['Before we meet', 'Inden vi mødes'],
    order: ['About your order', 'Om din bestilling'],
    another: ['Who is it for?', 'Hvem er det til?'],
  },
  lead: [
    'Your answers help us prepare. You can change them here for 30 days.',
    'Dine svar hjælper os med at forberede os. Du kan ændre dem her i 30 dage.',
  ],
  optional: common.optional,
  another: ['This is for another person', 'Det er til en anden'],
  anotherHint: [
    'So that we greet the right singer. Receipts and emails still come to you.',
    'Så byder vi den rigtige sanger velkommen. Kvitteringer og e-mails kommer stadig til dig.',
  ],
  send: ['Send answers', 'Send svar'],
  sent: ['Thank you, we’ve received your answers.', 'Tak, vi har modtaget dine svar.'],
  faults: {
    missing: ['Please fill in this field.', 'Udfyld feltet.'],
    'too-long': ['Please keep it under 2,000 characters.', 'Skriv højst 2.000 tegn.'],
  } satisfies Pairs<Record<AnswerFault, string>>,
});
