import { expect, test } from 'vitest';
import { markOf, marksIn } from '#app/web/live-edit/block-marks.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
const clientId = 'a'.repeat(32);

async function openSection(page: string, section: number) {
  const headers = { origin: 'http://localhost:3000', ...(await signedIn(given, 'owner')) };
  const address = `/admin/website/${page}/sections/${section}`;
  const form = await (await given.fetch(address, { headers })).text();
  const textIn = (name: string) =>
    new RegExp(`name="${name.replaceAll('.', '\\.')}"[^>]*?(?: value="([^"]*)"|>([^<]*)</textarea>)`)
      .exec(form)
      ?.slice(1)
      .find((value) => value !== undefined) ?? '';
  const send = (below: string, fields: Readonly<Record<string, string>>) =>
    given.fetch(address + below, {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  return { form, textIn, send, version: textIn('version') };
}

test('section form: saved while it is typed in, and then by its button without a conflict with itself', async () => {
  const { send, textIn, version } = await openSection('contact', 1);
  const typed = { version, clientId, 'en.text': 'Typed', 'da.text': textIn('da.text') };
  const saved = await send('/save', { ...typed, revision: '1' });
  expect(await saved.json()).toEqual({ kind: 'saved', version: Number(version) + 1 });
  const again = await send('/save', { ...typed, revision: '2', 'en.text': 'Typed on' });
  expect(await again.json()).toEqual({ kind: 'saved', version: Number(version) + 2 });
  const sent = await send('', { ...typed, revision: '2', 'en.text': 'Sent' });
  expect(sent.headers.get('location')).toBe('/admin/website/contact?flash=saved');
  expect((await openSection('contact', 1)).textIn('en.text')).toBe('Sent');
});

test('section form: a save of another window and an empty text are refused', async () => {
  const { send, textIn, version } = await openSection('contact', 1);
  const typed = { version, clientId, revision: '1', 'en.text': 'Mine', 'da.text': textIn('da.text') };
  await send('/save', typed);
  const other = await send('/save', { ...typed, clientId: 'b'.repeat(32) });
  expect([other.status, await other.json()]).toEqual([409, { kind: 'refused', because: 'edited' }]);
  const empty = await send('/save', { ...typed, revision: '2', 'en.text': '' });
  expect([empty.status, await empty.json()]).toEqual([400, { kind: 'refused', because: 'incomplete' }]);
});

test('live preview: the visitors’ page with the unsaved texts of the form and with its style sheets', async () => {
  const { send, version } = await openSection('contact', 1);
  const fields = { version, 'en.text': 'Sing to <us>', 'da.text': 'Syng for os' };
  const preview = await send('/preview/en', fields);
  const { kind, styles, html } = await preview.json();
  expect(kind).toBe('preview');
  expect(html).toContain('Sing to &lt;us&gt;');
  expect(html).not.toMatch(/<script|<header class="/);
  expect(styles.every((href: string) => href.startsWith('/assets/'))).toBe(true);
  expect(styles.length).toBeGreaterThan(0);
  expect((await (await send('/preview/da', fields)).json()).html).toContain('Syng for os');
  expect(await (await given.fetch('/contact')).text()).not.toContain('Sing to');
  expect((await openSection('contact', 1)).version).toBe(version);
});

test('preview of a page: its draft, with invisible marks by which its sections are found; visitors get none', async () => {
  const { send, textIn, version } = await openSection('about', 2);
  const name = textIn('en.text') ? 'text' : 'paragraphs';
  const typed = { version, [`en.${name}`]: 'Only in the draft', [`da.${name}`]: 'Kun i kladden' };
  await send('', typed);
  const headers = { origin: 'http://localhost:3000', ...(await signedIn(given, 'owner')) };
  const init = { method: 'POST', headers, body: new URLSearchParams() };
  const answer = await given.fetch('/admin/website/about/preview/en', init);
  const { html } = await answer.json();
  expect(html).toContain(`Only in the draft${markOf(2)}`);
  const links = await given.fetch('/admin/website/navigation/preview/en', init);
  expect(links.status).toBe(400);
  const visited = await (await given.fetch('/')).text();
  expect(marksIn(visited).places).toEqual([]);
});
