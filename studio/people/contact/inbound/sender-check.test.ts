import { expect, test } from 'vitest';
import { isSenderVerified } from './sender-check.ts';

const ours = 'mx.mail.example';
const check = { authservId: ours, senderEmail: 'Aase@Student.example' };
const header = (value: string) => ({ name: 'authentication-results', value });
const isVerified = (...values: string[]) => isSenderVerified(values.map(header), check);

test('DMARC, or DKIM of the sender’s domain or the one above, verifies a sender', () => {
  for (const results of [
    'dmarc=pass header.from=student.example',
    'spf=fail smtp.mailfrom=x.example; DMARC=Pass (p=reject; dis=none) header.from=Student.example',
    'dkim=fail header.d=a.example; dkim=pass header.i=@student.example header.s=s1',
    'dkim=pass header.d=student.example',
  ]) {
    expect(isVerified(`${ours}; ${results}`)).toBe(true);
  }
  const below = { ...check, senderEmail: 'aase@mail.student.example' };
  expect(isSenderVerified([header(`${ours}; dkim=pass header.d=student.example`)], below)).toBe(true);
});

test('SPF alone, failures, other domains and results in comments or quotes do not', () => {
  for (const results of [
    'none',
    'spf=pass smtp.mailfrom=student.example',
    'dmarc=fail header.from=student.example',
    'dmarc=passed header.from=student.example',
    'dmarc=pass header.from=evil.example',
    'dmarc=pass',
    'dkim=pass header.d=evil.example',
    'dkim=pass header.d=dent.example',
    'dkim=pass header.d=example',
    'spf=fail (; dmarc=pass header.from=student.example )',
    'spf=fail reason="; dmarc=pass header.from=student.example"',
    'x-dmarc=pass header.from=student.example',
  ]) {
    expect(isVerified(`${ours}; ${results}`)).toBe(false);
  }
});

test('a header of another server, or a second one of ours, is forged', () => {
  const passed = 'dmarc=pass header.from=student.example';
  expect(isVerified()).toBe(false);
  expect(isVerified(`evil.example; ${passed}`)).toBe(false);
  expect(isVerified(`${ours}.evil.example; ${passed}`)).toBe(false);
  expect(isVerified(`${ours}; dmarc=fail header.from=student.example`, `${ours}; ${passed}`)).toBe(false);
  expect(isVerified(`evil.example; ${passed}`, `${ours} 1; ${passed}`)).toBe(true);
  expect(isSenderVerified([header(`${ours}; ${passed}`)], { ...check, authservId: null })).toBe(false);
});
