/** Rows of cells as spreadsheets export them: comma, semicolon or tab, quoted by RFC 4180, with or without a mark. */
export function readCsv(text: string): string[][] {
  const source = text.replace(/^\u{FEFF}/u, '');
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"\\r\\n${separator}][^\\r\\n${separator}]*)?)(${separator}|\\r\\n|\\n|\\r|$)`,
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

/** The sign that is most frequent in the first line. */
function separatorOf(source: string): ',' | ';' | '\t' {
  const [first = ''] = source.split(/[\r\n]/, 1);
  const signs = [',', ';', '\t'] as const;
  const count = (sign: string) => first.split(sign).length;
  return signs.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
