/** The length people count: code points of what was typed, without the spaces around it. Same in browser and server. */
export function typedLength(text: string): number {
  return [...text.trim()].length;
}
