import { expect, test } from 'vitest';
import { readableForm } from './readable-form.ts';

const post = (body: string, type?: string) =>
  new Request('http://localhost/contact', {
    method: 'POST',
    body,
    headers: type === undefined ? {} : { 'content-type': type },
  });

test('a form comes through to the letter, whichever way it is written', async () => {
  const urlencoded = await readableForm(
    post('name=%C3%85se&b=', 'application/x-www-form-urlencoded;charset=UTF-8'),
  );
  expect([...((await urlencoded?.formData()) ?? [])]).toEqual([
    ['name', 'Åse'],
    ['b', ''],
  ]);
  const multipart = new FormData();
  multipart.set('file', new File(['%PDF\0'], 'a.pdf'));
  const request = new Request('http://localhost/contact', { method: 'POST', body: multipart });
  expect((await (await readableForm(request))?.formData())?.get('file')).toBeInstanceOf(File);
});

test('what is no form, is cut short, or holds what no field can hold, is not handed on', async () => {
  const cut = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb';
  for (const request of [
    post('{"name":"Åse"}', 'application/json'),
    post('name=a', 'text/plain'),
    post(cut, 'multipart/form-data; boundary=x'),
    post(cut, 'multipart/form-data'),
    post('name=a%00b', 'application/x-www-form-urlencoded'),
    post('a%00=b', 'application/x-www-form-urlencoded'),
    new Request('http://localhost/contact', { method: 'POST' }),
  ]) {
    expect(await readableForm(request)).toBeNull();
  }
});
