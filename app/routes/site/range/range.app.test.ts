import { expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';

const given = testApp();

test('range: only its page may ask for the microphone, also when it is cached', async () => {
  for (const path of ['/range', '/range', '/da/range']) {
    const { headers } = await given.fetch(path);
    expect(headers.get('permissions-policy'), path).toContain('microphone=(self)');
    expect(headers.get('permissions-policy'), path).toContain('camera=()');
  }
  const { headers } = await given.fetch('/private-coaching/book');
  expect(headers.get('permissions-policy')).toContain('microphone=()');
});

test('range: without scripts the page says what it is and how to book', async () => {
  const html = await (await given.fetch('/da/range')).text();
  expect(html).toContain('<title>Find dit toneomfang');
  expect(html).toContain('Minuttet kræver en browser, der kører scripts.');
  expect(html).toContain('href="/da/private-coaching/book"');
});

test('range: its Danish word is an address that leads to it', async () => {
  for (const [path, to] of [
    ['/omfang', '/da/range'],
    ['/da/omfang', '/omfang'],
    ['/en/omfang', '/range'],
  ] as const) {
    const answer = await given.fetch(path, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')], path).toEqual([301, to]);
  }
});
