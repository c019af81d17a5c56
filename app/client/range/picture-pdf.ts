const pageHeight = 420;

/** A document of one page that is the picture, with the title for readers of documents. */
export function picturePdf(
  jpeg: Uint8Array,
  { width, height, title }: { width: number; height: number; title: string },
): Uint8Array<ArrayBuffer> {
  const [pageWidth, encoder] = [Math.round((pageHeight * width) / height), new TextEncoder()];
  const content = `q ${pageWidth} 0 0 ${pageHeight} 0 0 cm /P Do Q`;
  const picture = `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>`;
  const objects = [
    ['<</Type/Catalog/Pages 2 0 R/ViewerPreferences<</DisplayDocTitle true>>>>'],
    ['<</Type/Pages/Kids[3 0 R]/Count 1>>'],
    [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${pageWidth} ${pageHeight}]/Resources<</XObject<</P 4 0 R>>>>/Contents 5 0 R>>`,
    ],
    [picture, '\nstream\n', jpeg, '\nendstream'],
    [`<</Length ${content.length}>>\nstream\n${content}\nendstream`],
    [`<</Title<FEFF${hexOf(title)}>>>`],
  ];
  const parts: Uint8Array[] = [];
  let length = 0;
  const add = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  add('%PDF-1.4\n');
  const offsets = objects.map((pieces, n) => {
    const offset = length;
    for (const piece of [`${n + 1} 0 obj\n`, ...pieces, '\nendobj\n']) add(piece);
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = length;
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`);
  add(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R/Info 6 0 R>>\nstartxref\n${table}\n%%EOF\n`);
  const file = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

function hexOf(text: string): string {
  return Array.from({ length: text.length }, (_, n) => text.charCodeAt(n).toString(16).padStart(4, '0')).join(
    '',
  );
}
