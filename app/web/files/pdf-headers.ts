/** For PDFs from users: a download that cannot execute anything. `name` must be validated. */
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
