/** Who asks. The owner signs in; a student is known by a session; a visitor by what the browser brings. */
export interface Who {
  role: 'visitor' | 'student' | 'owner' | 'system';
  userId: string | null;
  email: string | null;
  language: 'da' | 'en';
  /** Network of the visitor (network-of.ts), null when unknown. Never stored or logged in the clear. */
  address: string | null;
  /** The token of the browser's hold cookie (`belcanto_hold`), null when it has none. */
  holderToken: string | null;
  /** The device, if somebody has signed in on it before; absent or null: nobody has. */
  knownDevice?: KnownDevice | null;
}

/** What the device cookie says (app/web/session/device-cookie.ts): signed, so that nobody can invent it. */
export interface KnownDevice {
  id: string;
  /** The accounts that have signed in on it. */
  userIds: readonly string[];
}

export const system: Who = {
  role: 'system',
  userId: null,
  email: null,
  language: 'en',
  address: null,
  holderToken: null,
};
