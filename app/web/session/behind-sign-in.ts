export type SignedInArea = 'admin' | 'dashboard';

const within = /^(?:\/da|\/en)?\/(admin|dashboard)\//;

/** Null: a public page. Unknown URLs within an area link back into it. */
export function areaBehindSignIn(pathname: string): { area: SignedInArea; begins: string } | null {
  const [begins, area] = within.exec(pathname) ?? [];
  return begins && area ? { area: area as SignedInArea, begins } : null;
}
