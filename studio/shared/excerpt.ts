/** On one line, cut after a whole word to at most `most` characters. */
export function excerpt(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  if (letters.length <= most) return line;
  const cut = letters.slice(0, most).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/(?<![\s,;:.])[\s,;:.]+$/, '')}…`;
}
