export function pick<T>(things: readonly T[], index: number): T | null {
  return things.at(-1 - (index % Math.max(1, things.length))) ?? null;
}
