/** A PDF of one square page with this content stream and these forms. */
function pdfOf(content: string, forms: readonly string[] = [], points = 200): Buffer {
  const stream = (dictionary: string, body: string | Buffer) =>
    Buffer.concat([
      Buffer.from(`<<${dictionary}/Length ${Buffer.byteLength(body)}>>\nstream\n`),
      Buffer.from(body),
      Buffer.from('\nendstream'),
    ]);
  const names = forms.map((_, at) => `/F${at} ${5 + at} 0 R`).join(' ');
  const font = '/Font<</T<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>';
  const resources = `/Resources<</XObject<<${names}>>${font}>>`;
  const objects = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    Buffer.from(`<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${points} ${points}]/Contents 4 0 R${resources}>>`),
    stream('', content),
    ...forms.map((form) => stream(`/Type/XObject/Subtype/Form/BBox[0 0 200 200]${resources}`, form)),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let at = parts[0]!.length;
  for (const [index, object] of objects.entries()) {
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    places.push(at);
    parts.push(whole);
    at += whole.length;
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** Two kilobytes that take minutes to render: each form draws the next one sixteen times. */
export function slowPdf(): Buffer {
  const forms = Array.from({ length: 6 }, (_, at) =>
    at < 5 ? `/F${at + 1} Do `.repeat(16) : '0 0 m 200 200 l S '.repeat(16),
  );
  return pdfOf('/F0 Do', forms);
}

/** A page of two metres: rendered, it needs more than half a gigabyte of pixels outside JavaScript's heap. */
export const greedyPdf = (): Buffer => pdfOf('0 0 m 200 200 l S', [], 6_000);

export const plainPdf = (): Buffer => pdfOf('0 0 m 200 200 l S');

export const wordsPdf = (words: string): Buffer => pdfOf(`BT /T 12 Tf 20 100 Td (${words}) Tj ET`);
