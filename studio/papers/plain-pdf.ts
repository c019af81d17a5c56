import { Buffer } from 'node:buffer';

/** Faces that every reader of PDFs brings along, so that none travels in the file. */
export type PlainFace = 'roman' | 'italic' | 'bold';

const faces: Readonly<Record<PlainFace, string>> = {
  roman: 'Times-Roman',
  italic: 'Times-Italic',
  bold: 'Times-Bold',
};
const names: Readonly<Record<PlainFace, string>> = { roman: 'F1', italic: 'F2', bold: 'F3' };

/** A4 in points, counted from the lower left corner. */
export const sheet = { width: 595, height: 842 };

/** Draws on one sheet. Coordinates are points; text is what WinAnsi can write (both our languages can). */
export interface PlainSheet {
  text(x: number, y: number, size: number, face: PlainFace, said: string): void;
  line(fromX: number, fromY: number, toX: number, toY: number, thickness: number): void;
  /** A note's head: an oval leaning a little, filled or hollow. */
  head(x: number, y: number, isHollow: boolean): void;
}

/**
 * One A4 sheet as a PDF of some kilobytes: lines, ovals and words. The same drawing gives the same bytes. For sheets
 * that are drawn the moment somebody opens them; what is set in our own faces is set by the papers beside this file.
 */
export function plainPdf(title: string, draw: (on: PlainSheet) => void): Uint8Array<ArrayBuffer> {
  const drawn: string[] = [];
  draw({
    text: (x, y, size, face, said) => {
      drawn.push(`BT /${names[face]} ${size} Tf ${at(x)} ${at(y)} Td (${escaped(said)}) Tj ET`);
    },
    line: (fromX, fromY, toX, toY, thickness) => {
      drawn.push(`${thickness} w ${at(fromX)} ${at(fromY)} m ${at(toX)} ${at(toY)} l S`);
    },
    head: (x, y, isHollow) => {
      drawn.push(`q 0.95 0.3 -0.3 0.95 ${at(x)} ${at(y)} cm ${oval} ${isHollow ? '1.2 w S' : 'f'} Q`);
    },
  });
  const content = drawn.join('\n');
  const fonts = (Object.keys(faces) as PlainFace[]).map(
    (face) =>
      `/${names[face]} << /Type /Font /Subtype /Type1 /BaseFont /${faces[face]} /Encoding /WinAnsiEncoding >>`,
  );
  return assembled([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${sheet.width} ${sheet.height}] /Contents 4 0 R /Resources << /Font << ${fonts.join(' ')} >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title (${escaped(title)}) >>`,
  ]);
}

/** Four curves around the origin, 9 points wide and 6 high. */
const oval =
  '4.5 0 m 4.5 1.66 2.49 3 0 3 c -2.49 3 -4.5 1.66 -4.5 0 c -4.5 -1.66 -2.49 -3 0 -3 c 2.49 -3 4.5 -1.66 4.5 0 c';

function assembled(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const start = file.length;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${count} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  // One character, one byte: what is beyond Latin-1 has been exchanged by `escaped`.
  return new Uint8Array(Buffer.from(file, 'latin1'));
}

const windows: Readonly<Record<string, string>> = {
  '…': '\\205',
  '‘': '\\221',
  '’': '\\222',
  '“': '\\223',
  '”': '\\224',
  '–': '\\226',
};

function escaped(said: string): string {
  return said
    .replaceAll(/[\\()]/g, (sign) => `\\${sign}`)
    .replaceAll(/[^\x20-\x7e\xa0-\xff]/g, (sign) => windows[sign] ?? '?');
}

function at(points: number): string {
  return String(Math.round(points * 100) / 100);
}
