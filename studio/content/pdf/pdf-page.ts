import { helvetica, timesBold } from './font-widths.ts';

/** A4 in points. */
export const pageSize = { width: 595, height: 842 } as const;

export type PdfFont = 'text' | 'title';

const widthsOf: Record<PdfFont, readonly number[]> = { text: helvetica, title: timesBold };

/** Characters outside Latin-1 that WinAnsi still knows. */
const winAnsi: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
};

/** The bytes of a text as the standard fonts write it; what they cannot write becomes '?'. */
function encode(text: string): number[] {
  return [...text].map((character) => {
    const code = character.codePointAt(0) ?? 63;
    return winAnsi[character] ?? (code < 256 ? code : 63);
  });
}

export function textWidth(text: string, font: PdfFont, size: number): number {
  const widths = widthsOf[font];
  return encode(text).reduce((sum, code) => sum + ((widths[code - 32] || 556) * size) / 1000, 0);
}

/** Breaks a text into lines of at most `width` points. */
export function wrapText(text: string, font: PdfFont, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && textWidth(longer, font, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

/** What is drawn on one page. y counts from the top. */
export class PdfPage {
  readonly #marks: string[] = [];

  text(text: string, x: number, y: number, font: PdfFont, size: number): void {
    const hex = encode(text)
      .map((code) => code.toString(16).padStart(2, '0'))
      .join('');
    const name = font === 'title' ? 'F2' : 'F1';
    this.#marks.push(
      `BT /${name} ${size} Tf ${x.toFixed(1)} ${(pageSize.height - y).toFixed(1)} Td <${hex}> Tj ET`,
    );
  }

  line(x: number, y: number, toX: number, width = 0.6): void {
    const height = (pageSize.height - y).toFixed(1);
    this.#marks.push(`${width} w ${x.toFixed(1)} ${height} m ${toX.toFixed(1)} ${height} l S`);
  }

  content(): string {
    return this.#marks.join('\n');
  }
}

/** A PDF of these pages. Deterministic: the same pages give the same bytes. */
export function writePdf(pages: readonly PdfPage[], title: string): Uint8Array<ArrayBuffer> {
  const objects: string[] = [];
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ');
  const titleHex = Buffer.from(`\ufeff${title}`, 'utf16le').swap16().toString('hex');
  objects.push('<< /Type /Catalog /Pages 2 0 R >>');
  objects.push(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  for (const font of ['Helvetica', 'Times-Bold']) {
    objects.push(`<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`);
  }
  for (const [index, page] of pages.entries()) {
    const content = page.content();
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageSize.width} ${pageSize.height}] ` +
        `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${6 + index * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  objects.push(`<< /Title <${titleHex}> >>`);
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, 'latin1'));
}
