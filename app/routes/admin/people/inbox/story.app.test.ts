import { expect, test } from 'vitest';
import { acceptStory } from '#studio/site/magazine/decide-story.ts';
import { samplePdf } from '#tests/support/pdfs.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { owner } from '#tests/support/who.ts';

const given = testApp();
const pdf = new TextDecoder().decode(samplePdf());

async function publishedStory() {
  const form = new FormData();
  const fields = { name: 'Åse', email: 'aase@example.dk', title: 'Apples', story: 'One.' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('pdf', new File([pdf], 'story.pdf', { type: 'application/pdf' }));
  const shared = await given.fetch('/testimonials/share', { method: 'POST', body: form });
  expect(shared.status).toBe(200);
  const { id } = await given.db.query.selectFrom('stories').select('id').executeTakeFirstOrThrow();
  const upload = await given.db.query.selectFrom('magazine_uploads').select('name').executeTakeFirstOrThrow();
  await acceptStory(given.world, owner, { storyId: id });
  const headers = await signedIn(given, 'owner');
  const path = `/admin/stories/${id}`;
  const press = (values: Record<string, string>, below = '') =>
    given.fetch(path + below, { method: 'POST', headers, body: new URLSearchParams(values) });
  const text = async (address: string) => (await given.fetch(address)).text();
  /** Each URL is requested twice so that a cached page would be returned. */
  const shown = async () => {
    const page = await given.fetch('/magazine/apples');
    return {
      page: page.status,
      overview: (await text('/testimonials')).includes('/magazine/apples'),
      feed: (await text('/feeds/en.xml')).includes('/magazine/apples'),
      pdf: (await given.fetch(`/storage/v1/object/public/magazine-pdfs/${upload.name}`)).status,
    };
  };
  return { path, headers, press, shown };
}

const everywhere = { page: 200, overview: true, feed: true, pdf: 200 };
const nowhere = { page: 404, overview: false, feed: false, pdf: 404 };

test('a published story: unpublished, is gone from cached pages, feed and PDF; published again, is back', async () => {
  const { path, headers, press, shown } = await publishedStory();
  await expect.poll(shown).toEqual(everywhere);
  const answer = await press({ published: 'no' }, '/publication');
  expect(answer.headers.get('location')).toBe(`${path}?flash=unpublished`);
  await expect.poll(shown).toEqual(nowhere);
  const html = await (await given.fetch(path, { headers })).text();
  expect(html).toContain('Publish again');
  await press({ published: 'yes' }, '/publication');
  await expect.poll(shown).toEqual(everywhere);
});

test('a published story: edited, shows the new title; an incomplete edit keeps the input', async () => {
  const { path, press } = await publishedStory();
  const wrong = await press({ version: '1', name: 'Åse', title: '', story: 'Typed again.' });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain('Typed again.</textarea>');
  const typed = { version: '1', name: 'Åse Ø', title: 'Pears', story: 'Two.' };
  expect((await press(typed)).headers.get('location')).toBe(`${path}?flash=saved`);
  await expect
    .poll(async () => (await given.fetch('/magazine/apples')).text())
    .toMatch(/Pears[\s\S]*Two\.[\s\S]*Åse Ø/);
  expect((await press({ ...typed, title: 'Plums' })).status).toBe(409);
});

test('a published story: deleted after a confirmation, is gone from every page and list', async () => {
  const { path, headers, press, shown } = await publishedStory();
  await expect.poll(shown).toEqual(everywhere);
  const html = await (await given.fetch(path, { headers })).text();
  expect(html).toMatch(/<details[^>]*><summary[^>]*>Delete<\/summary>[\s\S]*can’t be undone/);
  const answer = await press({ version: '1' }, '/deletion');
  expect(answer.headers.get('location')).toBe('/admin/stories?flash=deleted');
  const list = await (await given.fetch('/admin/stories?flash=deleted', { headers })).text();
  expect(list).toContain('The story has been deleted.');
  expect(list).not.toContain('Apples');
  await expect.poll(shown).toEqual(nowhere);
  expect((await given.fetch(path, { headers })).status).toBe(404);
});
