/** In thousandths of an em, weight 600, measured in a browser; also used by scripts/pictures. */
const charactersByAdvance: ReadonlyArray<readonly [number, string]> = [
  [234, ':'],
  [236, ".'"],
  [251, ' ’,;'],
  [317, 'i'],
  [323, 'j'],
  [354, 'lt!'],
  [360, '-'],
  [370, '()'],
  [406, 'f'],
  [413, 'I'],
  [447, 's'],
  [474, 'r1z'],
  [507, 'J'],
  [521, 'c57'],
  [529, 'eéèêë–'],
  [557, 'aåäáà3v'],
  [565, 'oøöóò?'],
  [580, 'yx2869'],
  [594, 'S'],
  [611, 'FZ'],
  [615, 'hnuüúL4g'],
  [626, 'bdpqk'],
  [634, 'EÉ0'],
  [668, 'P'],
  [689, 'BT'],
  [721, 'C'],
  [742, 'URYKDG'],
  [765, 'OQØÖ'],
  [790, 'NHAÅÄVXw'],
  [835, 'æ&'],
  [890, 'mM'],
  [1036, 'Æ'],
  [1074, 'W'],
];

const advances = new Map(
  charactersByAdvance.flatMap(([advance, characters]) =>
    [...characters].map((character) => [character, advance] as const),
  ),
);

/** The headline's letter spacing, in em. */
const tracking = -0.028;

/** Space between words in em. */
export const wordGap = 0.27;

export function wordWidth(word: string): number {
  let width = 0;
  for (const character of word) width += (advances.get(character) ?? 800) / 1000 + tracking;
  return width;
}
