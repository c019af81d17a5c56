/** BENCH_QUICK=1 only shows that the benchmarks run; the figures mean nothing. */
export const isQuick = Boolean(process.env.BENCH_QUICK);

export function atLength<T>(long: T, quick: T): T {
  return isQuick ? quick : long;
}
