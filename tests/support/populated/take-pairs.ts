import { readFileSync } from 'node:fs';
import type { World } from '#platform/world.ts';
import { placeRecording } from '#studio/shared/content/place-recording.ts';
import { saveTakeContour } from '#studio/site/takes/arrange-take-pairs.ts';
import { createTakePair } from '#studio/site/takes/edit-take-pair.ts';
import { placeOfTake, type TakeName, takeNames } from '#studio/site/takes/take-pair.ts';
import { takePairRow, takePairRows } from '#studio/site/takes/take-pairs.queries.ts';
import { loadTakes } from '#studio/site/takes/take-pairs.store.ts';
import { sampleTakes } from '../../../db/sample/takes.ts';
import { owner } from '../who.ts';

export const typedTakePair = {
  name: 'Åse Ø.',
  voiceEn: 'alto, sings jazz',
  voiceDa: 'alt, synger jazz',
  sessions: '7',
  minutes: '50',
  words: 'I have some- thing to tell you',
  wordsLanguage: 'en',
  email: 'aase@example.com',
  consentedOn: '2026-11-02',
};

const soundOf = (take: TakeName) =>
  readFileSync(new URL(`../../../app/media/sounds/takes-sample-${take}.mp3`, import.meta.url));

/** The sample pair as it is loaded at the first start. Returns its id. */
export async function showSampleTakes(world: World): Promise<number> {
  const known = (await takePairRows(world.db.query)).find((row) => row.is_sample);
  if (known) return known.id;
  await world.db.transaction((tx) => loadTakes({ tx, now: world.clock.now() }));
  return showSampleTakes(world);
}

/** A pair of the owner's with both recordings and their lines, not shown yet. Returns its id. */
export async function seedTakePair(world: World): Promise<number> {
  const made = await createTakePair(world, owner, { typed: typedTakePair });
  if (!made.ok) throw new Error(made.refusal);
  const id = Number(made.id);
  for (const take of takeNames) {
    const pair = await takePairRow(world.db.query, id);
    const place = placeOfTake(pair ?? { place: '' }, take);
    const file = { bytes: soundOf(take), fileName: `${take}.mp3`, textEn: '', textDa: '' };
    const placed = await placeRecording(world, owner, { place, ...file });
    if (!placed.ok) throw new Error(placed.refusal);
    const recording = (await takePairRow(world.db.query, id))?.recordings[take] ?? '';
    const contour = sampleTakes[`${take}_contour`];
    await saveTakeContour(world, owner, { id, take, recording, contour });
  }
  return id;
}
