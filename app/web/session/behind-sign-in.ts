export type SignedInArea = 'admin' | 'dashboard';

const within = /^(?:\/da|\/en)?\/(admin|dashboard)\//;

/** Null: a public page. Unknown URLs within an area link back into it. */
export function areaBehindSignIn(pathname: string): { room: SignedInArea; begins: string } | null {
  const [begins, room] = within.exec(pathname) ?? [];
  return begins && room ? { room: room as SignedInArea, begins } : null;
}
