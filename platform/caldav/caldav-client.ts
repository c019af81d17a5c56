import type { CalendarClient, ClientOptions } from '../calendar/calendar-client.ts';
import { calendarObject } from '../calendar/ics.ts';
import { readEventTime } from '../calendar/read-calendar.ts';
import type { GuardedHttp } from '../http/guarded-http.ts';
import { calDav } from './caldav.ts';
import type { CalDavAccount } from './dav-fetch.ts';

/** One object per event, named after its key. */
export function calDavClient(
  http: GuardedHttp,
  account: CalDavAccount,
  options: ClientOptions,
): CalendarClient {
  const { timeZone, parse } = options;
  const dav = calDav(http, account, options);
  return {
    calendars: async () =>
      (await dav.calendars()).map(({ url, name }) => ({ address: url, name, isWritable: true })),
    busyTimes: (calendar, request) => dav.busyTimes(calendar, { ...request, timeZone }),
    async etags(calendar, events) {
      const byUrl = new Map(events.map(({ key }) => [urlOf(calendar, key), key]));
      const etags = await dav.etags(calendar, [...byUrl.keys()]);
      return new Map([...etags].map(([url, etag]) => [byUrl.get(url) ?? url, etag]));
    },
    async event(calendar, { key, uid }) {
      const object = await dav.object(urlOf(calendar, key));
      return (
        object && { etag: object.etag, time: await readEventTime(parse, object.text, { uid, timeZone }) }
      );
    },
    write(calendar, { key, ...event }, etag) {
      return dav.write(urlOf(calendar, key), calendarObject({ ...event, sequence: 0 }), etag);
    },
    remove: (calendar, { key }, etag) => dav.remove(urlOf(calendar, key), etag),
  };
}

const urlOf = (calendar: string, key: string) =>
  new URL(`${key}.ics`, calendar.endsWith('/') ? calendar : `${calendar}/`).href;
