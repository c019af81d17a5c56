import type { World } from '#platform/world.ts';
import { formats } from '#studio/shared/format.ts';
import type { May } from '#studio/shared/who.ts';
import { scheduledAnswers } from '#studio/teaching/applications/answers/answers.queries.ts';
import { answerMessages } from './answer.messages.ts';

/** With its texts, so that Today loads no script of the inbox. `undo` null: it is being carried out. */
export async function readAnswers(world: World, who: May<'today' | 'inbox'>) {
  const words = answerMessages[who.language];
  const answers = await scheduledAnswers(world.db.query, who);
  return answers.map(({ id, firstName, lastName, answer, state, dueAt, orderId }) => {
    const name = `${firstName} ${lastName}`;
    const isWaiting = state === 'scheduled' && dueAt !== null;
    if (!isWaiting) return { id, name, text: words.leaving[answer](name), undo: null };
    const time = formats[who.language].time(dueAt);
    const kind = answer === 'accept' && orderId !== null ? 'charge' : answer;
    return { id, name, text: words.waiting[kind](name, time), undo: words.undo };
  });
}

export type ShownAnswer = Awaited<ReturnType<typeof readAnswers>>[number];
