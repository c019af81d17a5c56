import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { openPgliteInMemory } from '#platform/db/embedded/open-pglite.ts';
import { migrate, migrationsFolder } from '#platform/db/migrate.ts';
import { databaseOverPglite } from '#platform/db/open-database.ts';
import { quietLog } from './quiet-log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** File with the data directory of a migrated embedded database. */
    goldenImage: string;
  }
}

const packages = new URL('../../node_modules/', import.meta.url).pathname;
const cache = `${packages}.cache/belcanto/`;

/** Makes one migrated embedded database per state of the migrations; tests start from copies of it. */
export default async function setup(project: TestProject): Promise<void> {
  const image = `${cache}golden-${fingerprint()}.tar`;
  if (!existsSync(image)) await make(image);
  project.provide('goldenImage', image);
}

async function make(image: string): Promise<void> {
  const pglite = await openPgliteInMemory();
  const database = databaseOverPglite(pglite, quietLog, () => {});
  await migrate(database);
  const dump = await pglite.dumpDataDir('none');
  await database.close();
  mkdirSync(cache, { recursive: true });
  const unfinished = `${image}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, image);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  hash.update(readFileSync(`${packages}@electric-sql/pglite/package.json`));
  for (const file of readdirSync(migrationsFolder).sort()) {
    hash.update(file).update(readFileSync(`${migrationsFolder}/${file}`));
  }
  return hash.digest('hex').slice(0, 16);
}
