/** The two rooms of which every address lies behind the sign-in. */
export type SignedInArea = 'admin' | 'dashboard';

const within = /^(?:\/da|\/en)?\/(admin|dashboard)\//;

/**
 * The room in which an address lies, with how its addresses begin ('/da/admin/'): what is not there stays in it, and the
 * way on leads back inside. Null: in front of the sign-in.
 */
export function areaBehindSignIn(pathname: string): { room: SignedInArea; begins: string } | null {
  const [begins, room] = within.exec(pathname) ?? [];
  return begins && room ? { room: room as SignedInArea, begins } : null;
}
