import { Buffer } from 'node:buffer';
import { colours } from './colours.ts';
import { faceObjects, type SheetFace, shownBy, stream } from './sheet-faces.ts';

export const sheet = { width: 595, height: 842 };

export type SheetInk = keyof typeof colours;

export type Point = readonly [x: number, y: number];

/** Coordinates in points; text must be in the font subset. */
export interface PlainSheet {
  text(at: Point, text: string, style: { size: number; face: SheetFace; ink?: SheetInk }): void;
  line(from: Point, to: Point, style: { thickness: number; ink?: SheetInk }): void;
  pane(at: Point, size: { width: number; height: number }, ink: SheetInk): void;
  head(x: number, y: number, isHollow: boolean): void;
}

/** A one-page A4 PDF of a few kilobytes, generated on request. Deterministic. */
export function plainPdf(
  about: { title: string; language: string },
  draw: (on: PlainSheet) => void,
): Uint8Array<ArrayBuffer> {
  const drawn: string[] = [];
  const used = new Set<SheetFace>();
  // Emit the graphics state only on change.
  const pen = { fill: '', stroke: '', thick: '' };
  const take = (part: keyof typeof pen, operator: string) => {
    if (pen[part] !== operator) drawn.push(operator);
    pen[part] = operator;
  };
  const fillWith = (ink: SheetInk) => take('fill', `${colourOf(ink)} rg`);
  const strokeWith = (ink: SheetInk) => take('stroke', `${colourOf(ink)} RG`);
  draw({
    text: ([x, y], text, { size, face, ink = 'ink' }) => {
      used.add(face);
      fillWith(ink);
      drawn.push(`BT /${face} ${size} Tf ${at(x)} ${at(y)} Td ${shownBy(face, text)} TJ ET`);
    },
    line: ([fromX, fromY], [toX, toY], { thickness, ink = 'ink' }) => {
      strokeWith(ink);
      take('thick', `${thickness} w`);
      drawn.push(`${at(fromX)} ${at(fromY)} m ${at(toX)} ${at(toY)} l S`);
    },
    pane: ([x, y], { width, height }, ink) => {
      fillWith(ink);
      drawn.push(`${at(x)} ${at(y)} ${at(width)} ${at(height)} re f`);
    },
    head: (x, y, isHollow) => {
      fillWith('ink');
      strokeWith('ink');
      drawn.push(`q 1 0 0 1 ${at(x)} ${at(y)} cm ${isHollow ? '/hollow' : '/filled'} Do Q`);
    },
  });
  const faces = [...used].sort();
  const numberOf = (place: number) => 8 + place * 5;
  const fonts = faces.map((face, place) => `/${face} ${numberOf(place)} 0 R`).join(' ');
  return assembled([
    `<< /Type /Catalog /Pages 2 0 R /Lang (${about.language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${sheet.width} ${sheet.height}] /Contents 4 0 R /Resources << /Font << ${fonts} >> /XObject << /filled 6 0 R /hollow 7 0 R >> >> >>`,
    stream('', drawn.join('\n')),
    `<< /Title <FEFF${Buffer.from(about.title, 'utf16le').swap16().toString('hex').toUpperCase()}> >>`,
    stream(headForm, `${leaning} ${oval} f`),
    stream(headForm, `1.2 w ${leaning} ${oval} S`),
    ...faces.flatMap((face, place) => faceObjects(face, numberOf(place))),
  ]);
}

const headForm = '/Type /XObject /Subtype /Form /BBox [-6 -6 6 6]';
const leaning = '0.95 0.3 -0.3 0.95 0 0 cm';
const oval =
  '4.5 0 m 4.5 1.66 2.49 3 0 3 c -2.49 3 -4.5 1.66 -4.5 0 c -4.5 -1.66 -2.49 -3 0 -3 c 2.49 -3 4.5 -1.66 4.5 0 c';

function assembled(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.5\n%\xe6\xf8\xe5\xdf\n';
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
  return new Uint8Array(Buffer.from(file, 'latin1'));
}

function colourOf(ink: SheetInk): string {
  const parts = colours[ink].slice(1).match(/../g) ?? [];
  return parts.map((part) => String(Math.round((1000 * Number.parseInt(part, 16)) / 255) / 1000)).join(' ');
}

function at(points: number): string {
  return String(Math.round(points * 100) / 100);
}
