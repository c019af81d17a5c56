import { expect, test } from 'vitest';
import { isOwnName } from './own-password.ts';

const names = ['Mia Ærø Holm', 'mia.holm@example.dk', 'Lindehav Sangstudie'];

test.each([
  'mia.holm@example.dk',
  'MIA.HOLM@EXAMPLE.DK',
  'Mia Ærø Holm',
  'miaærøholm2026',
  'Holm-Mia-1987!',
  'lindehavsangstudie',
  'Lindehav123456',
  'miamiamiamia',
  'holmexample.dk1',
  'Mia Holm Lindehav',
])('a password of its holder’s or the studio’s names is refused: %s', (password) => {
  expect(isOwnName(password, names)).toBe(true);
});

test.each([
  'mia synger om foråret',
  'en god lang sætning',
  'violet tram 9 meadow',
  '4815162342108',
  'lindehav om natten',
])('a sentence of one’s own is accepted, also with a name in it: %s', (password) => {
  expect(isOwnName(password, names)).toBe(false);
});

test('names of one or two letters do not count', () => {
  expect(isOwnName('bo og li i bad', ['Bo Li', ''])).toBe(false);
});
