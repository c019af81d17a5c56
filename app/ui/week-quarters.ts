/** The start from the first hour shown, `h<hours> q<quarters>`, and the length, `for-<hours> and-<quarters>`. */
export function quarterClasses(
  { fromMinute, toMinute }: { fromMinute: number; toMinute: number },
  { fromHour, toHour }: { fromHour: number; toHour: number },
): string {
  const last = (toHour - fromHour) * 4;
  const start = Math.min(last - 1, Math.max(0, Math.floor((fromMinute - fromHour * 60) / 15)));
  const end = Math.min(last, Math.max(start + 1, Math.ceil((toMinute - fromHour * 60) / 15)));
  return `h${Math.floor(start / 4)} q${start % 4} ${lengthClasses(end - start)}`;
}

export function lengthClasses(quarters: number): string {
  return `for-${Math.floor(quarters / 4)} and-${quarters % 4}`;
}
