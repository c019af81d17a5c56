import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
  }
}

export const TEMPLATE = 'belcanto_template';

/** Databases as other servers have them, by what `create database` says of their letters. */
export const databaseLocales = {
  C: "locale_provider libc locale 'C'",
  'tr_TR.UTF-8': "locale_provider libc locale 'tr_TR.UTF-8'",
  'da_DK.UTF-8': "locale_provider libc locale 'da_DK.UTF-8'",
  'ICU tr': "locale_provider icu icu_locale 'tr' locale 'C.UTF-8'",
  'ICU da': "locale_provider icu icu_locale 'da' locale 'C.UTF-8'",
} as const;
export type DatabaseLocale = keyof typeof databaseLocales;

/** Of the databases of all test files: `POSTGRES_LOCALE`, in `npm run prove`. */
export const chosenLocale = () => process.env.POSTGRES_LOCALE as DatabaseLocale | undefined;

let made = 0;

/**
 * Creates a migrated database on the tests' cluster and returns its address. It is deleted with the cluster.
 */
export async function makeServerDatabase(): Promise<string> {
  const name = `test_${process.pid}_${Date.now().toString(36)}_${made++}`;
  return createDatabase(inject('postgres'), name, TEMPLATE);
}

/** `like`: the rest of `create database`, such as its encoding. */
export async function makeEmptyServerDatabase(like = ''): Promise<string> {
  const name = `empty_${process.pid}_${Date.now().toString(36)}_${made++}`;
  return createDatabase(inject('postgres'), name, `template0 ${like}`);
}

export async function createDatabase(cluster: string, name: string, template: string): Promise<string> {
  const client = new pg.Client({ connectionString: `${cluster}/postgres` });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  return `${cluster}/${name}`;
}
