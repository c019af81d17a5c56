import type { TestProject } from 'vitest/node';
import { migrate } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { quietLog } from '../site/quiet-log.ts';
import { chosenLocale, createDatabase, databaseLocales, TEMPLATE } from './postgres.ts';
import { startCluster } from './postgres-cluster.ts';

/** One cluster per run with a migrated template; each test file copies the template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  try {
    const locale = chosenLocale();
    const like = locale ? databaseLocales[locale] : '';
    const databaseUrl = await createDatabase(cluster.url, TEMPLATE, `template0 ${like}`);
    const database = await openDatabase({ dataDir: '', databaseUrl, log: quietLog });
    await migrate(database).finally(() => database.close());
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  project.provide('postgres', cluster.url);
  return cluster.stop;
}
