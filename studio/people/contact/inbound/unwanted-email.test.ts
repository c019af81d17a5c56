import { expect, test } from 'vitest';
import { unwantedReason } from './unwanted-email.ts';

const own = {
  siteHost: 'studio.example',
  inboundDomain: 'in.studio.example',
  sender: 'no-reply@studio.example',
};

function reasonFor(headers: Readonly<Record<string, string | undefined>>, sender = 'aase@student.example') {
  const address = headers.from ?? 'aase@student.example';
  const list = Object.entries(headers).map(([name, value = '']) => ({ name, value }));
  return unwantedReason({ headers: list, from: { name: '', address } }, sender, own);
}

test('an email that a person wrote is not ignored', () => {
  expect(reasonFor({})).toBeNull();
  expect(
    reasonFor({ 'auto-submitted': 'no', precedence: 'first-class', 'x-loop': 'another.example' }),
  ).toBeNull();
  expect(reasonFor({ 'auto-submitted': '' })).toBeNull();
});

test('automatic answers and delivery reports are ignored', () => {
  for (const headers of [
    { 'auto-submitted': 'auto-replied' },
    { 'auto-submitted': 'Auto-Generated; x=y' },
    { precedence: 'bulk' },
    { precedence: 'AUTO_REPLY' },
    { 'x-autoreply': 'yes' },
    { 'x-autorespond': '' },
    { 'return-path': '<>' },
    { 'content-type': 'multipart/report; report-type=delivery-status' },
  ]) {
    expect(reasonFor(headers)).toBe('automatic');
  }
  for (const sender of ['', '<>', 'MAILER-DAEMON@mx.example', 'postmaster']) {
    expect(reasonFor({}, sender)).toBe('automatic');
  }
});

test('our own emails are ignored', () => {
  for (const headers of [
    { 'x-loop': 'Studio.example' },
    { from: 'No-Reply@studio.example' },
    { from: 'reply+1@in.studio.example' },
  ]) {
    expect(reasonFor(headers)).toBe('loop');
  }
});
