export interface GoogleEndpoints {
  consent: string;
  token: string;
  revocation: string;
  api: string;
}

/** `base`: one server in place of Google's. */
export function endpointsOf(base: string | null): GoogleEndpoints {
  const at = base?.replace(/(?<!\/)\/+$/, '');
  return {
    consent: `${at ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
    token: `${at ?? 'https://oauth2.googleapis.com'}/token`,
    revocation: `${at ?? 'https://oauth2.googleapis.com'}/revoke`,
    api: `${at ?? 'https://www.googleapis.com'}/calendar/v3`,
  };
}
