import { beforeAll, expect, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { openJobs } from '#platform/jobs/pg-boss-jobs.ts';
import { insertSubscribers, seenIssue, writtenIssue } from '#tests/support/newsletter/written-issue.ts';
import { type ParcelShop, parcelShop } from '#tests/support/paid-orders.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { crowd, tally, threeServers } from './three-servers.ts';

const given = threeServers();
let shop: ParcelShop;
beforeAll(async () => {
  shop = await parcelShop(given.db, given.secret);
});

const people = 40;

test('an issue scheduled thirty times concurrently and sent by three servers at once reaches each reader once [P.403]', async () => {
  await insertSubscribers(
    given.db,
    Array.from({ length: people }, (_, at) => ({ email: `reader-${at}@example.com` })),
  );
  const key = await writtenIssue(shop.world);
  const { version, draftVersion } = await seenIssue(shop.world, key);
  const fields = { version: String(version), seen: String(draftVersion), when: 'now' };
  const press = (client: number) =>
    given.post(client, `/admin/newsletter/issues/${key}/sending`, new URLSearchParams(fields), shop.owner);
  const found = tally(await Promise.all(crowd(30).map(press)));
  expect((found[303] ?? 0) + (found[409] ?? 0)).toBe(30);
  expect(found[303]).toBeGreaterThan(0);
  const { id } = await given.db.query
    .updateTable('newsletter_issues')
    .set({ send_at: systemClock.now().subtract({ seconds: 1 }) })
    .where('key', '=', key)
    .where('state', '=', 'scheduled')
    .returning('id')
    .executeTakeFirstOrThrow();
  const jobs = await openJobs({ db: given.db, clock: systemClock, log: quietLog }, { maintains: false });
  for (let job = 0; job < 12; job += 1) {
    await given.db.transaction((tx) => jobs.send(tx, { name: 'send-newsletter', data: { issueId: id } }));
  }
  const copies = () =>
    given.db.query
      .selectFrom('emails')
      .select(['recipient', 'state'])
      .where('kind', '=', 'newsletter-issue')
      .execute();
  const sent = async () => (await copies()).filter(({ state }) => state === 'sent').length;
  await expect.poll(sent, { timeout: 240_000 }).toBe(people);
  await jobs.stop();
  const all = await copies();
  expect(all).toHaveLength(people);
  expect(new Set(all.map(({ recipient }) => recipient)).size).toBe(people);
});
