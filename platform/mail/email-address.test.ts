import { describe, expect, test } from 'vitest';
import { parseEmailAddress } from './email-address.ts';

describe('an email address', () => {
  test.each([
    ['mia@example.dk', 'mia@example.dk'],
    [' Mia.Holm+sang@Example.DK ', 'Mia.Holm+sang@Example.DK'],
    ['o’brien@example.ie', 'o’brien@example.ie'],
    ["o'brien@example.ie", "o'brien@example.ie"],
    ['_mia-@sub.example.co.uk', '_mia-@sub.example.co.uk'],
    ['søren@example.dk', 'søren@example.dk'],
    ['hej@blåtoner.dk', 'hej@xn--bltoner-fxa.dk'],
    ['hej@BLÅTONER.dk', 'hej@xn--bltoner-fxa.dk'],
    ['hej@blåtoner.dk', 'hej@xn--bltoner-fxa.dk'],
    ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
    ['a@straße.de', 'a@xn--strae-oqa.de'],
    ['a@xn--bltoner-fxa.dk', 'a@xn--bltoner-fxa.dk'],
    ['a@3com.example', 'a@3com.example'],
  ])('%j is sent to %s', (typed, sent) => {
    expect(parseEmailAddress(typed)).toBe(sent);
  });

  test.each([
    'a..b@example.dk',
    '.mia@example.dk',
    'mia.@example.dk',
    'mia@example..dk',
    'mia@.example.dk',
    'mia@example.dk.',
    'mia@example',
    'mia@localhost',
    'mia@example.d',
    'mia@-example.dk',
    'mia@example-.dk',
    'mia@exam_ple.dk',
    'mia@192.168.0.1',
    'mia@[192.168.0.1]',
    'mia@0x7f.1',
    'mia@exa%2emple.dk',
    'mia@example.dk:25',
    'mia@example.dk/x',
    'mia@xn--.dk',
    'mia＠example.dk',
    'mia@example。dk',
    'mia@exam\u200bple.dk',
    'mi\u200ba@example.dk',
    'mi\u00ada@example.dk',
    'mia@example.dk\u0000',
    'mia@@example.dk',
    'mia@bo@example.dk',
    'Mia <mia@example.dk>',
    'mia@example.dk, bo@example.dk',
    'mia@example.dk;bo@example.dk',
    '"mia"@example.dk',
    'mia(x)@example.dk',
    'mi a@example.dk',
    'mia@example.dk\nBcc: x@y.dk',
    '@example.dk',
    'mia@',
    'mia',
    '',
    `${'a'.repeat(65)}@example.dk`,
    `mia@${'a'.repeat(64)}.dk`,
    `mia@${'å'.repeat(60)}.dk`,
    `mia@${'abc.'.repeat(70)}dk`,
  ])('%j is refused', (typed) => {
    expect(parseEmailAddress(typed)).toBeNull();
  });

  test('a megabyte is refused without trying every way to divide it', () => {
    for (const domain of ['.', 'b', 'b.'])
      expect(parseEmailAddress(`a@${domain.repeat(500_000)} x`)).toBeNull();
  });
});
