export interface Who {
  role: 'visitor' | 'student' | 'owner' | 'system';
  userId: string | null;
  email: string | null;
  language: 'da' | 'en';
  /** Client network (network-of.ts), null when unknown. Never stored or logged in plain text. */
  address: string | null;
  holderToken: string | null;
  /** Of the browser that has opened a checkout. */
  payerToken?: string | null;
  knownDevice?: KnownDevice | null;
}

/** Content of the signed device cookie. */
export interface KnownDevice {
  id: string;
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
