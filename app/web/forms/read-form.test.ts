import { expect, test } from 'vitest';
import { isChecked } from './read-form.ts';

const form = (body: string) =>
  new Request('http://localhost/', { method: 'POST', body: new URLSearchParams(body) }).formData();

test('a checkbox: only its own value, sent once, counts as checked', async () => {
  expect(isChecked(await form('terms=yes'), 'terms')).toBe(true);
  for (const body of ['', 'terms=', 'terms=no', 'terms=on', 'terms=YES', 'terms=no&terms=yes', 'other=yes'])
    expect(isChecked(await form(body), 'terms'), body).toBe(false);
});
