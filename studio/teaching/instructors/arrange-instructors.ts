import type { World } from '#platform/world.ts';
import { removeInstructorFromOffers } from '#studio/offers/catalogue/offer-instructors.store.ts';
import { takePhotographAway } from '#studio/shared/content/place-photograph.ts';
import { removeRecording } from '#studio/shared/content/place-recording.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import type { May } from '#studio/shared/who.ts';
import { type EditOutcome, editing } from '#studio/teaching/learning/edit-outcome.ts';
import { moveInList } from '#studio/teaching/learning/list-version.ts';
import { instructorKeys } from './edit-instructor.ts';
import { coachId } from './instructor.ts';
import {
  lockAlsoRemoved,
  lockInstructor,
  lockInstructors,
  orderInstructors,
  updateInstructor,
} from './instructors.store.ts';

/** Moves one place, in the order `seen` (`listVersion`). */
export async function moveInstructor(
  world: World,
  who: May<'website'>,
  input: { id: number; direction: 'up' | 'down'; seen: string },
): Promise<EditOutcome> {
  return editing(world, {
    who,
    act: async ({ tx }) => {
      const id = String(input.id);
      const ids = (await lockInstructors(tx)).map((row) => String(row.id));
      if (!ids.includes(id)) return 'not-found';
      const move = moveInList(ids, { ...input, id });
      if (move === 'done') return { same: id };
      if (typeof move === 'string') return move;
      await orderInstructors(tx, move.order.map(Number));
      await contentChanged(tx, ...instructorKeys);
      return { id, action: 'instructor.moved', subject: `instructor:${id}` };
    },
  });
}

/** On the home page or not. Idempotent; refused when the version is outdated. */
export async function showInstructor(
  world: World,
  who: May<'website' | 'settings'>,
  input: { id: number; version: number; isVisible: boolean },
): Promise<EditOutcome> {
  return editing(world, {
    who,
    act: async ({ tx, now: at }) => {
      const row = await lockInstructor(tx, input.id);
      if (!row) return 'not-found';
      const id = String(row.id);
      if (row.is_visible === input.isVisible) return { same: id };
      if (row.version !== input.version) return 'changed-meanwhile';
      await updateInstructor(tx, { ...row, at }, { is_visible: input.isVisible });
      await contentChanged(tx, ...instructorKeys);
      const action = input.isVisible ? 'instructor.published' : 'instructor.hidden';
      return { id, action, subject: `instructor:${id}` };
    },
  });
}

/** Offers no longer name the person; bookings keep the one they are for. Portrait and recording are deleted. Refused for the coach. */
export async function removeInstructor(
  world: World,
  who: May<'website'>,
  input: { id: number; version: number },
): Promise<EditOutcome> {
  if (input.id === coachId) return editing(world, { who, act: async () => 'not-found' });
  let picture: string | null = null;
  const outcome = await editing(world, {
    who,
    act: async ({ tx, now: at }) => {
      const row = await lockInstructor(tx, input.id);
      const id = String(input.id);
      if (!row) return { same: id };
      if (row.version !== input.version) return 'changed-meanwhile';
      picture = row.picture;
      await updateInstructor(tx, { ...row, at }, { removed_at: at, is_visible: false });
      await removeInstructorFromOffers(tx, row.id);
      await contentChanged(tx, ...instructorKeys);
      return { id, action: 'instructor.removed', subject: `instructor:${id}` };
    },
  });
  if (!outcome.ok || picture === null) return outcome;
  await takePhotographAway(world, who, { place: picture });
  await removeRecording(world, who, { place: picture });
  return outcome;
}

/** At the former place of the list and on the home page, with the former texts. Idempotent. */
export async function restoreInstructor(
  world: World,
  who: May<'website'>,
  input: { id: number },
): Promise<EditOutcome> {
  return editing(world, {
    who,
    act: async ({ tx, now: at }) => {
      const row = await lockAlsoRemoved(tx, input.id);
      if (!row) return 'not-found';
      const id = String(row.id);
      if (row.removed_at === null) return { same: id };
      await updateInstructor(tx, { ...row, at }, { removed_at: null, is_visible: true });
      await contentChanged(tx, ...instructorKeys);
      return { id, action: 'instructor.restored', subject: `instructor:${id}` };
    },
  });
}
