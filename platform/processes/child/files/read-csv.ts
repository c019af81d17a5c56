import type { FileTasks } from '#platform/files/file-tasks.ts';
import { decodeText } from './decode-text.ts';

/** The text goes back to the form, so that its lines can be corrected. */
export function readList(input: FileTasks['read-csv']['input']): FileTasks['read-csv']['output'] {
  const text = 'text' in input ? input.text : decodeText(input.bytes);
  const plain = text.replaceAll('\0', '').replace(/^\u{FEFF}/u, '');
  return { text: plain, rows: readCsv(plain) };
}

/** Rows of cells as spreadsheets export them: comma, semicolon or tab, quoted by RFC 4180, with or without a mark. */
export function readCsv(text: string): string[][] {
  const { separator, source } = separated(text.replace(/^\u{FEFF}/u, ''));
  const rows: string[][] = [];
  let row: string[] = [];
  // Some programs write spaces around the quotes.
  const sign = separator === '|' ? '\\|' : separator;
  const cell = new RegExp(
    `(?: *"([^"]*(?:""[^"]*)*)" *|([^"\\r\\n${sign}][^\\r\\n${sign}]*)?)(${sign}|\\r\\n|\\n|\\r|$)`,
    'gy',
  );
  while (cell.lastIndex < source.length) {
    const at = cell.lastIndex;
    const found = cell.exec(source);
    if (!found) {
      // A quote that does not fit: the rest of its line is one cell.
      const [line = '', end = ''] = /^([^\r\n]*)(\r\n|\n|\r|$)/.exec(source.slice(at))?.slice(1) ?? [];
      cell.lastIndex = at + line.length + end.length;
      rows.push([...row, line]);
      row = [];
      continue;
    }
    const [, quoted, plain, end] = found;
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows.filter((cells) => cells.some((one) => one.trim() !== ''));
}

type Separator = ',' | ';' | '\t' | '|';

/** Excel names the separator in a line of its own (`sep=;`). Else the sign that is most frequent in the first row. */
function separated(text: string): { separator: Separator; source: string } {
  const named = /^"?sep=([,;\t|])"?[,;\t|]*(?:\r\n|\n|\r)/i.exec(text);
  if (named) return { separator: named[1] as Separator, source: text.slice(named[0].length) };
  const plain = firstRow(text).replaceAll(/"[^"]*"/g, '');
  const signs = [',', ';', '\t'] as const;
  const count = (sign: string) => plain.split(sign).length;
  return { separator: signs.reduce((best, sign) => (count(sign) > count(best) ? sign : best)), source: text };
}

const mostLinesOfHeadings = 20;

/** A heading in quotes may have several lines. */
function firstRow(text: string): string {
  const lines = text.replace(/^[\r\n]+/, '').split(/\r\n|\n|\r/, mostLinesOfHeadings);
  const isWhole = (row: string) => row.split('"').length % 2 === 1;
  const rows = lines.map((_, at) => lines.slice(0, at + 1).join('\n'));
  return rows.find(isWhole) ?? lines[0] ?? '';
}
