import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
  }
}

export const TEMPLATE = 'belcanto_template';

let made = 0;

/**
 * Creates a migrated database on the tests' cluster and returns its address. It is deleted with the cluster.
 */
export async function makeServerDatabase(): Promise<string> {
  const name = `test_${process.pid}_${Date.now().toString(36)}_${made++}`;
  return createDatabase(inject('postgres'), name, TEMPLATE);
}

export async function makeEmptyServerDatabase(): Promise<string> {
  const name = `empty_${process.pid}_${Date.now().toString(36)}_${made++}`;
  return createDatabase(inject('postgres'), name, 'template0');
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
