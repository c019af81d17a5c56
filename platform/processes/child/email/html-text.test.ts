import { expect, test } from 'vitest';
import { htmlText } from './html-text.ts';

const text = (html: string) => htmlText(html, 20_000);

test('an HTML email becomes paragraphs, lists and quotes', () => {
  const html = `<html><head><title>x</title><style>p{color:red}</style></head><body>
    <p>Hej&nbsp;Thea,<br>ja tak &ndash; <b>tirsdag</b> passer.</p>
    <ul><li>Kl. 19</li><li>Kl. 20</li></ul>
    <table><tr><td>Æ</td><td>Ø</td></tr></table>
    <blockquote><p>Passer <i>tirsdag</i>?</p></blockquote></body></html>`;
  expect(text(html)).toBe(
    'Hej Thea,\nja tak – tirsdag passer.\n\n- Kl. 19\n- Kl. 20\n\nÆ Ø\n\n> Passer tirsdag?',
  );
});

test('scripts, styles, frames, hidden text and pictures leave no trace', () => {
  const html = `<p>Før</p><script>alert(1)</script><style>@import url(https://x.example)</style>
    <iframe src="https://x.example">a</iframe><svg><script>b</script></svg><template>c</template>
    <div style="display: none">Preheader <b>d</b></div><p hidden>e</p><!-- f --><noscript>g</noscript>
    <img src="https://x.example/pixel.gif"><img src=x onerror="alert(1)" alt="Et foto"><p onclick="h()">Efter</p>`;
  expect(text(html)).toBe('Før\n\n[Et foto]\n\nEfter');
});

test('a link keeps its address when it shows another one', () => {
  expect(text('<a href="https://evil.example/x">https://bank.example</a>')).toBe(
    'https://bank.example (https://evil.example/x)',
  );
  expect(text('<a href="https://a.example">https://a.example</a>')).toBe('https://a.example');
  expect(text('<a href="javascript:alert(1)">Her</a>')).toBe('Her');
});

test('escaped markup stays text, and broken markup is read as far as possible', () => {
  expect(text('&lt;script&gt;alert(1)&lt;/script&gt;')).toBe('<script>alert(1)</script>');
  expect(text('<p>En <b>to</p></i></b> tre')).toBe('En to\n\ntre');
  expect(text('<pre>a\n  b</pre>')).toBe('a\n  b');
});

test.each([
  ['Hej <b', 'Hej <b'],
  ['<p>Hej</p><div', 'Hej\n\n<div'],
  ['<div', '<div'],
  ['</p', '</p'],
  ['Mine toner er a < b', 'Mine toner er a < b'],
  ['Kan jeg <3 komme kl. 5<6?', 'Kan jeg <3 komme kl. 5<6?'],
  [
    'Hej <a href="https://x.example>her</a> Kan jeg komme?',
    'Hej <a href="https://x.example>her Kan jeg komme?',
  ],
  ['Skriv til <mia@example.dk> i dag', 'Skriv til <mia@example.dk> i dag'],
])('a tag that is not finished hides nothing: %s', (html, expected) => {
  expect(text(html)).toBe(expected);
});

test.each([
  ['<style>p{</p><p>Hej Thea', 'p{\n\nHej Thea'],
  ['<p>Hej</p><style type="text/css">Tirsdag?', 'Hej\n\nTirsdag?'],
  ['<p>Hej</p><script>Tirsdag?', 'Hej\n\nTirsdag?'],
  ['<html><head><title>Re: Tid<body><p>Tirsdag?</p></body></html>', 'Re: Tid\n\nTirsdag?'],
  ['<html><head><style>p{}</style><body><p>Hej</p></body></html>', 'Hej'],
  ['<p>Hej</p><textarea>Tirsdag?', 'Hej\n\nTirsdag?'],
  ['<p>Hej</p><!-- Tirsdag?', 'Hej\n\nTirsdag?'],
  ['<svg><!-- <p>Tirsdag?</p>', 'Tirsdag?'],
  ['<div><span style="display:none">Hej</div><p>Tirsdag?', 'Hej\n\nTirsdag?'],
  ['<p>a</p><span, class=x>Tirsdag?</span> Hej', 'a\n\nTirsdag? Hej'],
])('an element or comment that is never closed hides nothing: %s', (html, expected) => {
  expect(text(html)).toBe(expected);
});

test('a paragraph and a list item need no end tag, and stay hidden without it', () => {
  expect(text('<p hidden>a<p>Hej<ul><li hidden>b<li>c</ul>')).toBe('Hej\n\n- c');
});

