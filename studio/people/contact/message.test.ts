import { expect, test } from 'vitest';
import { replyHref } from './message.ts';

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
