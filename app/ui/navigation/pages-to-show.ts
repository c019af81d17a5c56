/** From 1: first, last, current and its neighbours. Null marks a gap of two pages or more. */
export function pagesToShow(current: number, count: number): Array<number | null> {
  const shown = [...new Set([1, current - 1, current, current + 1, count])]
    .filter((page) => page >= 1 && page <= count)
    .sort((one, other) => one - other);
  return shown.flatMap((page, place) => {
    const before = shown[place - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
