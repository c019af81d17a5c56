import type { World } from '#platform/world.ts';
import { scheduledAnswers } from '#studio/applications/answers/answers.queries.ts';
import { formatClock } from '#studio/shared/format-time.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import type { Who } from '#studio/shared/who.ts';

/** `time` null: it is being carried out. */
export async function readAnswers(world: World, who: Who) {
  const answers = await scheduledAnswers(world.db.query, who);
  return answers.map(({ id, firstName, lastName, answer, state, dueAt, orderId }) => ({
    ...{ id, answer },
    isCharged: answer === 'accept' && orderId !== null,
    name: `${firstName} ${lastName}`,
    time:
      state === 'scheduled' && dueAt
        ? formatClock(dueAt.toZonedDateTimeISO(studioTimeZone).toPlainTime(), who.language)
        : null,
  }));
}

export type ShownAnswer = Awaited<ReturnType<typeof readAnswers>>[number];
