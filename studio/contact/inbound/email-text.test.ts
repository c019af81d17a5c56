import { expect, test } from 'vitest';
import { cleanLine, cleanText } from '#studio/shared/texts/clean-text.ts';
import { emailText, longestInbound, splitQuoted } from './email-text.ts';

test('the plain text of an email is preferred, and HTML is shown as text', () => {
  expect(emailText({ text: 'Ja <b>tak</b>', html: '<p>Nej</p>' }).body).toBe('Ja <b>tak</b>');
  expect(emailText({ text: ' \n', html: '<p>Ja <b>tak</b></p><script>x</script>' }).body).toBe('Ja tak');
  expect(emailText({ text: null, html: null })).toEqual({ body: '', isShortened: false });
});

test('a long text is shortened between characters', () => {
  const one = emailText({ text: '🎵'.repeat(longestInbound + 1), html: null });
  expect(one).toEqual({ body: '🎵'.repeat(longestInbound), isShortened: true });
  expect(emailText({ text: 'x'.repeat(5_000_000), html: null }).isShortened).toBe(true);
  expect(emailText({ text: null, html: `<p>${'x'.repeat(5_000_000)}</p>` }).body).toHaveLength(
    longestInbound,
  );
});

test('control characters, half characters and changes of direction are removed', () => {
  expect(cleanText('a\0b\u0007c\r\nd\ud800\u202Egnp.exe\u2066')).toBe('abc\nd\ufffdgnp.exe');
  expect(cleanLine(' a\r\nBcc: x@y.example\t', 100)).toBe('a Bcc: x@y.example');
  expect(cleanLine('abcdef', 3)).toBe('abc');
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
