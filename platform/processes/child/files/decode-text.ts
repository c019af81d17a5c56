/** æ, ø, å and their capitals, as Excel for Windows and as Excel for Mac write them. */
const ofWindows = new Set([0xe6, 0xf8, 0xe5, 0xc6, 0xd8, 0xc5]);
const ofMac = new Set([0xbe, 0xbf, 0x8c, 0xae, 0xaf, 0x81]);

/** As spreadsheets save lists: UTF-8, UTF-16 with or without its mark, Windows-1252, Macintosh. */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const count = (signs: ReadonlySet<number>) =>
      bytes.reduce((sum, byte) => sum + Number(signs.has(byte)), 0);
    return new TextDecoder(count(ofMac) > count(ofWindows) ? 'macintosh' : 'windows-1252').decode(bytes);
  }
}

/** Most signs of a list are Latin, of which UTF-16 leaves every other byte empty. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 1_000);
  const empty = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) empty[at % 2]! += 1;
  const [even = 0, odd = 0] = empty;
  if (head.length < 8 || Math.max(even, odd) < head.length / 4) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}
