/** For a PDF that somebody sent us: a download that runs nothing, whatever is in it. `name` is one that we checked. */
export function pdfHeaders(name: string, bytes: number): Record<string, string> {
  return {
    'content-type': 'application/pdf',
    'content-length': String(bytes),
    'content-disposition': `attachment; filename="${name}"`,
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
}
