const metaCharset = /<meta\b[^>]{0,300}?charset\s{0,9}=\s{0,9}["']?\s{0,9}([a-z0-9_.:-]{2,40})/i;
const longestHead = 8 * 1024;
const singleByte = /^(us-?ascii|ascii|ansi_x3\.4-1968|(iso-?8859-?1|latin-?1|windows-?1252|cp-?1252)\b.*)$/i;

interface Part {
  content: Uint8Array;
  declared: string;
  isHtml: boolean;
}

/**
 * The text of a part, by what its bytes are: many senders declare no encoding, that of another part, or one that does
 * not exist. Null: as declared.
 */
export function decodeMislabelled({ content, declared, isHtml }: Part): string | null {
  const label = declared.trim().replace(/^["']|["']$/g, '');
  if (/^(?:unicode-1-1-)?utf-?7$/i.test(label)) return decodeUtf7(latin1(content));
  const byMark = content[0] === 0xff && content[1] === 0xfe ? 'utf-16le' : utf16be(content);
  if (byMark) return decode(content.subarray(0, content.length & ~1), byMark);
  if (!content.some((byte) => byte > 0x7f)) return null;
  const isUtf8 = isMostlyUtf8(content);
  if (label !== '' && !singleByte.test(label) && !/^utf-?8$/i.test(label) && isLabel(label)) return null;
  if (isUtf8) return decode(content, 'utf-8');
  if (singleByte.test(label)) return null;
  return decode(content, (isHtml && labelOfHtml(content)) || 'windows-1252');
}

export function utf8Header(line: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (!line.some((byte) => byte > 0x7f) || isMostlyUtf8(line)) return line;
  return new TextEncoder().encode(decode(line, 'windows-1252'));
}

function utf16be(content: Uint8Array): 'utf-16be' | null {
  return content[0] === 0xfe && content[1] === 0xff ? 'utf-16be' : null;
}

function labelOfHtml(content: Uint8Array): string | null {
  const label = metaCharset.exec(latin1(content.subarray(0, longestHead)))?.[1];
  return label && isLabel(label) && !/^utf/i.test(label) ? label : null;
}

/** True also where a few bytes are damaged or cut off. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = decode(bytes, 'utf-8');
  let damaged = 0;
  let whole = 0;
  for (const character of text) {
    if (character === '\ufffd') damaged += 1;
    else if (character > '\x7f') whole += 1;
  }
  return whole > damaged;
}

function isLabel(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== 'replacement';
  } catch {
    return false;
  }
}

function decode(bytes: Uint8Array, label: string): string {
  return new TextDecoder(label).decode(bytes);
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

/** RFC 2152: UTF-16 in Base64 between '+' and '-'. */
function decodeUtf7(text: string): string {
  return text.replaceAll(/\+([A-Za-z0-9+/]*)-?/g, (_, encoded: string) => {
    if (encoded === '') return '+';
    const bytes = Buffer.from(encoded, 'base64');
    return decode(bytes.subarray(0, bytes.length - (bytes.length % 2)), 'utf-16be');
  });
}
