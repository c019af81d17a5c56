import { expect, test } from 'vitest';
import { deliveryEventInput, detailOf, messageIdOf, suppressionReason } from './delivery-event.ts';

const read = (data: Record<string, unknown>) =>
  deliveryEventInput.parse({
    signature: { timestamp: '1529006854', token: 'a', signature: 'b' },
    'event-data': { event: 'failed', ...data },
  })['event-data'];

test('only permanent failures and complaints suppress an address', () => {
  expect(suppressionReason(read({ severity: 'permanent' }))).toBe('bounced');
  expect(suppressionReason(read({ event: 'complained' }))).toBe('complained');
  expect(suppressionReason(read({ severity: 'temporary' }))).toBeNull();
  for (const event of ['delivered', 'opened', 'unsubscribed'])
    expect(suppressionReason(read({ event }))).toBeNull();
});

test('the message id is compared with brackets, and the server’s words become one short line', () => {
  expect(messageIdOf(read({ message: { headers: { 'message-id': 'a@b.example' } } }))).toBe('<a@b.example>');
  expect(messageIdOf(read({ message: { headers: { 'message-id': '<a@b.example>' } } }))).toBe(
    '<a@b.example>',
  );
  expect(messageIdOf(read({}))).toBeNull();
  expect(detailOf(read({ 'delivery-status': { message: '550 5.1.1\r\nNo such user\0' } }))).toBe(
    '550 5.1.1 No such user',
  );
  expect(detailOf(read({ 'delivery-status': { message: '', description: 'x'.repeat(400) } }))).toHaveLength(
    300,
  );
  expect(detailOf(read({ 'delivery-status': null }))).toBe('');
});
