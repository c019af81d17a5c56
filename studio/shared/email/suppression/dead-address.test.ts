import { expect, test } from 'vitest';
import { isDeadAddress } from './dead-address.ts';

test.each([
  '550 5.1.1 The email account that you tried to reach does not exist',
  '550 5.1.1 <mia@example.dk>: Recipient address rejected: User unknown in virtual mailbox table',
  '550 No such user here',
  '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
  '550 5.2.1 The email account that you tried to reach is disabled',
  '550 Requested action not taken: mailbox unavailable',
])('an address is dead: %s', (words) => {
  expect(isDeadAddress(words)).toBe(true);
});

test.each([
  '552 5.2.2 Mailbox full',
  '554 5.7.1 Message rejected as spam by content filtering',
  '550 5.7.26 This message does not pass authentication checks',
  '552 5.3.4 Message size exceeds fixed limit',
  '550 5.7.1 Service unavailable; client host blocked using a block list',
])('an address is not dead: %s', (words) => {
  expect(isDeadAddress(words)).toBe(false);
});
