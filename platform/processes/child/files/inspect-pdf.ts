import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfFinding } from '#platform/files/file-tasks.ts';

/** By content: header in the first kilobyte, its end, at least one page. A password only for its owner locks nothing. */
export async function inspectPdf(bytes: Uint8Array): Promise<PdfFinding> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isBlank(file)) return 'empty';
  if (!/%PDF-\d\.\d/.test(file.toString('latin1', 0, 1032))) return 'not-pdf';
  // Some programs fill up the last block of the file.
  const end = file.findLastIndex((byte) => !isBlankByte(byte)) + 1;
  const tail = file.toString('latin1', Math.max(0, end - 2048), end);
  if (!tail.includes('%%EOF') || file.indexOf('startxref') < 0) return 'cut-off';
  return readPages(file);
}

async function readPages(file: Buffer): Promise<PdfFinding> {
  // A copy, because the library keeps the bytes that it is handed.
  const loading = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  try {
    const pdf = await loading.promise;
    // The count that a file states may be wrong.
    return pdf.numPages > 0 && (await hasPage(pdf)) ? 'pdf' : 'empty';
  } catch (error) {
    const { name, message } = error as Error;
    // What is locked with a certificate cannot be opened either.
    return name === 'PasswordException' || /encrypt/i.test(message) ? 'encrypted' : 'not-pdf';
  } finally {
    await loading.destroy();
  }
}

function hasPage(pdf: { getPage(number: number): Promise<unknown> }): Promise<boolean> {
  return pdf.getPage(1).then(
    () => true,
    () => false,
  );
}

function isBlank(file: Buffer): boolean {
  return file.every(isBlankByte);
}

const isBlankByte = (byte: number) => [0, 9, 10, 13, 32].includes(byte);
