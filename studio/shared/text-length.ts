/** Code points; the same in browser and server. */
export function typedLength(text: string): number {
  return [...text.trim()].length;
}
