import { beforeEach, expect, test } from 'vitest';
import { seed, seededEmail, seededMessage } from '#tests/access/seed.ts';
import { seededSavedReply } from '#tests/access/seed-inbox.ts';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
let owner: Record<string, string> = {};
const page = `/admin/messages/${seededMessage}`;

beforeEach(async () => {
  owner = await signedIn(given, 'owner');
  await seed(given.world);
});

const read = async (path: string) => (await given.fetch(path, { headers: owner })).text();
const post = (path: string, fields: Record<string, string>) =>
  given.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers: owner });
const fieldOf = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

test('a reply is written, seen as the exact email, and sent, without scripts', async () => {
  const form = await read(page);
  const written = await post(`${page}/reply`, {
    version: fieldOf(form, 'version'),
    language: 'en',
    body: 'Yes, on <b>Tuesdays</b>.',
  });
  expect(written.headers.get('location')).toBe(`${page}/preview`);

  const answer = await given.fetch(`${page}/preview`, { headers: owner });
  expect(answer.headers.get('content-security-policy')).toContain("frame-src 'self'");
  const preview = await answer.text();
  expect(textOf(preview)).toContain(seededEmail);
  expect(textOf(preview)).toContain('Re: Your message to Lindehav Voice Studio');
  const [, source = ''] = /<iframe[^>]*src="([^"]+)"/.exec(preview) ?? [];
  const email = await given.fetch(source, { headers: owner });
  const policy = email.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toMatch(/script|allow-scripts|allow-same-origin|allow-forms/);
  const html = await email.text();
  expect(html).toContain('Yes, on &lt;b&gt;Tuesdays&lt;/b&gt;.');

  const sending = { version: fieldOf(preview, 'version'), 'form-key': fieldOf(preview, 'form-key') };
  for (const _press of [1, 2]) {
    const sent = await post(`${page}/preview/sending`, sending);
    expect(sent.headers.get('location')).toBe(`${page}?flash=replied`);
  }
  const mails = await given.db.query
    .selectFrom('emails')
    .select(['recipient', 'html'])
    .where('kind', '=', 'contact-reply')
    .execute();
  expect(mails.map(({ recipient }) => recipient)).toEqual([seededEmail]);
  const bodyOf = (text: string) => textOf(text).replace(/^.*?Hello/, 'Hello');
  expect(bodyOf(mails[0]?.html ?? '')).toBe(bodyOf(html));
  const thread = textOf(await read(`${page}?flash=replied`));
  for (const text of ['Reply sent.', 'Yes, on <b>Tuesdays</b>.', 'Answered', 'Open again']) {
    expect(thread).toContain(text);
  }
  expect((await given.fetch(`${page}/preview`, { headers: owner })).headers.get('location')).toBe(page);
});

test('a reply that was changed in another window is neither stored nor sent, and keeps what was typed', async () => {
  const first = fieldOf(await read(page), 'version');
  await post(`${page}/reply`, { version: first, language: 'en', body: 'The first' });
  const preview = await read(`${page}/preview`);
  const late = await post(`${page}/reply`, { version: first, language: 'da', body: 'The second' });
  expect(late.status).toBe(409);
  const html = await late.text();
  expect(html).toContain('The second</textarea>');
  expect(textOf(html)).toContain('Saved in the meantime: “The first”');
  const version = fieldOf(html, 'version');
  await post(`${page}/reply`, { version, language: 'da', body: 'The second' });
  const sending = { version: fieldOf(preview, 'version'), 'form-key': fieldOf(preview, 'form-key') };
  const refused = await post(`${page}/preview/sending`, sending);
  expect(refused.status).toBe(409);
  const latest = textOf(await refused.text());
  expect(latest).toContain('Not sent');
  expect(latest).toContain('The second');
  expect((await post(`${page}/reply`, { version: '3', language: 'da', body: ' ' })).status).toBe(400);
});

