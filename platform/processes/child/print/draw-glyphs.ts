import type { Glyph } from 'fontkit';
import type PDFDocument from 'pdfkit';
import type { Cluster } from './shape-text.ts';

/** For a dot that is a glyph of its own: readers skip it, and would take no text for a gap. */
const wordJoiner = 0x2060;

/** Draws a run from the origin. Positions are in points; the coordinates of the page point downwards. */
export function drawGlyphs(
  on: PDFDocument,
  glyphs: readonly Cluster[],
  positions: readonly { xAdvance: number }[],
): void {
  const { _font: font, _fontSize: size, page } = on;
  page.fonts[font.id] ??= font.ref();
  const points = (units: number) => (units * font.scale * size) / 1000;
  const shown: string[] = [`BT /${font.id} ${decimal(size)} Tf`, moveTo(0, 0)];
  let codes = '';
  let x = 0;
  const flush = () => {
    if (codes) shown.push(`[<${codes}>] TJ`.replaceAll('<>', ''));
    codes = '';
  };
  glyphs.forEach((glyph, at) => {
    const advance = positions[at]?.xAdvance ?? 0;
    if (glyph.parts) {
      flush();
      for (const part of inReadingOrder(glyph.parts)) {
        const text = part.glyph.codePoints.length > 0 ? part.glyph.codePoints : [wordJoiner];
        const code = codeOf(on, part.glyph, text);
        shown.push(`${moveTo(x + points(part.x), -points(part.y))} <${code}> Tj`);
      }
      shown.push(moveTo(x + advance, 0));
    } else {
      const closer = ((points(glyph.advanceWidth) - advance) * 1000) / size;
      codes +=
        codeOf(on, glyph, glyph.codePoints) + (Math.abs(closer) < 0.01 ? '' : `> ${decimal(closer)} <`);
    }
    x += advance;
  });
  flush();
  on.addContent(`${shown.join('\n')} ET`);
}

const rightToLeft = /\p{Script=Hebrew}|\p{Script=Arabic}/u;

/** Readers reverse what is drawn from left to right, which puts the marks behind their letter again. */
function inReadingOrder(parts: NonNullable<Cluster['parts']>): NonNullable<Cluster['parts']> {
  const letter = parts[0]?.glyph.codePoints[0] ?? 0;
  return rightToLeft.test(String.fromCodePoint(letter)) ? parts.toReversed() : parts;
}

/**
 * A glyph has one code for each text it stands for: readers copy and search by it, and fonts draw letters of several
 * alphabets, or a letter with dots, with the outline of another.
 */
function codeOf({ _font: font }: PDFDocument, { id, advanceWidth }: Glyph, text: readonly number[]): string {
  const { subset, unicode, widths } = font;
  let code = subset.includeGlyph(id);
  const isOther = (known: readonly number[] | undefined) => known && known.join() !== text.join();
  while (isOther(unicode[code])) code = nextOf(subset.glyphs, code, id);
  unicode[code] ??= [...text];
  widths[code] ??= advanceWidth * font.scale;
  return code.toString(16).padStart(4, '0');
}

function nextOf(glyphs: number[], code: number, id: number): number {
  const next = glyphs.indexOf(id, code + 1);
  return next === -1 ? glyphs.push(id) - 1 : next;
}

const moveTo = (x: number, y: number) => `1 0 0 -1 ${decimal(x)} ${decimal(y)} Tm`;

function decimal(number: number): string {
  return String(Math.round(number * 1e4) / 1e4);
}
