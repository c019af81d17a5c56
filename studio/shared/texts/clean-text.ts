/** Without control characters, and without those that change the direction of the text around them. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replaceAll(/(?<![ \t])[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

export function cleanLine(text: string, length: number): string {
  const line = cleanText(text).replaceAll(/\s+/g, ' ');
  return [...line].slice(0, length).join('').trim();
}