test('a saved reply is inserted after what was typed, in the email’s language; a deleted one loses nothing', async () => {
  const typed = { version: '1', body: 'Hej igen', saved: seededSavedReply };
  const inserted = await post(`${page}/insertion`, { ...typed, language: 'da' });
  expect(inserted.status).toBe(200);
  expect(await inserted.text()).toContain('Hej igen\n\nSe priserne.</textarea>');
  const gone = await post(`${page}/insertion`, { ...typed, saved: 'x' });
  expect(gone.status).toBe(409);
  expect(await gone.text()).toContain('Hej igen</textarea>');
});

test('saved replies are created once, edited with a version, and deleted after a confirmation', async () => {
  const path = '/admin/saved-replies';
  const texts = { titleEn: 'Hours', bodyEn: 'Open daily.', titleDa: 'Tider', bodyDa: 'Åbent dagligt.' };
  const refused = await post(path, { ...texts, bodyDa: '' });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('value="Hours"');
  const once = { ...texts, 'form-key': fieldOf(await read(path), 'form-key') };
  for (const _press of [1, 2]) {
    expect((await post(path, once)).headers.get('location')).toBe(`${path}?flash=created`);
  }
  const list = await read(`${path}?flash=created`);
  expect(textOf(list).match(/Open daily\./g)).toHaveLength(1);
  const one = `${path}/${seededSavedReply}`;
  const saved = await post(one, { ...texts, titleEn: 'Opening hours', version: '1' });
  expect(saved.headers.get('location')).toBe(`${one}?flash=saved`);
  const late = await post(one, { ...texts, titleEn: 'Late', version: '1' });
  expect(late.status).toBe(409);
  expect(await late.text()).toContain('value="Late"');
  expect(textOf(await read(page))).toContain('Opening hours');
  expect((await post(`${one}/deletion`, { version: '1' })).status).toBe(409);
  const deleted = await post(`${one}/deletion`, { version: '2' });
  expect(deleted.headers.get('location')).toBe(`${path}?flash=deleted`);
  expect(textOf(await read(path))).not.toContain('Opening hours');
});

test('files are attached without scripts, also when the text is refused, and seen in preview and conversation', async () => {
  const upload = (path: string, fields: Record<string, string>, files: readonly string[] = []) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    for (const name of files) body.append('files', new File([`%PDF-1.7 ${name}`], name));
    return given.fetch(path, { method: 'POST', body, headers: owner });
  };
  await given.db.query.deleteFrom('contact_replies').execute();
  const version = fieldOf(await read(page), 'version');
  const refused = await upload(`${page}/reply`, { version, language: 'en', body: ' ' }, [
    'Rosen.pdf',
    'Plan.pdf',
  ]);
  expect(refused.status).toBe(400);
  const form = await refused.text();
  expect(textOf(form)).toContain('Write your reply first.');
  expect(textOf(form)).toContain('Rosen.pdf');
  const [, removal = ''] = /formAction="([^"]*removal[^"]*)"/i.exec(form) ?? [];
  const typed = { version: fieldOf(form, 'version'), language: 'en', body: 'Here they are.' };
  const half = '--x\r\nContent-Disposition: form-data; name="body"\r\n\r\nHere';
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  const broken = await given.fetch(removal, { method: 'POST', body: half, headers: { ...owner, ...type } });
  expect(broken.status).toBe(400);
  expect(textOf(await broken.text())).toContain('Plan.pdf');
  const shorter = await (await upload(removal, typed)).text();
  expect(shorter).toContain('Here they are.');
  expect(textOf(shorter)).not.toContain('Plan.pdf');

  const written = await upload(`${page}/reply`, { ...typed, version: fieldOf(shorter, 'version') });
  expect(written.headers.get('location')).toBe(`${page}/preview`);
  const preview = await read(`${page}/preview`);
  expect(textOf(preview)).toContain('Attachments Rosen.pdf');
  await post(`${page}/preview/sending`, {
    version: fieldOf(preview, 'version'),
    'form-key': fieldOf(preview, 'form-key'),
  });
  const thread = await read(page);
  const [, href = ''] = /href="([^"]*\/attachments\/[^"/]+)"[^>]*>Rosen.pdf/.exec(thread) ?? [];
  const file = await given.fetch(href, { headers: owner });
  expect(await file.text()).toBe('%PDF-1.7 Rosen.pdf');
  expect(file.headers.get('content-disposition')).toContain('attachment;');
});
