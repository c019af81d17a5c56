import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openSnapshot } from '#platform/backup/snapshot.ts';
import { writeArchive } from '#platform/backup/write-archive.ts';
import { diskFiles } from '#platform/files/disk-files.ts';
import { openMigratedDatabase } from '#tests/support/database/database.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { archiveOf, formerVersions, usedStudio } from './former-studio.ts';
import { useStudio } from './used-studio.ts';

/** At a release `WRITE_USED_STUDIO=1` keeps the studio as the fixture of the latest version (docs/decisions/126). */
test('used studio: every verb of the fixture works, and its backup has a few hundred kilobytes', async () => {
  const folder = temporaryFolder();
  const { db } = await openMigratedDatabase();
  const files = diskFiles(`${folder}/uploads`);
  await useStudio(db, files);
  const fixture = usedStudio(formerVersions.at(-1) ?? '0.1.0');
  const archive = archiveOf({ ...fixture, folder });
  const snapshot = await openSnapshot(db);
  const bytes = await writeArchive({ snapshot, files, madeAt: testNow }, archive).finally(snapshot.close);
  await db.close();
  expect(bytes).toBeLessThan(700_000);
  if (!process.env.WRITE_USED_STUDIO) return;
  const archived = gunzipSync(readFileSync(`${folder}/${fixture.name}`));
  writeFileSync(`${fixture.folder}/${fixture.name}`, gzipSync(archived, { level: 9 }));
});
