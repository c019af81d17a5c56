/* What is true of an entry's text on both sides: no schema, so that the page stays light. */

/** The most that one entry takes, in characters as people count them. */
export const longestEntry = 20_000;

/** Code points of a whole text, spaces included: what the database counts. */
export const countOf = (text: string): number => [...text].length;

/** Two texts of one entry, both whole, one under the other. */
export function joinTexts(one: string, other: string): string {
  return `${one}\n\n– – –\n\n${other}`;
}

/** The first line that says anything, cut to what a list can show; '' when nothing is written. */
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
