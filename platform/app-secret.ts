import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { createSecretFile, readSecretFile, secretBytes, secretPath } from './app-secret-file.ts';
import type { Database, Tx } from './db/database.ts';
import { usesDataFolder } from './files/data-folder.ts';
import { fleetingFileSystem } from './files/lasting-folder.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';

/** 'database': not apart from what it encrypts, so no secret of a vendor is stored. */
export type SecretSource = 'environment' | 'file' | 'database';

export interface AppSecret {
  key: Uint8Array;
  source: SecretSource;
}

export type SecretSettings = Pick<Settings, 'appSecret' | 'dataDir' | 'databaseUrl' | 's3'>;

/** Of earlier versions, and where no file can be kept. */
const secretKey = 'app-secret';
/** The fingerprint of the secret that this database was last used with. */
const checkKey = 'app-secret-check';

/**
 * APP_SECRET, else DATA_DIR/secret, made at the first start; an earlier studio's moves there from the database.
 * Idempotent. Throws an operator's message when another process of the same database has another secret.
 */
export async function openAppSecret(db: Database, settings: SecretSettings, log: Log): Promise<AppSecret> {
  const { appSecret } = settings;
  if (appSecret) return adopt(db, { key: keyOf(appSecret), source: 'environment' }, log);
  const stored = await storedSecret(db);
  const file = readSecretFile(settings.dataDir);
  const foreign = file && stored && !isSame(file, stored) && !(await isLastUsed(db, file));
  if (foreign) return { key: stored, source: 'database' };
  if (file) return withFile(db, settings, { key: file, log });
  if (!stored) await refuseMissing(db, settings);
  if (keepsFile(settings) && tryCreate(settings.dataDir, stored ?? randomBytes(secretBytes), log))
    return openAppSecret(db, settings, log);
  return { key: stored ?? (await insertSecret(db)), source: 'database' };
}

/** What `openAppSecret` uses. Null: it would make a new one. Changes nothing. */
export async function findAppSecret(db: Database, settings: SecretSettings): Promise<AppSecret | null> {
  const { appSecret } = settings;
  if (appSecret) return { key: keyOf(appSecret), source: 'environment' };
  const stored = await storedSecret(db);
  const file = readSecretFile(settings.dataDir);
  if (file && (!stored || isSame(file, stored) || (await isLastUsed(db, file))))
    return { key: file, source: 'file' };
  return stored && { key: stored, source: 'database' };
}

/** True when the database was last used with another secret. */
export async function isOtherSecret(db: Database, key: Uint8Array): Promise<boolean> {
  const known = await storedText(db, checkKey);
  return known !== null && known !== fingerprintOf(key);
}

/** A restored studio may begin with another secret. */
export async function forgetSecretCheck(tx: Tx): Promise<void> {
  await tx.deleteFrom('settings').where('key', '=', checkKey).execute();
}

/** A folder that does not last would lose the secret of a database that does. */
function keepsFile(settings: SecretSettings): boolean {
  if (!settings.databaseUrl) return true;
  return usesDataFolder(settings) && fleetingFileSystem(settings.dataDir) === null;
}

async function withFile(
  db: Database,
  settings: SecretSettings,
  { key, log }: { key: Uint8Array; log: Log },
): Promise<AppSecret> {
  const refusal = `${secretPath(settings.dataDir)} is not the secret of this studio. ${remedy}`;
  const adopted = await adopt(db, { key, source: 'file' }, settings.databaseUrl ? refusal : log);
  await db.query.deleteFrom('settings').where('key', '=', secretKey).execute();
  return adopted;
}

const remedy =
  'Its database is used with another one, by a process with another DATA_DIR or with APP_SECRET. Set the same APP_SECRET ' +
  'in every process, or copy the file from the DATA_DIR of that process. If it is lost, set APP_SECRET to a new value: ' +
  'sign-ins and secret links then end, and connected services ask for their values again.';

/** Only one process uses an embedded database, so that its file is lost and another takes its place. */
async function refuseMissing(db: Database, { dataDir, databaseUrl }: SecretSettings): Promise<void> {
  if (databaseUrl && (await storedText(db, checkKey)) !== null)
    throw new Error(`The secret of this studio is not in ${secretPath(dataDir)}. ${remedy}`);
}

/** With a refusal, it throws that where the database was last used with another secret; else the log says so. */
async function adopt(db: Database, secret: AppSecret, otherwise: string | Log): Promise<AppSecret> {
  const value = JSON.stringify(fingerprintOf(secret.key));
  await db.query
    .insertInto('settings')
    .values({ key: checkKey, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (!(await isOtherSecret(db, secret.key))) return secret;
  if (typeof otherwise === 'string') throw new Error(otherwise);
  otherwise.warn({ source: secret.source }, changed);
  await db.query.updateTable('settings').set({ value }).where('key', '=', checkKey).execute();
  return secret;
}

const changed =
  'the secret is another one than this database was last used with: sign-ins and secret links have ended, and connected ' +
  'services ask for their values again';

function tryCreate(dataDir: string, key: Uint8Array, log: Log): boolean {
  try {
    createSecretFile(dataDir, key);
    return true;
  } catch (error) {
    log.warn({ err: error }, 'the secret stays in the database, because DATA_DIR cannot be written to');
    return false;
  }
}

async function insertSecret(db: Database): Promise<Uint8Array> {
  await db.query
    .insertInto('settings')
    .values({ key: secretKey, value: JSON.stringify(randomBytes(secretBytes).toString('base64url')) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await storedSecret(db);
  if (!stored) throw new Error('The secret in the database was removed meanwhile. Start again.');
  return stored;
}

async function storedText(db: Database, key: string): Promise<string | null> {
  const row = await db.query.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row ? String(row.value) : null;
}

async function storedSecret(db: Database): Promise<Uint8Array | null> {
  const text = await storedText(db, secretKey);
  return text === null ? null : Buffer.from(text, 'base64url');
}

async function isLastUsed(db: Database, key: Uint8Array): Promise<boolean> {
  return (await storedText(db, checkKey)) === fingerprintOf(key);
}

function keyOf(appSecret: string): Uint8Array {
  return createHash('sha256').update(appSecret).digest();
}

function fingerprintOf(key: Uint8Array): string {
  return createHmac('sha256', key).update('fingerprint').digest('hex').slice(0, 16);
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
