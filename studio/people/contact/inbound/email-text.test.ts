import { expect, test } from 'vitest';
import { cleanLine, cleanText } from '#studio/shared/texts/clean-text.ts';
import { emailText, splitQuoted } from './email-text.ts';

test('a long text is shortened between characters', () => {
  expect(emailText('🎵'.repeat(20_001))).toEqual({ body: '🎵'.repeat(20_000), isShortened: true });
  expect(emailText('x'.repeat(5_000_000)).isShortened).toBe(true);
  expect(emailText('')).toEqual({ body: '', isShortened: false });
});

test('control characters, half characters and changes of direction are removed', () => {
  expect(cleanText('a\0b\u0007c\r\nd\ud800\u202Egnp.exe\u2066')).toBe('abc\nd\ufffdgnp.exe');
  expect(cleanLine(' a\r\nBcc: x@y.example\t', 100)).toBe('a Bcc: x@y.example');
  expect(cleanLine('abcdef', 3)).toBe('abc');
});

test('a line of spaces is read once', () => {
  expect(cleanLine(`a${' '.repeat(1_000_000)}b`, 100)).toBe('a b');
  expect(emailText(`${'\t '.repeat(30_000)}b \t\nc`).body).toBe('b\nc');
});

test('the quoted email below an answer is separated from it', () => {
  expect(splitQuoted('Ja tak.\n\nDen 23. nov. skrev Thea\n<a@b.example>:\n> Passer det?\n>\n> Thea')).toEqual(
    {
      written: 'Ja tak.',
      quoted: 'Den 23. nov. skrev Thea\n<a@b.example>:\n> Passer det?\n>\n> Thea',
    },
  );
  expect(splitQuoted('Ja tak.\n> Passer det?')).toEqual({ written: 'Ja tak.', quoted: '> Passer det?' });
  for (const whole of ['Ja tak.', '> Passer det?\nJa tak.', '> Kun citat', 'Liste:\n- a']) {
    expect(splitQuoted(whole)).toEqual({ written: whole, quoted: null });
  }
});
