import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';
import { type GuardedHttp, guardedHttp } from '#platform/http/guarded-http.ts';
import { findRadicale } from './radicale-binary.ts';

export const calendarHost = 'calendar.example';
export const radicaleUser = { user: 'owner', password: 'app password' };

/** Radicale on a port of this machine, by a name that the guarded client resolves and allows. */
export interface Radicale {
  http: GuardedHttp;
  account: { address: string; user: string; password: string };
  /** Creates a calendar and returns its address. */
  createCalendar(name: string): Promise<string>;
  /** As a calendar app does it, without conditions. Returns the status. */
  put(url: string, text: string): Promise<number>;
  remove(url: string): Promise<number>;
  read(url: string): Promise<string | null>;
  list(calendarUrl: string): Promise<string[]>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** For all tests of the file; each test creates calendars of its own. */
export function testRadicale(): Radicale {
  const folder = mkdtempSync(`${tmpdir()}/belcanto-radicale-`);
  let port = 0;
  let stop = async () => {};
  const http = guardedHttp({ resolve: async () => ['127.0.0.1'], allowedHosts: [calendarHost] });
  const authorization = `Basic ${Buffer.from(`${radicaleUser.user}:${radicaleUser.password}`).toString('base64')}`;
  const send = (url: string, method: string, body?: string, headers = {}) =>
    http.request(url, {
      method,
      timeoutMs: 20_000,
      maxBytes: 5_000_000,
      headers: { authorization, ...headers },
      ...(body === undefined ? {} : { body }),
    });
  const radicale: Radicale = {
    http,
    account: { address: '', ...radicaleUser },
    async createCalendar(name) {
      const url = `${radicale.account.address}${radicaleUser.user}/${crypto.randomUUID()}/`;
      const body = `<?xml version="1.0"?><c:mkcalendar xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:d="DAV:">
        <d:set><d:prop><d:displayname>${name}</d:displayname></d:prop></d:set></c:mkcalendar>`;
      const { status } = await send(url, 'MKCALENDAR', body, { 'content-type': 'text/xml' });
      if (status !== 201) throw new Error(`the calendar was not created: ${status}`);
      return url;
    },
    put: async (url, text) => (await send(url, 'PUT', text, { 'content-type': 'text/calendar' })).status,
    remove: async (url) => (await send(url, 'DELETE')).status,
    async read(url) {
      const { status, body } = await send(url, 'GET');
      return status === 200 ? body : null;
    },
    async list(calendarUrl) {
      const { body } = await send(calendarUrl, 'PROPFIND', undefined, { depth: '1' });
      return [...body.matchAll(/([^/>]+\.ics)<\/(?:\w+:)?href>/g)].map(([, file = '']) => file).toSorted();
    },
    stop: () => stop(),
    async start() {
      port ||= await freePort();
      radicale.account.address = `http://${calendarHost}:${port}/`;
      stop = await startRadicale(folder, port);
    },
  };
  beforeAll(() => radicale.start());
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return radicale;
}

async function startRadicale(folder: string, port: number): Promise<() => Promise<void>> {
  writeFileSync(`${folder}/users`, `${radicaleUser.user}:${radicaleUser.password}\n`);
  writeFileSync(
    `${folder}/config`,
    `[server]\nhosts = 127.0.0.1:${port}\n[auth]\ntype = htpasswd\nhtpasswd_filename = ${folder}/users
htpasswd_encryption = plain\ndelay = 0\n[storage]\nfilesystem_folder = ${folder}/collections\n[logging]\nlevel = error\n`,
  );
  const server = spawn(findRadicale(), ['--config', `${folder}/config`], { stdio: 'ignore' });
  while ((await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).catch(() => null)) === null) {
    if (server.exitCode !== null) throw new Error('Radicale did not start');
    await pause(50);
  }
  return async () => {
    if (server.exitCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** An iCalendar object with one event; times are wall clock in Copenhagen. */
export function eventText(uid: string, start: string, end: string, more: readonly string[] = []): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tests//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20261101T000000Z',
    `DTSTART;TZID=Europe/Copenhagen:${start}`,
    `DTEND;TZID=Europe/Copenhagen:${end}`,
    'SUMMARY:Private',
    ...more,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
