import { betterAuth } from 'better-auth';
import { expect, test } from 'vitest';
import { openMigratedDatabase } from '#tests/support/database/database.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { betterAuthOptions } from './better-auth-options.ts';

test("the tables match the library's schema, and a missing column is reported", async () => {
  const { db } = await openMigratedDatabase();
  const options = betterAuthOptions({
    raw: db.raw,
    siteUrl: 'http://localhost:3000',
    secret: 'only for this test, and long enough',
    log: quietLog,
  });
  const { explicitSchemaCheck: check } = await betterAuth(options).$context;
  if (!check) throw new Error('the library has no check of its tables any more');
  await check();

  await db.raw.jobs.executeSql('alter table accounts rename column access_token to token');
  const anew = await betterAuth(options).$context;
  await expect(anew.explicitSchemaCheck?.()).rejects.toThrow('access_token');
  await db.close();
});
