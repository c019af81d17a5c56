import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { deleteMediaFile } from '#studio/shared/content/media/replace-media-file.ts';
import { removeRecording } from '#studio/shared/content/place-recording.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { deleteOwned, lockOwned, updateOwned } from '#studio/shared/records/owned-rows.store.ts';
import type { May } from '#studio/shared/who.ts';
import { type EditOutcome, editing } from '#studio/teaching/learning/edit-outcome.ts';
import { isContour } from './contour.ts';
import { takesKeys } from './edit-take-pair.ts';
import { gapsOf, placeOfTake, type TakeName, takeNames } from './take-pair.ts';
import { recordingsOf, withRecordings } from './take-pairs.queries.ts';
import { hideTakePairs, saveContour } from './take-pairs.store.ts';

const lockPair = (tx: Tx, id: number) => lockOwned(tx, 'take_pairs', { id });

/** On the website, instead of the pair that was there; or on no page. Idempotent; refused when the version is outdated. */
export async function showTakePair(
  world: World,
  who: May<'website'>,
  input: { id: number; version: number; isVisible: boolean },
): Promise<EditOutcome> {
  return editing(world, {
    who,
    act: async (c) => {
      const row = await lockPair(c.tx, input.id);
      if (!row) return 'not-found';
      const id = String(row.id);
      const { isVisible } = input;
      if (row.is_visible === isVisible) return { same: id };
      const isReady = (await withRecordings(c.tx, [row])).every((pair) => gapsOf(pair).length === 0);
      if (row.version !== input.version || (isVisible && !isReady)) return 'changed-meanwhile';
      if (isVisible) await hideTakePairs(c);
      await updateOwned(c, 'take_pairs', { row, values: { isVisible } });
      await contentChanged(c.tx, ...takesKeys);
      const action = isVisible ? 'take-pair.published' : 'take-pair.hidden';
      return { id, action, subject: `take-pair:${id}` };
    },
  });
}

export interface DrawnTake {
  id: number;
  take: TakeName;
  /** Of which the line was computed. */
  recording: string;
  contour: number[];
}

export type DrawOutcome = { ok: true } | { ok: false; refusal: 'not-found' | 'changed' | 'invalid' };

/** The line of a take, as the owner's browser computed it. 'changed': the recording is another one now. Idempotent. */
export async function saveTakeContour(
  world: World,
  who: May<'website'>,
  { id, take, recording, contour }: DrawnTake,
): Promise<DrawOutcome> {
  if (!isContour(contour)) return { ok: false, refusal: 'invalid' };
  return change(world, who, async (c): Promise<DrawOutcome> => {
    const row = await lockPair(c.tx, id);
    if (!row || row.is_sample) return { ok: false, refusal: 'not-found' };
    const placed = (await recordingsOf(c.tx, [row])).get(placeOfTake(row, take));
    if (placed?.id !== recording) return { ok: false, refusal: 'changed' };
    await saveContour(c.tx, { id, take, recording, contour });
    await audit(c, { action: 'take-pair.drawn', subject: `take-pair:${id}` });
    await contentChanged(c.tx, ...takesKeys);
    return { ok: true };
  });
}

/** For good, with its recordings, unless another page plays them: a consent can be withdrawn at any time. Idempotent. */
export async function deleteTakes(
  world: World,
  who: May<'website'>,
  input: { id: number; version: number },
): Promise<EditOutcome> {
  let deleted: { place: string; mediaIds: string[] } | null = null;
  const outcome = await editing(world, {
    who,
    act: async ({ tx }) => {
      const row = await lockPair(tx, input.id);
      const id = String(input.id);
      if (!row) return { same: id };
      if (row.version !== input.version) return 'changed-meanwhile';
      const placed = await recordingsOf(tx, [row]);
      deleted = { place: row.place, mediaIds: [...placed.values()].flatMap(({ mediaId }) => mediaId ?? []) };
      await deleteOwned(tx, 'take_pairs', row.id);
      await contentChanged(tx, ...takesKeys);
      return { id, action: 'take-pair.removed', subject: `take-pair:${id}` };
    },
  });
  const { place, mediaIds } = deleted ?? { place: null, mediaIds: [] };
  if (!outcome.ok || place === null) return outcome;
  for (const take of takeNames) await removeRecording(world, who, { place: placeOfTake({ place }, take) });
  for (const id of mediaIds) await deleteMediaFile(world, who, id);
  return outcome;
}
