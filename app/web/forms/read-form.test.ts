import { expect, test } from 'vitest';
import { readJson } from '../answers.ts';
import { isChecked, readForm } from './read-form.ts';
import { readUpload } from './read-upload.ts';

const form = (body: string) =>
  new Request('http://localhost/', { method: 'POST', body: new URLSearchParams(body) }).formData();

test('a checkbox: only its own value, sent once, counts as checked', async () => {
  expect(isChecked(await form('terms=yes'), 'terms')).toBe(true);
  for (const body of ['', 'terms=', 'terms=no', 'terms=on', 'terms=YES', 'terms=no&terms=yes', 'other=yes'])
    expect(isChecked(await form(body), 'terms'), body).toBe(false);
});

const decomposed = {
  name: 'A\u030ase',
  email: 'a\u030ase@eksempel.dk',
  password: 'A\u030ase',
  note: 'e\u0301\n1950',
};
const composed = { ...decomposed, name: 'Åse', note: 'é\n1950' };
const post = (body: BodyInit, type?: string) =>
  new Request('http://localhost/', {
    method: 'POST',
    body,
    ...(type ? { headers: { 'content-type': type } } : {}),
  });

test('text enters composed by every form and as JSON; email addresses and passwords stay', async () => {
  const multipart = new FormData();
  for (const [name, value] of Object.entries(decomposed)) multipart.append(name, value);
  for (const body of [new URLSearchParams(decomposed), multipart]) {
    const read = Object.fromEntries(await readForm(post(body)));
    expect({ ...read, note: String(read.note).replaceAll('\r', '') }).toEqual(composed);
  }
  expect(await readJson(post(JSON.stringify({ people: [decomposed] }), 'application/json'))).toEqual({
    people: [composed],
  });
});

test('text and names of files of an upload enter composed; the bytes of a file stay', async () => {
  const body = new FormData();
  body.append('name', decomposed.name);
  body.append('file', new File([decomposed.name], 'A\u030ase.txt'));
  await readUpload(post(body), { mostFiles: 1, maxFileBytes: 100 }, async ({ form: read, files }) => {
    expect([read.get('name'), files[0]?.name]).toEqual(['Åse', 'Åse.txt']);
    expect(Buffer.from(files[0]?.bytes ?? []).toString()).toBe(decomposed.name);
  });
});
