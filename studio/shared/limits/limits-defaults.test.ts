import { expect, test } from 'vitest';
import { limitRule, signInPauseSeconds } from './limit-rules.ts';
import { limitsSchema } from './limits.ts';

test('the default limits are the specified ones, per hour [P.84]', () => {
  const limits = limitsSchema.parse({});
  expect(limits).toEqual({
    unpaidHoldsPerAddress: 10,
    unpaidHoldsPerEmail: 3,
    unpaidSeatsPerAddress: 3,
    unpaidOrdersPerAddress: 3,
    searchesPerAddress: 300,
    missingPagesPerAddress: 1200,
    holdsPerAddress: 60,
    paymentsPerAddress: 30,
    cartChangesPerAddress: 300,
    deliveryPricesPerAddress: 60,
    wrongCodesPerAddress: 20,
    contactPerEmail: 5,
    contactPerAddress: 20,
    inboundEmailsPerSender: 20,
    inboundEmailsPerThread: 30,
    confirmationMailsPerRecipient: 3,
    confirmationMailsPerAddress: 20,
    applicationsPerEmail: 3,
    applicationsPerAddress: 10,
    uploadTokensPerAddress: 10,
    uploadsPerAccount: 300,
    uploadPiecesPerAccount: 5000,
    withdrawalsPerEmail: 5,
    withdrawalsPerAddress: 20,
    failedSignInsPerAccount: 10,
    failedSignInsPerAccountAndDay: 100,
    failedSignInsPerAddress: 50,
    failedCodesPerAccount: 5,
    accountMailsPerRecipient: 5,
    accountMailsPerRecipientFromAll: 20,
    accountMailsPerAddress: 20,
    anonymousUploadMegabytes: 2000,
  });
  expect(limitRule(limits, 'contactPerEmail')).toEqual({ points: 5, windowSeconds: 3600 });
  expect(limitRule(limits, 'failedSignInsPerAccountAndDay')).toEqual({ points: 100, windowSeconds: 86_400 });
  expect(signInPauseSeconds).toBe(15 * 60);
});
