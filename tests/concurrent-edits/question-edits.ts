import {
  moveQuestion,
  removeQuestion,
  showQuestion,
} from '#studio/teaching/applications/questions/arrange-questions.ts';
import { changeQuestion } from '#studio/teaching/applications/questions/edit-question.ts';
import { listVersion } from '#studio/teaching/learning/list-version.ts';
import { addedQuestion, typedQuestion } from '#tests/support/populated/additional-questions.ts';
import { owner } from '#tests/support/who.ts';
import type { Edit } from './edit.ts';

const offerId = 'voice-elevated';

export const questionEdits: readonly Edit[] = [
  {
    name: 'an additional question',
    expectedRefusal: 'changed',
    async open({ world }) {
      const form = { offerId, id: await addedQuestion(world), version: 1 };
      return (labelEn) => changeQuestion(world, owner, { ...form, typed: { ...typedQuestion, labelEn } });
    },
  },
  {
    name: 'an additional question, edited by one and hidden by another',
    expectedRefusal: 'changed-meanwhile',
    async open({ world }) {
      const form = { offerId, id: await addedQuestion(world), version: 1 };
      return (typed) =>
        typed === 'mine'
          ? changeQuestion(world, owner, { ...form, typed: typedQuestion })
          : showQuestion(world, owner, { ...form, isVisible: false });
    },
  },
  {
    name: 'an additional question, edited by one and removed by another',
    expectedRefusal: 'changed-meanwhile',
    async open({ world }) {
      const form = { offerId, id: await addedQuestion(world), version: 1 };
      return (typed) =>
        typed === 'mine'
          ? changeQuestion(world, owner, { ...form, typed: typedQuestion })
          : removeQuestion(world, owner, form);
    },
  },
  {
    name: 'the order of additional questions',
    expectedRefusal: 'changed-meanwhile',
    async open({ world }) {
      const order: string[] = [];
      for (const labelEn of ['a', 'b', 'c']) order.push(await addedQuestion(world, { labelEn }));
      const seen = listVersion(order);
      const moves = {
        mine: { id: order[0]!, direction: 'down' },
        other: { id: order[2]!, direction: 'up' },
      } as const;
      return (typed) => moveQuestion(world, owner, { offerId, seen, ...moves[typed] });
    },
  },
];
