import { expect, test } from 'vitest';
import { messageOfReplyAddress, replyAddress } from './reply-address.ts';

const secret = new Uint8Array(32).fill(7);
const id = '0d000000-0000-4000-8000-0000000000af';
const domain = 'in.studio.example';
const read = (address: string) => messageOfReplyAddress(address, domain, secret);

test('a reply address names its message, also in capital letters, and fits in a mailbox', () => {
  const address = replyAddress(id, domain, secret);
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
  expect(read(address)).toBe(id);
  expect(read(` ${address.toUpperCase()} `)).toBe(id);
});

test('an address that is changed, of another secret, domain or form names none', () => {
  const address = replyAddress(id, domain, secret);
  const another = replyAddress(id, domain, new Uint8Array(32).fill(8));
  const digit = address.at(20) === '0' ? '1' : '0';
  for (const wrong of [
    another,
    `${address.slice(0, 20)}${digit}${address.slice(21)}`,
    address.replace(domain, 'studio.example'),
    `${address}.example`,
    address.replace('reply+', ''),
    `x${address}`,
    `reply+${id}@${domain}`,
    `reply+${'0'.repeat(56)}@${domain}`,
    '',
  ]) {
    expect(read(wrong)).toBeNull();
  }
});
