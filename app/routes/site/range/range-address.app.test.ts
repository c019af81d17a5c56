import { expect, test } from 'vitest';
import { change } from '#studio/shared/change.ts';
import { allContent, contentChanged } from '#studio/shared/content-changed.ts';
import { publishPage } from '#studio/site/pages/edit-page.ts';
import { templateBlocks } from '#studio/site/pages/own-page.ts';
import { insertOwnPage } from '#studio/site/pages/own-pages.store.ts';
import { createOwnPage } from '#studio/site/pages/own-pages.ts';
import { lockDraft, saveDraft } from '#studio/site/pages/page-drafts.store.ts';
import { testApp } from '#tests/support/site/app.ts';
import { owner } from '#tests/support/who.ts';

const given = testApp();
const title = { en: 'My price range', da: 'Mine priser' };

/** As the owner made it before the address was reserved. */
async function earlierPage(slug: string): Promise<void> {
  const key = `page-${slug.padEnd(8, '0')}`;
  await change(given.world, owner, async (c) => {
    await insertOwnPage(c, { key, slug, template: 'plain' });
    const { version } = await lockDraft(c, key);
    const page = templateBlocks('plain', title);
    await saveDraft(c, { key, page, version: version + 1, isPublished: false, publishAt: null });
    await contentChanged(c.tx, allContent);
  });
  await publishPage(given.world, owner, { key, version: 1 });
}

const read = async (path: string) => given.fetch(path, { redirect: 'manual' });
const html = async (path: string) => (await read(path)).text();

test('new pages cannot take the addresses of ‘Find your range’', async () => {
  for (const slug of ['range', 'omfang', 'find-your-range'])
    expect(await createOwnPage(given.world, owner, { template: 'plain', title, slug }), slug).toEqual({
      ok: false,
      refusal: 'slug-taken',
    });
});

test('‘Find your range’ is at /range, /omfang leads there, and home links to it', async () => {
  expect(await html('/range')).toContain('data-island="voice-range"');
  expect((await read('/omfang')).headers.get('location')).toBe('/da/range');
  expect(await html('/')).toContain('href="/range"');
  expect(await html('/da')).toContain('href="/da/range"');
});

test('an owner’s page that was at /range or /omfang keeps it, and ‘Find your range’ takes another address [P.393]', async () => {
  await earlierPage('range');
  await earlierPage('omfang');
  for (const path of ['/range', '/omfang']) {
    const page = await html(path);
    expect(page, path).toContain(path === '/range' ? title.en : title.da);
    expect(page, path).not.toContain('data-island="voice-range"');
  }
  expect(await html('/find-your-range')).toContain('data-island="voice-range"');
  expect(await html('/')).toContain('href="/find-your-range"');
});
