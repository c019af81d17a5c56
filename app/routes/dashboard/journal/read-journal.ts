import type { World } from '#platform/world.ts';
import { formats } from '#studio/shared/format.ts';
import { firstLine } from '#studio/shared/texts/entry-text.ts';
import type { Who } from '#studio/shared/who.ts';
import { type Goal, goalsOf } from '#studio/teaching/journal/goals.queries.ts';
import { entriesOfMine } from '#studio/teaching/journal/journal.queries.ts';
import { placeOf, placeText } from '../place-of.ts';

const perPage = 30;

export interface ShownEntry {
  id: string;
  line: string;
  iso: string;
  date: string;
  isShared: boolean;
}

export interface ShownGoal extends Omit<Goal, 'reachedAt'> {
  reached: string | null;
}

export async function readJournal(world: World, who: Who, after: string | null) {
  const place = placeOf(after);
  const q = world.db.query;
  const { day } = formats[who.language];
  const found = await entriesOfMine(q, who, { most: perPage + 1, after: place });
  const shown = found.slice(0, perPage);
  const last = shown.at(-1);
  const goals = who.userId ? await goalsOf(q, who.userId) : [];
  return {
    entries: shown.map(
      ({ id, body, isShared, createdAt }): ShownEntry => ({
        id,
        line: firstLine(body),
        iso: createdAt.toString({ smallestUnit: 'second' }),
        date: day(createdAt),
        isShared,
      }),
    ),
    older:
      found.length > perPage && last
        ? `/dashboard/journal?after=${encodeURIComponent(placeText(last))}`
        : null,
    isFirst: place === null,
    goals: goals.map(
      ({ reachedAt, ...goal }): ShownGoal => ({
        ...goal,
        reached: reachedAt ? day(reachedAt) : null,
      }),
    ),
  };
}
