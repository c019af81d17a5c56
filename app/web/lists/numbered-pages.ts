/** From 1. Anything but a plain number from 2 to 9999 is the first page, whose address has no parameter. */
export function pageNumberOf(url: URL): number {
  const text = url.searchParams.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

/** The value that the address of a numbered page has, for `madeFrom`. */
export function pageParameter(page: number): string | null {
  return page === 1 ? null : String(page);
}
