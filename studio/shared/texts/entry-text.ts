/* No schema, to keep the page's script small. */

export const longestEntry = 20_000;

/** Code points, as the database counts. */
export const countOf = (text: string): number => [...text].length;

export function joinTexts(one: string, other: string): string {
  return `${one}\n\n– – –\n\n${other}`;
}

export function firstLine(body: string, most = 90): string {
  const line =
    body
      .split('\n')
      .map((candidate) => candidate.replace(/^#+\s*/, '').trim())
      .find(Boolean) ?? '';
  const letters = [...line];
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : line;
}
