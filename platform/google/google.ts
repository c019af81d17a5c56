import type { CalendarClient, ClientOptions } from '../calendar/calendar-client.ts';
import type { GoogleCalendarFound } from './google-tasks.ts';

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

export interface Grant {
  refreshToken: string;
  /** False: not everything that was asked for was allowed. */
  isComplete: boolean;
}

/** Google's OAuth 2.0 and Calendar API, with the OAuth client of this site. All calls throw CalendarFailed. */
export interface Google {
  /** Of Google's page that asks for consent. */
  consentOrigin: string;
  consentUrl(request: ConsentRequest): string;
  /** Null: the code was used, has expired, or is of another request. */
  exchange(request: CodeExchange): Promise<Grant | null>;
  /** Ends the access of this site to the account, also by other tokens. Idempotent. */
  revoke(refreshToken: string): Promise<void>;
  client(refreshToken: string, options: ClientOptions): GoogleClient;
}
