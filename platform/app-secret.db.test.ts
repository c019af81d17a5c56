import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { earlierSecret } from '#tests/support/database/earlier-secret.ts';
import { type LogLine, logInto } from '#tests/support/site/app.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { findAppSecret, forgetSecretCheck, isOtherSecret, openAppSecret } from './app-secret.ts';
import { createSecretFile } from './app-secret-file.ts';

const given = testDatabase();
const logged: LogLine[] = [];
beforeEach(() => {
  logged.length = 0;
});

const place = (dataDir: string, more: object = {}) => ({
  appSecret: null,
  dataDir,
  databaseUrl: null,
  s3: null,
  ...more,
});
const onServer = { databaseUrl: 'postgres://studio@db.example/studio' };
const s3 = {
  endpoint: 'https://s3.example',
  bucket: 'b',
  accessKeyId: 'a',
  secretAccessKey: 's',
  region: 'auto',
};
const open = (settings: ReturnType<typeof place>) => openAppSecret(given.db, settings, logInto(logged));
const stored = async () =>
  (await given.db.query.selectFrom('settings').select('key').where('key', 'like', 'app-secret%').execute())
    .map(({ key }) => key)
    .sort();

test('the first start makes DATA_DIR/secret for its user only, and every later one reads it', async () => {
  const dataDir = temporaryFolder();
  expect(await findAppSecret(given.db, place(dataDir))).toBeNull();
  const [first, beside] = await Promise.all([open(place(dataDir)), open(place(dataDir))]);
  expect(first.source).toBe('file');
  expect(first.key).toEqual(beside.key);
  expect(await open(place(dataDir))).toEqual(first);
  expect(await findAppSecret(given.db, place(dataDir))).toEqual(first);
  expect(statSync(`${dataDir}/secret`).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['secret']);
  expect(await stored()).toEqual(['app-secret-check']);
  const rows = JSON.stringify(await given.db.query.selectFrom('settings').selectAll().execute());
  expect(rows).not.toContain(readFileSync(`${dataDir}/secret`, 'utf8').trim());
});

test('an earlier studio’s secret moves from its database to the file, also after a stop in between', async () => {
  const dataDir = temporaryFolder();
  const earlier = await earlierSecret(given.db);
  createSecretFile(dataDir, earlier);
  const moved = await open(place(dataDir));
  expect([moved.source, Buffer.from(moved.key)]).toEqual(['file', earlier]);
  expect(await stored()).toEqual(['app-secret-check']);
});

test('two processes that upgrade at once keep the earlier secret, with one folder or two', async () => {
  const [shared, other] = [temporaryFolder(), temporaryFolder()];
  const earlier = await earlierSecret(given.db);
  const opened = await Promise.all([shared, shared, other].map((dataDir) => open(place(dataDir, onServer))));
  for (const { key } of opened) expect(Buffer.from(key)).toEqual(earlier);
  expect(await stored()).toEqual(['app-secret-check']);
});

test('an older process that starts beside the new ones leaves a secret that is not used', async () => {
  const dataDir = temporaryFolder();
  const first = await open(place(dataDir));
  await earlierSecret(given.db);
  expect(await open(place(dataDir))).toEqual(first);
  expect(await stored()).toEqual(['app-secret-check']);
});

test.each([
  ['a folder that cannot be written to', (dataDir: string) => place(`${dataDir}/missing`)],
  [
    'a server database and object storage, where the folder is not used',
    (dataDir: string) => place(dataDir, { ...onServer, s3 }),
  ],
])('with %s, the earlier secret stays in the database, so that links are not lost', async (_name, at) => {
  const earlier = await earlierSecret(given.db);
  const opened = await open(at(temporaryFolder()));
  expect([opened.source, Buffer.from(opened.key)]).toEqual(['database', earlier]);
  expect(await stored()).toContain('app-secret');
});

test('a process of the same server database without its file, or with another one, does not start and says so', async () => {
  const [first, second, third] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  await open(place(first, onServer));
  await expect(open(place(second, onServer))).rejects.toThrow(`is not in ${second}/secret`);
  expect(readdirSync(second), 'no other secret is made').toEqual([]);
  createSecretFile(third, new Uint8Array(32).fill(3));
  await expect(open(place(third, onServer))).rejects.toThrow(
    `${third}/secret is not the secret of this studio`,
  );
});

test('APP_SECRET wins; a changed one is reported, and nothing of it is stored', async () => {
  const dataDir = temporaryFolder();
  await open(place(dataDir));
  const appSecret = 'a secret of more than thirty-two characters';
  const opened = await open(place(dataDir, { appSecret }));
  expect(opened.source).toBe('environment');
  expect(logged.map(({ level }) => level)).toEqual(['warn']);
  expect(await isOtherSecret(given.db, opened.key)).toBe(false);
  const key = Buffer.from(opened.key);
  const rows = JSON.stringify(await given.db.query.selectFrom('settings').selectAll().execute());
  for (const form of [appSecret, key.toString('hex'), key.toString('base64url')])
    expect(rows).not.toContain(form);
});

test('an embedded studio whose file was lost makes another and says what has ended', async () => {
  const dataDir = temporaryFolder();
  const first = await open(place(dataDir));
  rmSync(`${dataDir}/secret`);
  expect((await open(place(dataDir))).key).not.toEqual(first.key);
  expect(logged[0]?.message).toContain('sign-ins and secret links have ended');
});

test('a restored studio starts with a new secret on any server', async () => {
  await open(place(temporaryFolder(), onServer));
  await given.db.transaction(forgetSecretCheck);
  expect((await open(place(temporaryFolder(), onServer))).source).toBe('file');
});

test.each(['', 'c2hvcnQ', '%%%'])(
  'a damaged file (%j) stops the start instead of being replaced',
  async (text) => {
    const dataDir = temporaryFolder();
    writeFileSync(`${dataDir}/secret`, text);
    await expect(open(place(dataDir))).rejects.toThrow('is damaged');
    expect(readFileSync(`${dataDir}/secret`, 'utf8')).toBe(text);
  },
);
