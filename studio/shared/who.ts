export interface Who {
  role: 'visitor' | 'student' | 'owner' | 'system';
  userId: string | null;
  email: string | null;
  language: 'da' | 'en';
  /** Client network (network-of.ts), null when unknown. Never stored or logged in plain text. */
  address: string | null;
  holderToken: string | null;
  payerToken?: string | null;
  knownDevice?: KnownDevice | null;
}

/** Content of the signed device cookie. */
export interface KnownDevice {
  id: string;
  userIds: readonly string[];
}

/** What the pages of a section of the admin need; app/routes.ts names it beside each address. */
export const permissions = [
  'today',
  'calendar',
  'inbox',
  'students',
  'orders',
  'catalogue',
  'figures',
  'newsletter',
  'website',
  'settings',
] as const;
export type Permission = (typeof permissions)[number];

const granted: Readonly<Record<Who['role'], readonly Permission[]>> = {
  owner: permissions,
  student: [],
  visitor: [],
  system: [],
};

declare const right: unique symbol;
type Holder<P extends Permission> = Who & { readonly [right]: Readonly<Record<P, true>> };

/** A person with at least one of the permissions. Only `grant` makes one: a verb without its guard does not compile. */
export type May<P extends Permission> = P extends Permission ? Holder<P> : never;

/** Null: the role does not have the permission. */
export function grant<P extends Permission>(who: Who, permission: P): May<P> | null {
  return granted[who.role].includes(permission) ? (who as May<P>) : null;
}

/** Jobs, which do what the owner may. */
export const system = {
  role: 'system',
  userId: null,
  email: null,
  language: 'en',
  address: null,
  holderToken: null,
} as Holder<Permission>;
