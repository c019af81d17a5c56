import { expect, test } from 'vitest';
import { dkimText, silentDns, zoneDns } from '#tests/stand-ins/zone-dns.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { testWorld } from '#tests/support/world.ts';
import { checkEmailRecords } from './check-email-records.ts';
import { emailRecords } from './email-set-up.queries.ts';

const given = testDatabase();
const env = { SMTP_URL: 'smtps://thea:secret@mail.example', MAIL_FROM: 'thea@studio.example' };
const partly = { 'studio.example': ['v=spf1 mx ~all'], '_dmarc.studio.example': ['v=DMARC1; p=none'] };
const complete = { ...partly, 'mail._domainkey.studio.example': [dkimText] };

const emailed = () =>
  given.db.query.selectFrom('emails').select('subject').where('kind', '=', 'email-records-found').execute();

test('records: looked up every ten minutes until all are there, and then the owner gets one email', async () => {
  const studio = JSON.stringify({ email: 'owner@example.com', studioName: 'Studio', ownerLanguage: 'da' });
  await given.db.query.insertInto('settings').values({ key: 'studio', value: studio }).execute();
  const world = testWorld(given.db, { env, dns: zoneDns(partly) });
  const start = world.clock.now();
  const after = (minutes: number) => world.setNow(start.add({ minutes }));
  expect(await checkEmailRecords(world), 'nothing was connected here').toBe(0);
  expect(await checkEmailRecords(world, { isRequested: true })).toBe(1);
  after(9);
  expect(await checkEmailRecords(world)).toBe(0);
  after(10);
  expect(await checkEmailRecords(world)).toBe(1);
  expect(await emailed()).toEqual([]);
  world.dns = silentDns;
  after(20);
  expect(await checkEmailRecords(world)).toBe(1);
  expect((await emailRecords(given.db.query))?.checks.spf.state).toBe('unknown');
  world.dns = zoneDns(complete);
  after(30);
  expect(await checkEmailRecords(world)).toBe(1);
  expect(await emailed()).toEqual([{ subject: 'DNS-posterne til studio.example er på plads' }]);
  after(60);
  expect(await checkEmailRecords(world), 'all are there').toBe(0);
  expect(await checkEmailRecords(world, { isRequested: true })).toBe(1);
  expect(await emailed()).toHaveLength(1);
});

test('records: a record keeps the time since which it is there', async () => {
  const world = testWorld(given.db, { env, dns: zoneDns(complete) });
  const start = world.clock.now();
  await checkEmailRecords(world, { isRequested: true });
  world.setNow(start.add({ hours: 1 }));
  await checkEmailRecords(world, { isRequested: true });
  const records = await emailRecords(given.db.query);
  expect(records?.checks.dkim.foundAt?.toString()).toBe(start.toString());
  expect(records?.checkedAt.toString()).toBe(start.add({ hours: 1 }).toString());
  expect(await emailed(), 'found at the first look').toEqual([]);
});