test('deep, long and unclosed markup ends in time', () => {
  const started = performance.now();
  expect(htmlText('<div>'.repeat(300_000) + '</b>'.repeat(300_000), 20_000)).toBe('');
  expect(htmlText(`<p>${'x'.repeat(5_000_000)}`, 20_000).length).toBeLessThan(40_000);
  htmlText('<'.repeat(300_000), 20_000);
  htmlText('&'.repeat(300_000), 20_000);
  htmlText(`<p ${'a="'.repeat(200_000)}`, 20_000);
  for (const part of ['<style>', '<svg>', '<b "', '<!--', '<p hidden>'])
    htmlText(part.repeat(1_000_000 / part.length), 20_000);
  expect(performance.now() - started).toBeLessThan(20_000);
});

const answer = '<div>Ja tak.</div>';
test.each([
  [
    'Outlook on the web',
    `<body>${answer}<div id="appendonsend"></div><hr><div id="divRplyFwdMsg" dir="ltr"><b>Fra:</b> Studiet<br><b>Emne:</b> Tid</div><div>Passer det?<p>Thea</p></div></body>`,
    '> Fra: Studiet\n> Emne: Tid\n> Passer det?\n\n> Thea',
  ],
  [
    'Outlook for Windows',
    `<div class="WordSection1"><p>Ja tak.</p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p><b>Od:</b> Studio</p></div></div><p>Passer det?</p></div>`,
    '> Od: Studio\n\n> Passer det?',
  ],
  [
    'Outlook for iOS',
    `${answer}<div class="ms-outlook-mobile-reference-message skipProofing"><hr><b>Lähettäjä:</b> Studio<div>Passer det?</div></div>`,
    '> Lähettäjä: Studio\n> Passer det?',
  ],
  [
    'Yahoo',
    `${answer}<div id="ydp1yahoo_quoted" class="ydp1yahoo_quoted"><div>Den 27. nov. skrev Studiet:</div><div>Passer det?</div></div>`,
    '> Den 27. nov. skrev Studiet:\n> Passer det?',
  ],
  [
    'web.de',
    `${answer}<div name="quote" style="margin:10px; border-left:2px solid #C3D9E5;"><div>Gesendet: heute</div><div>Passt es?</div></div>`,
    '> Gesendet: heute\n> Passt es?',
  ],
  [
    'Apple Mail',
    `${answer}<div><blockquote type="cite"><div>Den 27. nov. skrev Studiet:</div><div>Passer det?</div></blockquote></div>`,
    '> Den 27. nov. skrev Studiet:\n> Passer det?',
  ],
])('the earlier email of %s is quoted', (_, html, quoted) => {
  expect(text(html)).toBe(`Ja tak.\n\n${quoted}`);
});

test('an answer below or between quotes is none: also where Gmail writes it into the element of the quote', () => {
  const html = `<div class="gmail_quote"><div class="gmail_attr">Den 27. nov. skrev Studiet:</div>
    <blockquote class="gmail_quote">Passer tirsdag?</blockquote><div>Ja.</div>
    <blockquote class="gmail_quote">Kl. 10?</blockquote><div>Hellere 11.</div></div>`;
  expect(text(html)).toBe(
    'Den 27. nov. skrev Studiet:\n\n> Passer tirsdag?\n\nJa.\n\n> Kl. 10?\n\nHellere 11.',
  );
  expect(text('<div><div id="divRplyFwdMsg">Fra: Studiet</div>Passer det?</div><p>Ja.</p>')).toBe(
    '> Fra: Studiet\n> Passer det?\n\nJa.',
  );
});

test.each([
  ['<blockquote style="margin:0 0 0 40px;border:none;padding:0px">Schubert</blockquote>', 'Schubert'],
  ['<blockquote style="margin-left: 40px; border: 0">Schubert</blockquote>', 'Schubert'],
  ['<blockquote style="margin:0;border:none" type="cite">Passer det?</blockquote>', '> Passer det?'],
  ['<blockquote style="margin:0 0 0 .8ex;border-left:1px solid">Passer det?</blockquote>', '> Passer det?'],
  [
    '<blockquote>Passer det?<blockquote style="margin:0 0 0 40px;border:none">Kl. 10</blockquote>Thea</blockquote>Ja',
    '> Passer det?\n\n> Kl. 10\n\n> Thea\n\nJa',
  ],
])('a paragraph that was indented is no quote: %s', (html, expected) => {
  expect(text(html)).toBe(expected);
});
