import { describe, expect, test } from 'vitest';
import { nameProblem } from './person-name.ts';

describe('a name', () => {
  test.each([
    'Søren Ærø',
    'J. R. R. Tolkien',
    'J.R.R. Tolkien',
    'St. John',
    'Sammy Davis Jr.',
    'Dr. No',
    'O’Brien-Ångström',
    'María José',
    'محمد علي',
    '王小明',
    'Ph.D. Hansen',
    'Mia (sopran)',
    'A/B Kor',
    ' Mia ',
  ])('%s is accepted', (name) => {
    expect(nameProblem(name)).toBeNull();
  });

  test.each([
    'Win at https://evil.example',
    'ftp://x',
    'www.evil',
    'WWW.evil.example/win',
    'evil.com',
    'Mia evil.com/win now',
    'Claim it: EVIL.CO.UK',
    'Mia, evil.dk, hurry',
    'mia@example.dk',
    'evil.пример.рф',
    'evil.xn--p1ai',
    'ｅｖｉｌ．ｃｏｍ',
    'evil。com',
    'evil.c\u200bom/x',
    '(evil.shop)',
    'evil.com:8080',
    'evil.com?x=1',
  ])('%s is refused as a URL', (name) => {
    expect(nameProblem(name)).toBe('name-web-address');
  });

  test.each([
    'Mia\u0000',
    'Mia\nBcc: x',
    'Mi\u001ba',
    'Mia\u202egnp.exe',
    'Mia\u2066x',
    'Mi\u200fa',
    'Mi\u2028a',
  ])('%j is refused for its characters', (name) => {
    expect(nameProblem(name)).toBe('name-characters');
  });
});
