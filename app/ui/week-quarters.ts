/** `q<n>`: first quarter of an hour from the first hour shown; `l<n>`: number of quarters. */
export function quarterClasses(
  { fromMinute, toMinute }: { fromMinute: number; toMinute: number },
  { fromHour, toHour }: { fromHour: number; toHour: number },
): string {
  const last = (toHour - fromHour) * 4;
  const start = Math.min(last - 1, Math.max(0, Math.floor((fromMinute - fromHour * 60) / 15)));
  const end = Math.min(last, Math.max(start + 1, Math.ceil((toMinute - fromHour * 60) / 15)));
  return `q${start} l${end - start}`;
}
