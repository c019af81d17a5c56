import { expect, test } from 'vitest';
import { streetOf } from './identity.ts';

test.each([
  ['Prøvegade 12, 1. sal', 'Prøvegade', '12'],
  ['Sankt Peders Stræde 4B', 'Sankt Peders Stræde', '4B'],
  ['Ved Stranden 10 A, st.', 'Ved Stranden', '10 A'],
  ['12 Rue de l’École', 'Rue de l’École', '12'],
])('%s is in the street and at the number of the sketch', (line, street, number) => {
  expect(streetOf([line, '1401 København K'])).toEqual({ street, number });
});

test.each([['Gården ved søen'], ['']])('%s has no house number, so there is no sketch', (line) => {
  expect(streetOf([line])).toBeNull();
});
