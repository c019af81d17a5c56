/** The tables of docs/design.md, whose values a test compares with app/styles/tokens.css. */
export interface Foundations {
  colours: readonly string[][];
  contrasts: readonly string[][];
  sizes: readonly string[][];
  spaces: readonly string[][];
  motions: readonly string[][];
  marks: readonly string[][];
  choices: readonly string[][];
}

export function foundationsIn(document: string): Foundations {
  return {
    colours: tableIn(document, 'token', 'light', 'dark', 'for'),
    contrasts: tableIn(document, 'on', 'what', 'light', 'dark', 'at least'),
    sizes: tableIn(document, 'token', 'size', 'for'),
    spaces: tableIn(document, 'token', 'distance', 'for'),
    motions: tableIn(document, 'what', 'how'),
    marks: tableIn(document, 'mark', 'drawn where', 'says'),
    choices: tableIn(document, 'to', 'use', 'and not'),
  };
}

/** The cells of each row below these headings; [] where the document has no such table. */
export function tableIn(document: string, ...head: readonly string[]): string[][] {
  const lines = document.split('\n');
  const at = lines.findIndex((line) => {
    const cells = cellsOf(line);
    return cells.length >= head.length && head.every((name, place) => cells[place] === name);
  });
  if (at < 0) return [];
  const end = lines.findIndex((line, place) => place > at && !line.startsWith('|'));
  return lines.slice(at + 2, end < 0 ? undefined : end).map(cellsOf);
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));
