import type { Language } from '../language.ts';

/** What spreadsheets of the language expect. */
const styles = {
  en: { separator: ',', decimal: '.' },
  da: { separator: ';', decimal: ',' },
} as const satisfies Record<Language, object>;

/** Numbers become decimals of the language; null is empty. */
export type CsvCell = string | number | null;

/**
 * RFC 4180 with a byte order mark, by which spreadsheets recognise UTF-8. A text that a spreadsheet would run as a
 * formula is prefixed with an apostrophe (OWASP, CSV injection); a phone number names no function and is kept as it is.
 */
export function csvOf(rows: ReadonlyArray<readonly CsvCell[]>, language: Language): string {
  const { separator, decimal } = styles[language];
  const cellOf = (cell: CsvCell) => {
    if (cell === null) return '';
    if (typeof cell === 'number') return String(cell).replace('.', decimal);
    const text = /^[=+\-@\t\r\n＝＋－＠]/.test(cell) && !isPhone(cell) ? `'${cell}` : cell;
    return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return `\u{FEFF}${rows.map((row) => `${row.map(cellOf).join(separator)}\r\n`).join('')}`;
}

/** A plus, digits and what is written between them. */
function isPhone(cell: string): boolean {
  return /^\+\d[\d ().-]{3,}$/.test(cell);
}

/** Without the apostrophe by which `csvOf` defuses formulas, and `="…"`, by which others keep figures as text. */
export function withoutDefusal(cell: string): string {
  const [, asText] = /^="([^"]*)"$/.exec(cell) ?? [];
  return asText ?? (/^'[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell);
}
