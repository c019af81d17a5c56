import { json } from '#platform/db/json.ts';
import type { QuestionChoice } from '#platform/db/schema/applications.ts';
import type { World } from '#platform/world.ts';
import { lockOffer } from '#studio/offers/catalogue/offers.store.ts';
import { ownedRecord } from '#studio/shared/records/owned-record.ts';
import { newToken } from '#studio/shared/secret-token.ts';
import type { May } from '#studio/shared/who.ts';
import { questionLimits, type TypedQuestion } from './additional-question.ts';
import { nextPlace, questionCount, questionsKey } from './additional-questions.queries.ts';
import { type QuestionInput, readQuestion } from './question-input.ts';

const questions = ownedRecord('catalogue', {
  table: 'application_questions',
  subject: 'application-question',
  keys: [questionsKey],
  read(typed: TypedQuestion, stored) {
    const read = readQuestion(typed);
    if ('faults' in read) return read;
    const choices = withChoiceIds(read.input.choices, stored?.choices ?? []);
    return { values: { ...read.input, choices: json(choices) } };
  },
});

/** `version`: optimistic lock. Answers sent before keep the question as it was. */
export const changeQuestion = questions.change;

/** At the end of the form. `once`: idempotency key of the form. */
export function createQuestion(
  world: World,
  who: May<'catalogue'>,
  { offerId, ...input }: { offerId: string; typed: TypedQuestion; once?: string | null },
) {
  return questions.create(world, who, {
    ...input,
    async prepare({ tx }) {
      const offer = await lockOffer(tx, offerId);
      if (offer?.kind !== 'programme') return 'not-found';
      if ((await questionCount(tx, offerId)) >= questionLimits.questions) return 'full';
      return { offerId, sort: await nextPlace(tx, offerId) };
    },
  });
}

/** A choice keeps its id while its text in one language stays, so that forms that are open can still be sent. */
function withChoiceIds(
  choices: QuestionInput['choices'],
  stored: readonly QuestionChoice[],
): QuestionChoice[] {
  const left = [...stored];
  return choices.map(({ en, da }) => {
    const place = left.findIndex((one) => one.en === en || one.da === da);
    const [kept] = place < 0 ? [] : left.splice(place, 1);
    return { id: kept?.id ?? newToken(), en, da };
  });
}
