import { expect, test } from 'vitest';
import type { PlacedPhotograph } from '#studio/shared/content/photographs.queries.ts';
import { sharePhotograph } from './share-photograph.ts';

const photograph = (id: string): PlacedPhotograph => ({
  address: `/pictures/${id}`,
  widths: [480, 960],
  width: 960,
  height: 819,
  placeholder: '',
  alt: '',
  tone: null,
});
const placed = {
  'offer-siren': photograph('own'),
  'incipit-siren': photograph('article'),
  rose: photograph('coaching'),
};

test('share image: a photograph that the owner wants grey is drawn grey', () => {
  const grey = { rose: { ...photograph('coaching'), tone: 'grey' as const } };
  expect(sharePhotograph('/courses/private-coaching', 'thea-lindehav', grey)).toBe('coaching/960/grey');
});

test.each([
  ['/courses/siren', 'own/960'],
  ['/magazine/siren', 'article/960'],
  ['/courses/siren/application', ''],
  ['/courses/private-coaching', 'coaching/960'],
])('share image: %s shows the photograph %s', (path, shown) => {
  expect(sharePhotograph(path, 'thea-lindehav', placed)).toBe(shown);
});
