import { expect, test } from 'vitest';
import { eraseGuest } from '#studio/office/privacy/erase-guest.ts';
import { removeRecording } from '#studio/shared/content/place-recording.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { seedTakePair, showSampleTakes, typedTakePair } from '#tests/support/populated/take-pairs.ts';
import { owner } from '#tests/support/who.ts';
import { sampleTakes } from '../../../db/sample/takes.ts';
import { deleteTakes, saveTakeContour, showTakePair } from './arrange-take-pairs.ts';
import { changeTakePair, createTakePair } from './edit-take-pair.ts';
import { gapsOf } from './take-pair.ts';
import { shownTakes, takePairRow } from './take-pairs.queries.ts';

const stage = testStage();
const row = (id: number) => takePairRow(stage.db.query, id);
const shown = (language: 'en' | 'da' = 'en') => shownTakes(stage.world, language);
const version = async (id: number) => (await row(id))?.version ?? 0;

async function show(id: number) {
  return showTakePair(stage.world, owner, { id, version: await version(id), isVisible: true });
}

test('takes: the sample pair is shown, marked, until a pair of the owner’s is shown instead [P.290]', async () => {
  await showSampleTakes(stage.world);
  expect(await shown()).toMatchObject({ name: 'Nanna K.', isSample: true, sessions: 6 });
  const id = await seedTakePair(stage.world);
  expect(await shown()).toMatchObject({ name: 'Nanna K.' });
  expect(await show(id)).toMatchObject({ ok: true });
  expect(await shown('da')).toMatchObject({ name: 'Åse Ø.', voice: 'alt, synger jazz', isSample: false });
});

test('takes: a pair without consent or with another recording than the drawn one is on no page', async () => {
  const id = await seedTakePair(stage.world);
  await show(id);
  const typed = { ...typedTakePair, consentedOn: '' };
  await changeTakePair(stage.world, owner, { id, version: await version(id), typed });
  expect(await shown()).toBeNull();
  expect(gapsOf((await row(id))!)).toEqual(['no-consent']);
  expect(await show(id)).toMatchObject({ ok: false, refusal: 'changed-meanwhile' });

  await changeTakePair(stage.world, owner, { id, version: await version(id), typed: typedTakePair });
  expect((await row(id))?.consent_text).toContain('The singer agrees');
  await show(id);
  expect(await shown()).not.toBeNull();
  await removeRecording(stage.world, owner, { place: `${(await row(id))?.place}-last` });
  expect(await shown()).toBeNull();
});

test('takes: a line is kept only for the recording that it was drawn from', async () => {
  const id = await seedTakePair(stage.world);
  const other = { id, take: 'first', recording: '00000000-0000-4000-8000-000000000000' } as const;
  const contour = sampleTakes.first_contour;
  expect(await saveTakeContour(stage.world, owner, { ...other, contour })).toMatchObject({
    refusal: 'changed',
  });
  expect(await saveTakeContour(stage.world, owner, { ...other, contour: [1] })).toMatchObject({
    refusal: 'invalid',
  });
});

test('takes: wrong fields are refused one by one', async () => {
  const typed = { ...typedTakePair, name: ' ', sessions: '0', email: 'aase', consentedOn: '2026-02-30' };
  expect(await createTakePair(stage.world, owner, { typed })).toMatchObject({
    refusal: 'invalid',
    faults: { name: 'missing', sessions: 'not-a-number', email: 'not-an-email', consentedOn: 'not-a-day' },
  });
  const future = { ...typedTakePair, consentedOn: '2999-01-01' };
  expect(await createTakePair(stage.world, owner, { typed: future })).toMatchObject({
    faults: { consentedOn: 'not-a-day' },
  });
});

test('takes: a deleted pair takes its recordings with it, twice without error', async () => {
  const id = await seedTakePair(stage.world);
  const input = { id, version: await version(id) };
  for (let n = 0; n < 2; n += 1)
    expect(await deleteTakes(stage.world, owner, input)).toMatchObject({ ok: true });
  expect(await row(id)).toBeNull();
  expect(await stage.db.query.selectFrom('media_files').selectAll().execute()).toEqual([]);
  expect(await stage.db.query.selectFrom('recordings').selectAll().execute()).toEqual([]);
});

test('takes: erasing the singer deletes the pair, its recordings and what the pages show of them [P.291]', async () => {
  const id = await seedTakePair(stage.world);
  await show(id);
  const guest = { email: typedTakePair.email, language: 'da' } as const;
  expect(await eraseGuest(stage.world, owner, guest)).toEqual({ ok: true });
  expect(await row(id)).toBeNull();
  expect(await stage.db.query.selectFrom('recordings').selectAll().execute()).toEqual([]);
  expect(await shown()).toBeNull();
});
