import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import type { DocumentFace } from '#platform/media/document-node.ts';
import { asianSlices, breakWithoutHyphen, hasAsian, openSlice } from './asian-fonts.ts';
import { keepMarksOnLetters } from './shape-text.ts';
import type { Face } from './split-by-face.ts';

const project = new URL('../../../../', import.meta.url);
const opened = new Map<string, Font>();
/** 'Noto Sans besides Bodoni Moda': on the lines of another family. */
const besides = ' besides ';

export interface FaceStyle {
  fontFamily?: string | undefined;
  fontWeight?: number | undefined;
  fontStyle?: string | undefined;
}

/** The fonts of a document, as the layout library asks for them. A file is read when a letter needs it. */
export class DocumentFonts {
  private readonly faces: readonly DocumentFace[];

  constructor(faces: readonly DocumentFace[]) {
    this.faces = faces;
  }

  getFont(style: FaceStyle): { data: Font } {
    const [fontFamily, inLinesOf] = (style.fontFamily ?? '').split(besides);
    const font = fontFamily?.includes('/')
      ? this.slice(fontFamily, style)
      : this.open(this.faceFor({ ...style, fontFamily }));
    return { data: inLinesOf ? this.aligned(font, this.faceFor({ ...style, fontFamily: inLinesOf })) : font };
  }

  async load(): Promise<void> {}

  getEmojiSource(): null {
    return null;
  }

  /** The library would hyphenate Danish by English rules. Chinese, Japanese and very long words break anywhere. */
  getHyphenationCallback(): (word: string) => string[] {
    return (word) =>
      hasAsian(word) ? [...word] : isLong(word) ? (word.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [word]) : [word];
  }

  /** What a text of this style can be set in: its own face, then the others. */
  facesFor(style: FaceStyle, text: string): Face[] {
    const own = this.faceFor(style);
    const families = new Set(this.faces.filter((face) => face.isFallback).map(({ family }) => family));
    const others = [...families].filter((family) => family !== own.family);
    return [
      this.faceOf(own, own.family),
      ...others.map((fontFamily) =>
        this.faceOf(this.faceFor({ ...style, fontFamily }), `${fontFamily}${besides}${own.family}`),
      ),
      ...asianSlices(text).map((slice) => ({
        family: `${slice}${besides}${own.family}`,
        covers: (codePoint: number) => this.slice(slice, style).hasGlyphForCodePoint(codePoint),
        placesMarks: true,
      })),
    ];
  }

  private faceOf(face: DocumentFace, family: string): Face {
    return {
      family,
      covers: (codePoint) => this.open(face).hasGlyphForCodePoint(codePoint),
      placesMarks: face.isFallback === true,
    };
  }

  /** The nearest weight. The library also asks for Helvetica, which it never needs: every letter has a face. */
  private faceFor({ fontFamily, fontWeight = 400, fontStyle = 'normal' }: FaceStyle): DocumentFace {
    const ofFamily = this.faces.filter(({ family }) => family === fontFamily);
    const ofStyle = ofFamily.filter(({ style }) => style === fontStyle);
    const distance = ({ weight }: DocumentFace) => Math.abs(weight - fontWeight);
    const [nearest = this.faces[0]] = (ofStyle.length > 0 ? ofStyle : ofFamily).toSorted(
      (a, b) => distance(a) - distance(b),
    );
    if (!nearest) throw new Error('a document needs a font');
    return nearest;
  }

  private slice(slice: string, { fontWeight = 400 }: FaceStyle): Font {
    const weight = fontWeight > 500 ? 600 : 400;
    return prepared(openSlice(slice, weight), `${slice.replace('/', '-')}-${weight}`);
  }

  private open(face: DocumentFace): Font {
    const known = opened.get(face.file);
    if (known) return known;
    const name = `${face.family}-${face.weight}${face.style === 'italic' ? '-italic' : ''}`.replaceAll(
      ' ',
      '',
    );
    const font = prepared(create(readFileSync(new URL(face.file, project))), name);
    breakWithoutHyphen(font);
    opened.set(face.file, font);
    return font;
  }

  /** A word in another face does not move its line. */
  private aligned(font: Font, main: DocumentFace): Font {
    const { ascent, descent, lineGap, unitsPerEm } = this.open(main);
    const scale = font.unitsPerEm / unitsPerEm;
    const metrics = Object.entries({ ascent, descent, lineGap });
    return Object.create(
      font,
      Object.fromEntries(metrics.map(([name, value]) => [name, { value: value * scale }])),
    );
  }
}

/** Longer than a line of the narrowest column. */
const isLong = (word: string) => word.length > 40;

/** Two fonts of one name would be embedded anew for every line. */
function prepared(font: Font, name: string): Font {
  if (font.postscriptName === name) return font;
  Object.defineProperty(font, 'postscriptName', { value: name });
  return keepMarksOnLetters(font);
}
