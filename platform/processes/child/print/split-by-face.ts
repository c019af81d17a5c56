export interface Face {
  family: string;
  covers(codePoint: number): boolean;
  /** Has anchors, so that a mark is placed on a letter it was not drawn with. */
  placesMarks: boolean;
}

export interface Piece {
  family: string;
  text: string;
}

const replacement = '□';

/** Characters without a shape. Those that join letters stay, because Arabic and Indic scripts need them. */
const invisible = /(?!\n|\u200c|\u200d|\u200e|\u200f)[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** Forms of one letter for old encodings and decoration: Arabic, Hebrew, full width, mathematical. */
const variantForms = /[\ufb1d-\ufdff\ufe70-\ufefc\uff01-\uffee\u{1d400}-\u{1d7ff}]/gu;

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A word is set in the first face that has all its letters, so that it does not mix two; otherwise letter by letter.
 * A letter that no face has becomes a box, never a glyph of another letter.
 */
export function splitByFace(text: string, faces: readonly Face[]): Piece[] {
  const pieces: Piece[] = [];
  for (const word of prepared(text, faces).split(/(\s+)/)) {
    if (word === '') continue;
    const before = pieces.at(-1)?.family;
    for (const piece of word.trim() === '' ? spaceIn(word, faces, before) : wordIn(word, faces)) {
      const last = pieces.at(-1);
      if (last?.family === piece.family) last.text += piece.text;
      else pieces.push({ ...piece });
    }
  }
  return pieces;
}

function prepared(text: string, faces: readonly Face[]): string {
  const composed = text.normalize('NFC').replaceAll('\t', ' ').replace(invisible, '');
  return composed.replace(variantForms, (form) =>
    faces.some((face) => canSet(face, form)) ? form : form.normalize('NFKC'),
  );
}

/** In the face of the word before: a text of one script is one run, which readers copy in its order. */
function spaceIn(space: string, faces: readonly Face[], before: string | undefined): Piece[] {
  const face =
    faces.find(({ family }) => family === before && isWhole(space, faces, family)) ??
    faces.find((each) => canSet(each, space.replaceAll('\n', '')));
  return [{ family: (face ?? faces[0])?.family ?? '', text: face ? space : space.replace(/[^\n]/g, ' ') }];
}

const isWhole = (text: string, faces: readonly Face[], family: string) =>
  faces.some((face) => face.family === family && canSet(face, text.replaceAll('\n', '')));

function wordIn(word: string, faces: readonly Face[]): Piece[] {
  const whole = faces.find((face) => canSet(face, word));
  if (whole) return [{ family: whole.family, text: word }];
  const boxes = faces.find((face) => canSet(face, replacement));
  return [...clusters.segment(word)].map(({ segment }) => {
    const face = faces.find((each) => canSet(each, segment));
    if (face) return { family: face.family, text: segment };
    return { family: boxes?.family ?? '', text: replacement };
  });
}

const marks = /\p{M}/u;
const joiners = /[\u200c-\u200f]/g;

function canSet({ covers, placesMarks }: Face, text: string): boolean {
  if (!placesMarks && marks.test(text)) return false;
  // Beyond the first plane the library counts a character as two.
  return [...text.replace(joiners, '')].every(
    (letter) => letter.length === 1 && covers(letter.charCodeAt(0)),
  );
}

/** The direction of a paragraph is that of its first letter (UAX #9, P2 and P3). */
export function isRightToLeft(text: string): boolean {
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(first);
}
