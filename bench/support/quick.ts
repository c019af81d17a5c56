/** BENCH_QUICK=1: as little as shows that a bench works; its figures mean nothing. */
export const isQuick = Boolean(process.env.BENCH_QUICK);

export function atLength<T>(long: T, quick: T): T {
  return isQuick ? quick : long;
}
