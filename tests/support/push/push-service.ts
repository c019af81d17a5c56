import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { guardedHttp } from '#platform/http/guarded-http.ts';
import { httpOutsideTransactions } from '#platform/outside-transactions.ts';
import type { World } from '#platform/world.ts';
import { addDevice } from '#studio/office/push/change-devices.ts';
import { pushKeyFor } from '#studio/office/push/push-keys.ts';
import {
  type PushStandIn,
  type StandInBrowser,
  startPushService,
} from '#tests/stand-ins/push/push-stand-in.ts';
import { owner } from '#tests/support/who.ts';

export interface TestPush {
  readonly service: PushStandIn;
  readonly env: Record<string, string>;
  http(db: Database): World['http'];
  /** A browser of the owner, signed in and with notifications. */
  device(world: World, name?: string): Promise<StandInBrowser & { id: string; sessionId: string }>;
}

/** For all tests of the file. */
export function testPush(): TestPush {
  let running: PushStandIn;
  beforeAll(async () => {
    running = await startPushService();
  });
  beforeEach(() => {
    running.faults.length = 0;
    running.requests = 0;
  });
  afterAll(() => running?.close());
  return {
    get service() {
      return running;
    },
    env: { APP_SECRET: 'a secret of more than thirty-two characters', CALENDAR_HOSTS: '127.0.0.1' },
    http: (db) => httpOutsideTransactions(guardedHttp({ allowedHosts: ['127.0.0.1'] }), db),
    async device(world, name = 'Safari, iPhone') {
      const sessionId = await sessionOfOwner(world);
      const key = await pushKeyFor(world, owner);
      if (!key) throw new Error('no key');
      const browser = running.subscribe(key);
      const outcome = await addDevice(world, owner, { sessionId, name, subscription: browser.subscription });
      if (!outcome.ok) throw new Error(outcome.refusal);
      const { id } = await world.db.query
        .selectFrom('push_devices')
        .select('id')
        .where('session_id', '=', sessionId)
        .executeTakeFirstOrThrow();
      return Object.assign(browser, { id, sessionId });
    },
  };
}

/** Of the account of `owner`, which is made when missing. */
export async function sessionOfOwner({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<string> {
  const { userId, email } = owner;
  const account = { name: 'Thea', email_verified: true, image: null, role: 'owner', language: 'en' } as const;
  await db.query
    .insertInto('users')
    .values({ ...account, id: String(userId), email: String(email) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const id = crypto.randomUUID();
  const at = clock.now();
  await db.query
    .insertInto('sessions')
    .values({ id, token: id, user_id: String(userId), expires_at: at.add({ hours: 720 }), updated_at: at })
    .execute();
  return id;
}
