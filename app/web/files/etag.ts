/** Whether the browser has this version already: RFC 9110, 13.1.2 compares weakly. `etag`: with its quotation marks. */
export function hasVersion(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return known.some((each) => opaque(each) === opaque(etag));
}
