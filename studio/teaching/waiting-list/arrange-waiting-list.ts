import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { lockPool } from '#studio/offers/inventory/units.store.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import type { May } from '#studio/shared/who.ts';
import { type EditOutcome, editing, refused } from '#studio/teaching/learning/edit-outcome.ts';
import { moveInList } from '#studio/teaching/learning/list-version.ts';
import { offerFreeSeats } from './offer-seats.ts';
import { deleteEntry, lockEntry, lockWaiting, orderEntries } from './waiting-list.store.ts';

const isId = (id: string) => z.guid().safeParse(id).success;

/** One place up or down, in the order `seen` (`listVersion`). */
export async function moveWaiting(
  world: World,
  who: May<'catalogue'>,
  input: { dateId: string; id: string; direction: 'up' | 'down'; seen: string },
): Promise<EditOutcome> {
  const { dateId, id } = input;
  if (!isId(id) || !isId(dateId)) return refused(who, 'not-found');
  return editing(world, {
    who,
    act: async ({ tx }) => {
      await lockPool(tx, { dateId });
      const order = (await lockWaiting(tx, dateId)).map((entry) => entry.id);
      if (!order.includes(id)) return 'changed-meanwhile';
      const move = moveInList(order, input);
      if (move === 'done') return { same: id };
      if (typeof move === 'string') return move;
      await orderEntries(tx, move.order);
      return { id, action: 'waiting-list.moved', subject: `date:${dateId}` };
    },
  });
}

/** An offered seat is offered to the next person. Idempotent; `seen`: its state when the page was shown. */
export async function removeWaiting(
  world: World,
  who: May<'catalogue'>,
  input: { dateId: string; id: string; seen: string },
): Promise<EditOutcome> {
  const { dateId, id } = input;
  if (!isId(id) || !isId(dateId)) return refused(who, 'not-found');
  return editing(world, {
    who,
    act: async ({ tx, now }) => {
      await lockPool(tx, { dateId });
      const entry = await lockEntry(tx, id);
      if (entry?.date_id !== dateId) return { same: id };
      // Offered, accepted or declined since the page was shown.
      if (entry.state !== input.seen) return 'changed-meanwhile';
      await deleteEntry(tx, id);
      await offerFreeSeats({ world, tx, now, who }, dateId);
      await contentChanged(tx, 'dates');
      return { id, action: 'waiting-list.removed', subject: `date:${dateId}` };
    },
  });
}
