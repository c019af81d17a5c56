import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { TestProject } from 'vitest/node';
import { openPgliteIn } from '#platform/db/embedded/open-pglite.ts';
import { migrate, migrationsFolder } from '#platform/db/migrate.ts';
import { databaseOverPglite } from '#platform/db/open-database.ts';
import { quietLog } from '../site/quiet-log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with a migrated embedded database, as a directory (`database`) and as a dump (`dump.tar`). */
    databaseTemplate: string;
  }
}

const packages = new URL('../../../node_modules/', import.meta.url).pathname;
const cache = `${packages}.cache/belcanto`;
const A_DAY_MS = 24 * 60 * 60 * 1000;

/** Creates one migrated embedded database per state of the migrations; tests start from copies of it. */
export default async function setup(project: TestProject): Promise<void> {
  const image = `${cache}/template-${fingerprint()}`;
  if (!existsSync(image)) await make(image);
  project.provide('databaseTemplate', image);
}

async function make(image: string): Promise<void> {
  deleteOldTemplates();
  const unfinished = `${image}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const pglite = await openPgliteIn(`${unfinished}/database`);
  const database = databaseOverPglite(pglite, quietLog);
  await migrate(database);
  const dump = await pglite.dumpDataDir('none');
  await database.close();
  writeFileSync(`${unfinished}/dump.tar`, Buffer.from(await dump.arrayBuffer()));
  try {
    renameSync(unfinished, image);
  } catch {
    // Another run was faster: its image is the same.
    rmSync(unfinished, { recursive: true });
  }
}

/** Images of earlier migrations; recent ones may belong to another branch. */
function deleteOldTemplates(): void {
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) {
    const path = `${cache}/${name}`;
    if (Date.now() - statSync(path).mtimeMs > A_DAY_MS) rmSync(path, { recursive: true, force: true });
  }
}

function fingerprint(): string {
  const hash = createHash('sha256');
  hash.update(readFileSync(`${packages}@electric-sql/pglite/package.json`));
  for (const file of readdirSync(migrationsFolder).sort()) {
    hash.update(file).update(readFileSync(`${migrationsFolder}/${file}`));
  }
  return hash.digest('hex').slice(0, 16);
}
