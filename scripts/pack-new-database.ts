import { writeFileSync } from 'node:fs';
import { openPgliteInMemory } from '#platform/db/embedded/open-pglite.ts';

const pglite = await openPgliteInMemory();
await pglite.exec('checkpoint');
const image = await pglite.dumpDataDir('gzip');
writeFileSync('build/server/new-database.tar.gz', Buffer.from(await image.arrayBuffer()));
await pglite.close();
