import { expect, test } from 'vitest';
import { isSuspected, replyHref } from './message.ts';

const words = { subject: 'Re: Your message to Lindehav', wrote: 'Åse wrote:' };

test('a reply quotes the message, line by line, under the subject', () => {
  const href = replyHref(
    { email: 'aase+voice@example.dk', message: 'Kan I om aftenen?\nHilsen Å & Æ' },
    words,
  );
  const url = new URL(href);
  expect(url.protocol + decodeURIComponent(url.pathname)).toBe('mailto:aase+voice@example.dk');
  expect(url.searchParams.get('subject')).toBe(words.subject);
  expect(url.searchParams.get('body')).toBe('\r\n\r\nÅse wrote:\r\n> Kan I om aftenen?\r\n> Hilsen Å & Æ');
});

test('a reply never injects a header or another recipient, whatever the address or text', () => {
  const href = replyHref({ email: 'a@b.dk?bcc=x@y.dk&cc', message: '&bcc=x@y.dk' }, words);
  expect([...new URL(href).searchParams.keys()]).toEqual(['subject', 'body']);
});

test('a very long message gives a mailto URL that email clients accept', () => {
  const href = replyHref({ email: 'a@b.dk', message: 'æ'.repeat(5000) }, words);
  expect(href.length).toBeLessThan(8000);
});

test.each([
  ['a plain question', 'Mia', 'Do you teach on Saturdays? I sing alto.', false],
  ['links to recordings', 'Mia', 'https://youtu.be/a www.mia.dk https://soundcloud.com/mia/b', false],
  ['a word that begins like markup', 'Mia', 'I like <a capella> and [urlaub]', false],
  ['a link for a name', 'Win now https://spam.example', 'Hi', true],
  ['an address for a name', 'www.spam.example', 'Hi', true],
  ['HTML links', 'Mia', 'Best <a target="_blank" href="https://spam.example">pills</a>', true],
  ['links of forums', 'Mia', '[url=https://spam.example]pills[/url]', true],
  ['links of forums without an address', 'Mia', '[URL]https://spam.example[/URL]', true],
])('a message with %s: suspected as spam or not', (_, name, message, expected) => {
  expect(isSuspected({ name, message })).toBe(expected);
});
