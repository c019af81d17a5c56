import type { CalendarClient, ClientOptions, FoundCalendar } from '../calendar/calendar-client.ts';

export interface GoogleCalendarFound extends FoundCalendar {
  /** Its address is the account's email address. */
  isPrimary: boolean;
}

export interface GoogleClient extends CalendarClient {
  calendars(): Promise<GoogleCalendarFound[]>;
}

export interface ConsentRequest {
  /** Returned by Google with the code. */
  state: string;
  /** Of the verifier, by SHA-256 (RFC 7636). */
  challenge: string;
  redirectUri: string;
}

export interface CodeExchange {
  code: string;
  verifier: string;
  redirectUri: string;
}

/** 'code-refused': used, expired or of another request. 'scopes-missing': not everything was allowed. */
export type Grant = { refreshToken: string } | 'code-refused' | 'scopes-missing';

/** Google's OAuth 2.0 and Calendar API, with the OAuth client of this site. All calls throw CalendarFailed. */
export interface Google {
  /** Of Google's page that asks for consent. */
  consentOrigin: string;
  consentUrl(request: ConsentRequest): string;
  exchange(request: CodeExchange): Promise<Grant>;
  /** Ends the access of this site to the account. Idempotent. */
  revoke(refreshToken: string): Promise<void>;
  client(refreshToken: string, options: ClientOptions): GoogleClient;
}
