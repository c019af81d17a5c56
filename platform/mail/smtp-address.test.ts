import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSmtpAddress, type SmtpAccount, smtpAccountIn, smtpUrlOf } from './smtp-address.ts';

const problemIn = (text: string) => {
  const reading = readSmtpAddress(text);
  return reading.ok ? null : reading.problem;
};

test.each([
  ['p%23%2F%3F%40', 'p#/?@'],
  ['50%', '50%'],
  ['%', '%'],
  ['a%zz', 'a%zz'],
  ['a@b', 'a@b'],
  ['a:b', 'a:b'],
  ['blåbær', 'blåbær'],
])('the password %s is read as %s, and the address has it encoded', (written, password) => {
  const reading = readSmtpAddress(`smtps://studio%40mail.example:${written}@mail.example`);
  expect(reading).toMatchObject({
    ok: true,
    account: { host: 'mail.example', port: 465, security: 'tls', user: 'studio@mail.example', password },
  });
  const parsed = new URL(reading.ok ? reading.url : '');
  expect(decodeURIComponent(parsed.password)).toBe(password);
});

test.each([
  ['smtp://u:a#b@mail.example', "has a '#' in its password, which must be written as %23"],
  ['smtp://u:a/b@mail.example', "has a '/' in its password, which must be written as %2F"],
  ['smtp://u:a//b@mail.example:587', "has a '/' in its password, which must be written as %2F"],
  ['smtp://u:a?b@mail.example', "has a '?' in its password, which must be written as %3F"],
  ['smtp://u:50%%40@mail.example', "has a '%' that begins no code beside one that does"],
  ['smtp://u:p@mail.example:smtp', 'has a port that is no number'],
  ['smtp://u:p@mail.example:0', 'has a port that is no number'],
  ['smtp://u:p@', 'names no mail server'],
  ['smtp://', 'names no mail server'],
  ['https://mail.example', 'does not begin with smtp:// or smtps://'],
  ['mail.example', 'does not begin with smtp:// or smtps://'],
])('%s is refused by the reason, without its password', (text, problem) => {
  expect(problemIn(text)).toContain(problem);
});

test.each([
  ['smtp://localhost:1025', 'smtp://localhost:1025'],
  ['SMTPS://Mail.Example/', 'smtps://mail.example'],
  ['smtp://mail.blåbær.dk', 'smtp://mail.xn--blbr-roah.dk'],
  ['smtp://u:p@[2001:db8::1]:25', 'smtp://u:p@[2001:db8::1]:25'],
  ['smtp://u@mail_server:25', 'smtp://u@mail_server:25'],
  ['smtp://mail.example?tls.servername=a.example', 'smtp://mail.example/?tls.servername=a.example'],
])('%s is used as %s', (text, url) => {
  expect(readSmtpAddress(text)).toMatchObject({ ok: true, url });
});

test('any account is the same in an address and back', () => {
  const account: fc.Arbitrary<SmtpAccount> = fc.record({
    host: fc.constantFrom('mail.example', '2001:db8::1', 'xn--blbr-roah.dk'),
    port: fc.integer({ min: 1, max: 65_535 }).filter((port) => port !== 465),
    security: fc.constantFrom('tls', 'starttls'),
    user: fc.string({ minLength: 1, unit: 'grapheme' }),
    password: fc.string({ unit: 'grapheme' }),
  });
  fc.assert(
    fc.property(account, (one) => {
      expect(smtpAccountIn(smtpUrlOf(one))).toEqual(one);
    }),
  );
});
