import { newToken } from '#studio/shared/secret-token.ts';
import type { OfferInput } from './offer-input.ts';

/** A new question gets an id, which its answers keep when the text changes. */
export function withQuestionIds(input: OfferInput): OfferInput {
  return { ...input, questions: input.questions.map((one) => (one.id ? one : { ...one, id: newToken() })) };
}
