import { createHash } from 'node:crypto';
import { encryptAddress } from '#studio/calendar/external-calendars/calendar-secrets.ts';
import { insertCalendar } from '#studio/calendar/external-calendars/external-calendars.store.ts';
import { type CalendarServer, startCalendarServer, withText } from '#tests/stand-ins/calendar-server.ts';
import { inboundSettings } from '#tests/support/inbound/mailgun.ts';
import { createBenchDatabase } from './databases.ts';
import { type RunningProcess, startSite } from './processes.ts';
import { sendRequest } from './send-request.ts';

const appSecret = 'a secret of the benchmark with more than 32 characters';
export const secret = createHash('sha256').update(appSecret).digest();
const owner = { email: 'owner@example.com', password: 'correct horse battery staple' };
const metricsToken = 'a-token-of-the-benchmark';

export interface HostileSite {
  url: string;
  tryAgain(name: string): Promise<void>;
  loopDelay(): Promise<{ p99: number; max: number }>;
  rssMb: RunningProcess['rssMb'];
  stop(): Promise<void>;
}

export async function startHostileSite(texts: Readonly<Record<string, string>>): Promise<HostileSite> {
  const database = await createBenchDatabase('embedded');
  const servers: CalendarServer[] = [];
  const ids = new Map<string, string>();
  const db = await database.open();
  for (const [name, text] of Object.entries(texts)) {
    const server = await startCalendarServer();
    server.answer = withText(text);
    servers.push(server);
    const address = encryptAddress({ secret }, server.address);
    ids.set(
      name,
      await db.transaction((tx) => insertCalendar({ tx, now: Temporal.Now.instant() }, { name, address })),
    );
  }
  await db.close();
  const site = await startSite({
    ...database.variables,
    ...inboundSettings,
    APP_SECRET: appSecret,
    CALENDAR_HOSTS: 'localhost',
    OWNER_EMAIL: owner.email,
    OWNER_PASSWORD: owner.password,
    METRICS_TOKEN: metricsToken,
  });
  const cookie = await signIn(site.url);
  return {
    url: site.url,
    rssMb: site.rssMb,
    async tryAgain(name) {
      const path = `/admin/settings/calendars/${ids.get(name)}/retry`;
      const { status } = await post(`${site.url}${path}`, {}, { cookie });
      if (status !== 303) throw new Error(`trying again answers ${status}`);
    },
    async loopDelay() {
      const headers = { authorization: `Bearer ${metricsToken}` };
      const { body } = await sendRequest(`${site.url}/metrics`, 'GET', headers);
      const of = (quantile: string) =>
        Number(
          new RegExp(`^nodejs_eventloop_delay_seconds\\{quantile="${quantile}"\\} (\\S+)$`, 'm').exec(
            String(body),
          )?.[1],
        );
      return { p99: of('0.99'), max: of('1') };
    },
    async stop() {
      await site.stop();
      for (const server of servers) await server.close();
      await database.remove();
    },
  };
}

async function signIn(url: string): Promise<string> {
  const { status, cookie } = await post(`${url}/login`, owner);
  if (status >= 400 || !cookie) throw new Error(`signing in answers ${status}`);
  return cookie;
}

function post(address: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const { origin } = new URL(address);
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin, ...headers };
  return sendRequest(address, 'POST', form, new URLSearchParams(fields).toString());
}
