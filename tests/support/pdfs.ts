/** A complete PDF of one page with `text` (ASCII), padded to at least `size` bytes. */
export function samplePdf(text = 'A song, a role, a worry', size = 0): Uint8Array<ArrayBuffer> {
  return pdfWith({ text, size, trailer: '' });
}

/** The same with an encryption dictionary. */
export function encryptedPdf(): Uint8Array<ArrayBuffer> {
  return pdfWith({
    text: 'Secret',
    size: 0,
    trailer: '/Encrypt << /Filter /Standard /V 1 /R 2 /O (o) /U (u) /P -4 >>',
  });
}

function pdfWith({ text, size, trailer }: { text: string; size: number; trailer: string }) {
  const content = `BT /F1 24 Tf 72 720 Td (${text.replace(/[()\\]/g, '')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  if (file.length < size - 400) file += `%${'x'.repeat(size - 400 - file.length)}\n`;
  const start = file.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 6\n0000000000 65535 f \n${rows}trailer\n<< /Size 6 /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(file.padEnd(size, '\n'));
}
