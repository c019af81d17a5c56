import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { insertAuditEntry } from './audit.store.ts';

const given = testDatabase();

test('audit log: entries cannot be changed or deleted [P.187]', async () => {
  await given.db.transaction((tx) =>
    insertAuditEntry(tx, {
      at: testNow,
      actor: 'owner',
      action: 'task.resolved',
      subject: 'task:1',
      details: { a: 1 },
    }),
  );
  const { query } = given.db;
  await expect(query.updateTable('audit_log').set({ actor: 'nobody' }).execute()).rejects.toThrow();
  await expect(query.deleteFrom('audit_log').execute()).rejects.toThrow();
  expect(await query.selectFrom('audit_log').select(['actor', 'details']).execute()).toEqual([
    { actor: 'owner', details: { a: 1 } },
  ]);
});
