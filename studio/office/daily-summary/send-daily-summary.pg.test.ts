import { expect, test } from 'vitest';
import { openDatabase } from '#platform/db/open-database.ts';
import { changeSettings } from '#studio/office/settings/change-settings.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { sessionOfOwner } from '#tests/support/push/push-service.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { owner } from '#tests/support/who.ts';
import { sendDailySummary } from './send-daily-summary.ts';

const stage = testStage('server');

test('the daily summary of three processes is one email', async () => {
  await sessionOfOwner(stage.world);
  const values = { dailySummary: 'yes', summaryTime: '07:30' };
  await changeSettings(stage.world, owner, { group: 'notifications', version: 0, values });
  stage.world.setNow(Temporal.Instant.from('2026-11-25T06:30:00Z'));
  const databases = await Promise.all(
    Array.from({ length: 3 }, () => openDatabase({ databaseUrl: stage.url, dataDir: '', log: quietLog })),
  );
  try {
    const sent = await Promise.all(databases.map((db) => sendDailySummary({ ...stage.world, db })));
    expect(sent.toSorted()).toEqual([0, 0, 1]);
  } finally {
    await Promise.all(databases.map((db) => db.close()));
  }
  const emails = stage.db.query.selectFrom('emails').select('id').where('kind', '=', 'daily-summary');
  expect(await emails.execute()).toHaveLength(1);
});
