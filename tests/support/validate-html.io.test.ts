import { expect, test } from 'vitest';
import { htmlErrors } from './validate-html.ts';

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>A page</title></head><body><main>${body}</main></body></html>`;

test('a valid page has no error', async () => {
  const srcset = '/a.webp 320w, /b.webp 640w';
  const picture = `<img src="/a.webp" srcset="${srcset}" sizes="50vw" alt="">`;
  const field = '<label for="a">Name</label><input id="a" name="a" autocomplete="name">';
  expect(await htmlErrors(page(`<h1>A page</h1>${picture}${field}`))).toEqual([]);
});

test.each([
  ['srcset without a width while sizes is set', '<img src="/a" srcset="/a" sizes="50vw" alt="">'],
  ['srcset with a width without sizes', '<img src="/a" srcset="/a 1w" alt="">'],
  ['autocomplete on a checkbox', '<input type="checkbox" autocomplete="off">'],
  ['an attribute of another input type', '<input type="checkbox" maxlength="3">'],
  ['a label for nothing', '<label for="nowhere">Name</label>'],
  ['an id given twice', '<p id="a"></p><p id="a"></p>'],
  ['a block in a paragraph', '<p><ul><li>a</li></ul></p>'],
])('%s is an error', async (_what, body) => {
  expect((await htmlErrors(page(body))).length).toBeGreaterThan(0);
});
