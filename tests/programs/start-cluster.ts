import { startCluster } from '#tests/support/database/postgres-cluster.ts';

/** Starts a PostgreSQL cluster and prints its folder and address, then waits to be killed. */
const { folder, url } = await startCluster();
console.log(folder);
console.log(url);
setInterval(() => {}, 1000);
