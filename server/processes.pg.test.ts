import { cpSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { migrate, migrationsFolder } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { withRequestId } from '#platform/request-id.ts';
import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import { system } from '#studio/shared/who.ts';
import { makeServerDatabase } from '#tests/support/database/postgres.ts';
import { type LogLine, logInto, testSettings } from '#tests/support/site/app.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { htmlAnswer, openShell } from '#tests/support/site/shell.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { createWorld } from './create-world.ts';

type Role = 'web' | 'jobs' | 'all';

async function startProcess(databaseUrl: string, role: Role): Promise<{ world: World; logged: LogLine[] }> {
  const logged: LogLine[] = [];
  const settings = testSettings({ DATABASE_URL: databaseUrl, ROLE: role, SAMPLE_DATA: 'off' });
  const { world, startWork, close } = await createWorld({ settings, log: logInto(logged) });
  onTestFinished(close);
  await startWork();
  return { world, logged };
}

const queue = (world: World, subject: string) =>
  change(world, system, (c) =>
    queueEmail(c, {
      kind: 'test',
      language: 'en',
      to: 'mia@example.com',
      subject,
      html: '<p>Hello</p>',
      text: 'Hello',
      attachments: [],
    }),
  );

const emailsOf = ({ db }: World) =>
  db.query.selectFrom('emails').select(['subject', 'state', 'headers']).execute();

test('roles: an email queued by a web process is sent by a jobs process, and never by itself', async () => {
  const databaseUrl = await makeServerDatabase();
  const web = await startProcess(databaseUrl, 'web');
  const requestId = 'request-of-mia';
  await withRequestId(requestId, () => queue(web.world, 'Hello'));
  const jobs = await startProcess(databaseUrl, 'jobs');
  await expect.poll(() => emailsOf(web.world)).toMatchObject([{ state: 'sent' }]);
  const handedOver = (lines: LogLine[]) => lines.filter(({ message }) => message === 'mail handed over');
  expect(handedOver(web.logged)).toEqual([]);
  expect(handedOver(jobs.logged), 'the job logs the id of its request').toMatchObject([
    { fields: { requestId } },
  ]);
  expect(await emailsOf(web.world), 'and so does the email').toMatchObject([
    { headers: { 'X-Request-Id': requestId } },
  ]);
});

test('roles: a jobs process answers health checks and nothing else', async () => {
  const databaseUrl = await makeServerDatabase();
  const db = await openDatabase({ dataDir: '', databaseUrl, log: quietLog });
  onTestFinished(() => db.close());
  const env = { DATABASE_URL: databaseUrl, ROLE: 'jobs' };
  const shell = await openShell(db, () => htmlAnswer('a page'), { env });
  onTestFinished(() => shell.close());
  const status = async (path: string) => (await shell.get(path)).status;
  expect([await status('/healthz'), await status('/readyz'), await status('/metrics')]).toEqual([
    200, 200, 200,
  ]);
  expect([await status('/'), await status('/cached/page'), await status('/a.css')]).toEqual([404, 404, 404]);
});

test('rolling upgrade: a process keeps working, and another starts, after migrations of a newer version that only add', async () => {
  const databaseUrl = await makeServerDatabase();
  const running = await startProcess(databaseUrl, 'all');
  await queue(running.world, 'before');
  const newer = await openDatabase({ dataDir: '', databaseUrl, log: quietLog });
  onTestFinished(() => newer.close());
  const folder = temporaryFolder();
  cpSync(migrationsFolder, folder, { recursive: true });
  writeFileSync(
    `${folder}/9998-newer.sql`,
    `create table newer (id int);
     alter table emails add column priority int not null default 1;
     alter table settings add column note text;`,
  );
  expect(await migrate(newer, folder)).toEqual(['9998-newer']);
  await queue(running.world, 'after');
  await expect
    .poll(() => emailsOf(running.world))
    .toEqual([
      expect.objectContaining({ subject: 'before', state: 'sent' }),
      expect.objectContaining({ subject: 'after', state: 'sent' }),
    ]);
  const restarted = await startProcess(databaseUrl, 'web');
  await queue(restarted.world, 'restarted');
  await expect
    .poll(async () => (await emailsOf(running.world)).map(({ state }) => state))
    .toEqual(['sent', 'sent', 'sent']);
  const errors = [...running.logged, ...restarted.logged].filter(({ level }) => level === 'error');
  expect(errors).toEqual([]);
});
