const declaration = /boundary\s{0,20}=\s{0,20}(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/gi;
const longestDelimiter = 300;

/** Lines that separate the parts of an email, counted until more than `most` are found, which takes no parsing. */
export function countParts(raw: Uint8Array, most: number): number {
  const text = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1');
  const boundaries = new Set<string>();
  for (const [, quoted, plain] of text.matchAll(declaration)) {
    boundaries.add((quoted ?? plain ?? '').trimEnd());
    if (boundaries.size > most) return boundaries.size;
  }
  let parts = 0;
  for (let at = lineAfter(text, -1); at !== -1 && parts <= most; at = lineAfter(text, at)) {
    const end = text.indexOf('\n', at);
    const line = text
      .slice(at + 2, Math.min(end === -1 ? text.length : end, at + longestDelimiter))
      .trimEnd();
    if (boundaries.has(line) || (line.endsWith('--') && boundaries.has(line.slice(0, -2)))) parts += 1;
  }
  return parts;
}

function lineAfter(text: string, at: number): number {
  if (at === -1 && text.startsWith('--')) return 0;
  const found = text.indexOf('\n--', Math.max(at, 0));
  return found === -1 ? -1 : found + 1;
}
