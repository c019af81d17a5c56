import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { outsideTransactions } from './outside-transactions.ts';
import type { Payments } from './payments.ts';

const given = testDatabase();

const provider: Payments = {
  provider: 'test',
  isTestMode: true,
  checkoutOrigins: [],
  createSession: async () => ({ sessionId: 's', url: 'http://localhost/' }),
  retrieve: async () => Promise.reject(new Error('not called in this test')),
  listSessions: async () => [],
  expire: async () => 'expired',
  capture: async () => {},
  void: async () => {},
  refund: async () => ({ refundId: 'r', status: 'succeeded' }),
  retrievePlan: async () => Promise.reject(new Error('not called in this test')),
  scheduleEnd: async () => {},
  endPlan: async () => {},
  verifyEvent: async () => null,
};

test('the provider is called outside transactions, and refused inside one', async () => {
  const payments = outsideTransactions(provider, given.db);
  await expect(payments.expire('s')).resolves.toBe('expired');
  await expect(given.db.transaction(() => payments.expire('s'))).rejects.toThrow(/inside a transaction/);
});
