import { expect, test } from 'vitest';
import { showTakePair } from '#studio/site/takes/arrange-take-pairs.ts';
import { takePairRow } from '#studio/site/takes/take-pairs.queries.ts';
import { seedTakePair } from '#tests/support/populated/take-pairs.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { owner } from '#tests/support/who.ts';

const given = testApp();

test('takes: the recordings of a pair that is not shown are on the page of the pair only, and once it is shown on home', async () => {
  const id = await seedTakePair(given.world);
  const { recordings, version } = (await takePairRow(given.db.query, id))!;
  const student = await signedIn(given, 'student');
  const on = async (path: string, headers: Record<string, string> = {}) => {
    const html = await (await given.fetch(path, { headers })).text();
    return [recordings.first, recordings.last].map((recording) =>
      html.includes(`/recordings/${recording}.mp3`),
    );
  };
  expect(await on(`/admin/website/proof/${id}`, await signedIn(given, 'owner'))).toEqual([true, true]);
  for (const path of ['/', '/courses/private-coaching', '/dashboard'])
    expect(await on(path, student), path).toEqual([false, false]);
  expect(await showTakePair(given.world, owner, { id, version, isVisible: true })).toMatchObject({
    ok: true,
  });
  for (const path of ['/', '/courses/private-coaching']) expect(await on(path), path).toEqual([true, true]);
  expect(await on('/dashboard', student)).toEqual([false, false]);
});
