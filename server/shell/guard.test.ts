import { expect, test } from 'vitest';
import { readableForm } from './guard.ts';

const post = (body: string, type?: string) =>
  new Request('http://localhost/contact', {
    method: 'POST',
    body,
    headers: type === undefined ? {} : { 'content-type': type },
  });

test('a form is passed on unchanged, in either encoding', async () => {
  const urlencoded = await readableForm(
    post('name=%C3%85se&b=', 'application/x-www-form-urlencoded;charset=UTF-8'),
  );
  expect([...((await urlencoded?.formData()) ?? [])]).toEqual([
    ['name', 'Åse'],
    ['b', ''],
  ]);
  const multipart = new FormData();
  multipart.set('name', 'Åse & "Bo"\r\n');
  const request = new Request('http://localhost/contact', { method: 'POST', body: multipart });
  expect([...((await (await readableForm(request))?.formData()) ?? [])]).toEqual([
    ['name', 'Åse & "Bo"\r\n'],
  ]);
});

test('a malformed, truncated or impossible form is not passed on', async () => {
  const truncated = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb';
  for (const request of [
    post('{"name":"Åse"}', 'application/json'),
    post('name=a', 'text/plain'),
    post(truncated, 'multipart/form-data; boundary=x'),
    post(truncated, 'multipart/form-data'),
    post('name=a%00b', 'application/x-www-form-urlencoded'),
    post('a%00=b', 'application/x-www-form-urlencoded'),
    new Request('http://localhost/contact', { method: 'POST' }),
  ]) {
    expect(await readableForm(request)).toBeNull();
  }
});

test('a file input without a selection is omitted', async () => {
  const body =
    '--x\r\nContent-Disposition: form-data; name="file"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--x--';
  const form = await readableForm(post(body, 'multipart/form-data; boundary=x'));
  expect([...((await form?.formData()) ?? ['none'])]).toEqual([]);
});

test('a page without uploads: a form with a file is not passed on', async () => {
  const body = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF\r\n--x--';
  expect(await readableForm(post(body, 'multipart/form-data; boundary=x'))).toBeNull();
});

const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n\r\n`;

test.each([
  ['a form with 2,001 parts', `${part('a').repeat(2_001)}--x--`, 'multipart/form-data; boundary=x'],
  ['a form with 2,001 fields', 'a&'.repeat(2_001), 'application/x-www-form-urlencoded'],
  ['a part with a name of 201 bytes', `${part('a'.repeat(201))}--x--`, 'multipart/form-data; boundary=x'],
  ['a field with a name of 201 bytes', 'å'.repeat(101), 'application/x-www-form-urlencoded'],
])('%s is not passed on', async (_, body, type) => {
  expect(await readableForm(post(body, type))).toBeNull();
});
