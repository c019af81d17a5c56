/** Objects as published at developers.google.com/workspace/calendar/api/v3/reference. */
export interface StandInMoment {
  date?: string;
  dateTime?: string;
  timeZone?: string;
}

export interface StandInEvent {
  id: string;
  etag: string;
  status: 'confirmed' | 'tentative' | 'cancelled';
  start: StandInMoment;
  end: StandInMoment;
  summary?: string;
  recurrence?: string[];
  transparency?: 'opaque' | 'transparent';
  eventType?: string;
  attendees?: Array<{ email: string; self?: boolean; responseStatus: string }>;
  extendedProperties?: { private?: Record<string, string> };
  [field: string]: unknown;
}

export interface StandInCalendar {
  id: string;
  summary: string;
  accessRole: 'owner' | 'writer' | 'reader' | 'freeBusyReader';
  primary?: true;
  hidden?: true;
  events: Map<string, StandInEvent>;
}

/** A failure of the next matching call, before or after it took effect. */
export interface Fault {
  /** The beginning of 'POST /token'. */
  on: string;
  how: '500' | '429' | 'rate-403' | 'disabled' | 'cut' | 'cut-after' | 'garbage';
  /** Seconds. */
  retryAfter?: number;
}

export interface StandInCode {
  redirectUri: string;
  challenge: string;
  scope: string;
  isUsed: boolean;
}

export interface GoogleState {
  client: { id: string; secret: string };
  redirectUris: string[];
  /** What the owner answers on Google's page. */
  consent: { isDenied: boolean; scopes: string[] | null };
  codes: Map<string, StandInCode>;
  /** Scopes by refresh token; a revoked one is missing. */
  grants: Map<string, string>;
  /** Refresh tokens by access token; an expired one is missing. */
  access: Map<string, string>;
  calendars: Map<string, StandInCalendar>;
  faults: Fault[];
  /** Every call, as 'GET /calendar/v3/calendars/…'. */
  calls: string[];
  pageSize: number;
  lastNumber: number;
}

export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export function emptyState(siteUrl: string): GoogleState {
  return {
    client: { id: 'client.apps.googleusercontent.com', secret: 'client-secret' },
    redirectUris: [`${siteUrl}/admin/settings/calendars/google/callback`],
    consent: { isDenied: false, scopes: null },
    codes: new Map(),
    grants: new Map(),
    access: new Map(),
    calendars: new Map(),
    faults: [],
    calls: [],
    pageSize: 250,
    lastNumber: 0,
  };
}

export function refuse(status: number, reason: string, message: string, domain = 'global'): Answer {
  return { status, body: { error: { code: status, message, errors: [{ domain, reason, message }] } } };
}

export const notFound = () => refuse(404, 'notFound', 'Not Found');
