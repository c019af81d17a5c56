import { beforeEach, describe, expect, test } from 'vitest';
import { acceptStory } from '#studio/site/magazine/decide-story.ts';
import { samplePdf } from '#tests/support/pdfs.ts';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { owner } from '#tests/support/who.ts';

const given = testApp();
const pdf = new TextDecoder().decode(samplePdf());
const fields = { name: 'Åse', email: 'aase@example.dk', title: 'Min <b>sang</b>', story: 'Et.\n\nTo.' };
let address = 0;
const otherAddress = () => ({ address: `198.51.100.${address}` });

beforeEach(() => {
  address += 1;
});

async function token(): Promise<string> {
  const answer = await given.fetch('/functions/v1/upload-token', {
    method: 'POST',
    body: '{}',
    ...otherAddress(),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}

function formWith(content: string, name = 'story.pdf') {
  const form = new FormData();
  form.append('cacheControl', '3600');
  form.append('', new File([content], name, { type: 'application/pdf' }));
  return form;
}

const upload = (name: string, body: BodyInit, headers: Record<string, string>) =>
  given.fetch(`/storage/v1/object/magazine-pdfs/${name}`, { method: 'POST', body, headers });
const publicly = (name: string) => given.fetch(`/storage/v1/object/public/magazine-pdfs/${name}`);
const stories = () => given.db.query.selectFrom('stories').selectAll().execute();

describe('call 9', () => {
  test('accepts a PDF with a token; its public URL is empty until the owner accepts the story [S7.12]', async () => {
    const leave = await token();
    const name = '1764000000000-abc123.pdf';
    const answer = await upload(name, formWith(pdf), { 'x-upload-token': leave });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ Key: `magazine-pdfs/${name}`, Id: expect.any(String) });
    expect((await publicly(name)).status).toBe(404);
    const sent = await given.fetch('/testimonials/share', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ ...fields, uploadName: name, uploadToken: leave }),
    });
    expect(await sent.json()).toMatchObject({ sent: true, title: 'Story received' });
    expect((await publicly(name)).status).toBe(404);
    const [story] = await stories();
    expect((await acceptStory(given.world, owner, { storyId: story?.id ?? '' })).ok).toBe(true);
    const file = await publicly(name);
    expect(file.status).toBe(200);
    expect(await file.text()).toBe(pdf);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    });
    const html = await (await given.fetch('/magazine/min-b-sang-b')).text();
    expect(textOf(html)).toContain('Download the story (PDF)');
    expect(html).toContain('Min &lt;b&gt;');
  });

  test('accepts raw bytes, and reports a duplicate like the storage service [S7.15]', async () => {
    const headers = { 'x-upload-token': await token(), 'content-type': 'application/pdf' };
    expect((await upload('a.pdf', pdf, headers)).status).toBe(200);
    const second = await upload('a.pdf', pdf, headers);
    expect(second.status).toBe(400);
    expect(await second.json()).toEqual({
      statusCode: '409',
      error: 'Duplicate',
      message: 'The resource already exists',
    });
  });

  test.each([
    ['no token', {}, pdf, 403],
    ['an unknown token', { 'x-upload-token': 'A'.repeat(22) }, pdf, 403],
  ])('refuses %s', async (_what, headers, content, status) => {
    const answer = await upload('b.pdf', formWith(content), headers);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ statusCode: String(status), message: expect.any(String) });
  });

  test.each([
    ['what is none, with the right name', 'c.pdf', '<script>'],
    ['an empty file', 'c.pdf', ''],
    ['another ending', 'c.html', pdf],
    ['a path', 'x/../../c.pdf', pdf],
    ['a hidden name', '.c.pdf', pdf],
  ])('refuses %s with a message, and stores nothing', async (_what, name, content) => {
    const answer = await upload(name, formWith(content), { 'x-upload-token': await token() });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await given.db.query.selectFrom('magazine_uploads').select('id').execute()).toEqual([]);
  });

  test('refuses more than 10 MB, and GET and DELETE', async () => {
    const large = `${pdf}${'x'.repeat(10 * 1024 * 1024)}`;
    const answer = await upload('d.pdf', formWith(large), { 'x-upload-token': await token() });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ statusCode: '413' });
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const { status } = await given.fetch('/storage/v1/object/magazine-pdfs/d.pdf', { method });
      expect(status).toBe(405);
    }
  });
});

describe('the story form without scripts', () => {
  const send = (body: BodyInit, path = '/testimonials/share') => given.fetch(path, { method: 'POST', body });

  test('accepts text and PDF in one form, and thanks in the language of the page [S2.110]', async () => {
    const form = formWith(pdf);
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const answer = await send(form, '/da/testimonials/share');
    expect(answer.status).toBe(200);
    expect(textOf(await answer.text())).toContain('Vi har fået din historie');
    expect(await stories()).toMatchObject([{ language: 'da', upload_id: expect.any(String) }]);
  });

  test('keeps the input when a field is missing, and shows where', async () => {
    const answer = await send(new URLSearchParams({ ...fields, title: '' }));
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(textOf(html)).toContain('Missing Information');
    expect(html).toContain('value="aase@example.dk"');
    expect(html).toMatch(/id="share-title"[^>]*aria-invalid="true"/);
    expect(await stories()).toEqual([]);
  });

  test('refuses a file that is no PDF, and keeps the text [S8.07]', async () => {
    const form = formWith('MZ', 'story.pdf');
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const answer = await send(form);
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(textOf(html)).toContain('Upload failed');
    expect(textOf(html)).toContain('This file isn’t a PDF.');
    expect(html).toContain('Min &lt;b&gt;sang&lt;/b&gt;');
    expect(await stories()).toEqual([]);
  });

  test('refuses other origins', async () => {
    const answer = await given.fetch('/testimonials/share', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
  });
});
