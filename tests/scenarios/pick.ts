export function pick<T>(items: readonly T[], index: number): T | null {
  return items.at(-1 - (index % Math.max(1, items.length))) ?? null;
}
