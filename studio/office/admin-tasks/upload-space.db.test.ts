import { describe, expect, test } from 'vitest';
import { json } from '#platform/db/json.ts';
import { createUploadToken } from '#studio/site/magazine/create-upload-token.ts';
import { shareStory } from '#studio/site/magazine/share-story.ts';
import { storeUpload } from '#studio/site/magazine/store-upload.ts';
import { submitApplication } from '#studio/teaching/applications/submit-application.ts';
import { retreatApplication } from '#tests/support/applications.ts';
import { openTaskKinds } from '#tests/support/browser/screenshots.ts';
import { newVisitor, testStage } from '#tests/support/page-fixture.ts';
import { samplePdf } from '#tests/support/pdfs.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { describeTask } from './describe-task.ts';

const stage = testStage();

const setSpace = (anonymousUploadMegabytes: number) =>
  stage.db.query
    .insertInto('settings')
    .values({ key: 'limits', value: json({ anonymousUploadMegabytes }) })
    .execute();

const fill = (bytes: number) =>
  stage.db.query
    .insertInto('application_files')
    .values({
      key: `applications/${crypto.randomUUID()}.pdf`,
      name: 'x',
      bytes,
      created_at: stage.world.clock.now(),
    })
    .execute();

async function apply(files = [{ name: 'cv.pdf', bytes: samplePdf() }]) {
  const { who, email } = newVisitor();
  const values = { ...retreatApplication, email };
  return submitApplication(stage.world, who, { programme: 'celebrity-vocal-experience', values, files });
}

const story = { name: 'Mia', email: 'mia@example.dk', title: 'T', story: 'S' };

describe('files uploaded by visitors', () => {
  test('share one quota: beyond it, files are refused with a message and nothing is stored [P.89]', async () => {
    await setSpace(1);
    await fill(1_000_000);
    expect(await apply()).toMatchObject({
      ok: false,
      refusal: 'files',
      problem: 'full',
      message: expect.stringContaining('without files'),
    });
    const { token } = (await createUploadToken(stage.world, visitor)) as { token: string };
    const upload = { name: 'a.pdf', bytes: samplePdf(), token };
    expect(await storeUpload(stage.world, visitor, upload)).toMatchObject({ ok: false, refusal: 'full' });
    const pdf = { bytes: samplePdf() };
    expect(
      await shareStory(stage.world, newVisitor().who, { fields: story, pdf, uploaded: null }),
    ).toMatchObject({ ok: false, refusal: 'bad-file', message: expect.stringContaining('without the PDF') });
    for (const table of ['applications', 'magazine_uploads', 'stories'] as const) {
      expect(await stage.db.query.selectFrom(table).select('id').execute(), table).toEqual([]);
    }
  });

  test('beyond the quota do not block applications or stories without files, nor the owner’s uploads', async () => {
    await setSpace(1);
    await fill(1_000_000);
    expect(await apply([])).toMatchObject({ ok: true });
    const share = { fields: story, pdf: null, uploaded: null };
    expect(await shareStory(stage.world, newVisitor().who, share)).toMatchObject({ ok: true });
    const upload = { name: 'a.pdf', bytes: samplePdf(), token: null };
    expect(await storeUpload(stage.world, owner, upload)).toMatchObject({ ok: true });
  });

  test('at 80 % of the quota open one task, which states the usage and links to the limit', async () => {
    await setSpace(1);
    await fill(799_999 - samplePdf().length);
    await apply();
    expect(await openTaskKinds(stage.db)).not.toContain('upload-space');
    await apply();
    await apply();
    expect((await openTaskKinds(stage.db)).filter((kind) => kind === 'upload-space')).toHaveLength(1);
    const task = {
      kind: 'upload-space',
      subjectId: 'visitors-files',
      details: { what: '1 / 1 MB' },
    } as const;
    expect(describeTask(task, 'da').facts.map(({ href }) => href)).toEqual(['/admin/settings/limits']);
  });

  test('uploaded concurrently do not exceed the quota', async () => {
    await setSpace(1);
    await fill(1_000_000 - samplePdf().length);
    const outcomes = await Promise.all([apply(), apply(), apply()]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('refused by the quota do not count for rate limits: the application without files is accepted', async () => {
    await setSpace(1);
    await fill(1_000_000);
    const { who, email } = newVisitor();
    const send = (files: { name: string; bytes: Uint8Array }[]) =>
      submitApplication(stage.world, who, {
        programme: 'celebrity-vocal-experience',
        values: { ...retreatApplication, email },
        files,
      });
    for (let count = 0; count < 4; count += 1) {
      expect(await send([{ name: 'a.pdf', bytes: samplePdf() }])).toMatchObject({ problem: 'full' });
    }
    expect(await send([])).toMatchObject({ ok: true });
  });

  test('story: PDFs refused because storage is full use up no limit, and the story without a PDF is accepted', async () => {
    await setSpace(1);
    await fill(1_000_000);
    const { who } = newVisitor();
    const share = (pdf: { bytes: Uint8Array } | null) =>
      shareStory(stage.world, who, { fields: story, pdf, uploaded: null });
    for (let count = 0; count < 25; count += 1) {
      expect(await share({ bytes: samplePdf() })).toMatchObject({ refusal: 'bad-file' });
    }
    expect(await share(null)).toEqual({ ok: true });
  });
});
