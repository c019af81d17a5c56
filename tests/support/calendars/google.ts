import { afterAll, beforeAll, beforeEach } from 'vitest';
import { newEtag } from '#tests/stand-ins/google/events.ts';
import { type GoogleStandIn, startGoogle } from '#tests/stand-ins/google/google-stand-in.ts';
import {
  emptyState,
  type GoogleState,
  type StandInCalendar,
  type StandInEvent,
} from '#tests/stand-ins/google/state.ts';

export const googleSite = 'http://localhost:3000';
export const googleUser = 'thea@gmail.example';

export interface TestGoogle {
  readonly state: GoogleState;
  readonly env: Record<string, string>;
  createCalendar(summary: string, more?: Partial<StandInCalendar>): StandInCalendar;
  /** As the owner does it in Google Calendar; times are wall clock in Copenhagen. */
  put(calendar: StandInCalendar, id: string, event: Partial<StandInEvent>): void;
  event(calendar: StandInCalendar, bookingId: string): StandInEvent | null;
  /** What Google's page answers: the query of the address it returns to. */
  consent(url: string): Promise<URLSearchParams>;
}

/** For all tests of the file. Each begins with an account whose only calendar is empty. */
export function testGoogle(): TestGoogle {
  let running: GoogleStandIn;
  const env: Record<string, string> = {};
  beforeAll(async () => {
    running = await startGoogle(googleSite);
    const { id, secret } = running.state.client;
    Object.assign(env, {
      GOOGLE_CLIENT_ID: id,
      GOOGLE_CLIENT_SECRET: secret,
      GOOGLE_API_BASE: running.url,
    });
  });
  beforeEach(() => {
    Object.assign(running.state, emptyState(googleSite));
    google.createCalendar(googleUser, { id: googleUser, primary: true });
  });
  afterAll(() => running?.close());
  const google: TestGoogle = {
    env,
    get state() {
      return running.state;
    },
    createCalendar(summary, more = {}) {
      const id = `${crypto.randomUUID()}@group.calendar.google.com`;
      const calendar: StandInCalendar = { id, summary, accessRole: 'owner', events: new Map(), ...more };
      running.state.calendars.set(calendar.id, calendar);
      return calendar;
    },
    put(calendar, id, event) {
      const current = calendar.events.get(id);
      const times = current ?? hours('2026-11-24T09:30', '2026-11-24T11:00');
      calendar.events.set(id, {
        status: 'confirmed',
        ...times,
        ...current,
        ...event,
        id,
        etag: newEtag(running.state),
      });
    },
    event(calendar, bookingId) {
      const found = calendar.events.get(bookingId.replaceAll('-', ''));
      return found && found.status !== 'cancelled' ? found : null;
    },
    async consent(url) {
      const answer = await fetch(url, { redirect: 'manual' });
      const location = answer.headers.get('location');
      if (!location) throw new Error(`Google refused: ${await answer.text()}`);
      return new URL(location).searchParams;
    },
  };
  return google;
}

export function hours(start: string, end: string) {
  const moment = (wall: string) => ({
    dateTime: Temporal.PlainDateTime.from(wall)
      .toZonedDateTime('Europe/Copenhagen')
      .toString({ timeZoneName: 'never', smallestUnit: 'second' }),
  });
  return { start: moment(start), end: moment(end) };
}
