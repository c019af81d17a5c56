/**
 * The classes that place something on the week's sheet: `q<n>` for the quarter of an hour it starts in, counted from
 * the sheet's first hour, `l<n>` for how many it takes. What lies outside the sheet is cut to it; nothing is shorter
 * than one quarter.
 */
export function quarterClasses(
  { fromMinute, toMinute }: { fromMinute: number; toMinute: number },
  { fromHour, toHour }: { fromHour: number; toHour: number },
): string {
  const last = (toHour - fromHour) * 4;
  const start = Math.min(last - 1, Math.max(0, Math.floor((fromMinute - fromHour * 60) / 15)));
  const end = Math.min(last, Math.max(start + 1, Math.ceil((toMinute - fromHour * 60) / 15)));
  return `q${start} l${end - start}`;
}
