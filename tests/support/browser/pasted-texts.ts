import fc from 'fast-check';
import cases from '#tests/fixtures/text/cases.json' with { type: 'json' };

/** Of the clipboard, and what it becomes in the textarea. */
export const pasted = [
  [
    'Google Docs',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p style="line-height:1.38"><span style="font-weight:700">Bold</span><span style="font-weight:400"> plain </span><span style="font-style:italic">slanted</span></p><ul><li style="list-style-type:disc"><p><span style="font-weight:400">water</span></p></li></ul></b>',
    '**Bold** plain *slanted*\n\n- water',
  ],
  [
    'Word',
    "<html xmlns:o='urn:x'><head><style>p{color:red}</style></head><body><!--StartFragment--><h1 style='color:red'>Part<o:p></o:p></h1><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>one</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.</span>two</p><!--EndFragment--></body></html>",
    '# Part\n\n1. one\n2. two',
  ],
  [
    'a website',
    '<div onclick="alert(1)"><a href="javascript:alert(1)">no</a> <a href="https://x.example/a" target="_blank" style="color:red">yes</a><img src="https://x.example/y.png" onerror="alert(1)"><script>alert(1)</script><ul><li>a<ul><li>b</li></ul></li></ul><table><tr><td>c</td></tr></table></div>',
    'no [yes](https://x.example/a)\n\n- a\n- b\n\nc',
  ],
  [
    'a list of Word',
    cases['word-list'],
    'Indledning\u00a0med **fed** og *kursiv*.\n\n- Første\n- Under første\n- Anden\n\n1. Et\n2. To',
  ],
  [
    'nested lists of Google Docs',
    cases.gdocs,
    '**Fed** normal *kursiv* [link](https://example.test/?a=1&b=2)\n\n- One\n- Two nested\n- Three\n\nAfter',
  ],
  ['line breaks of Google Docs', cases['gdocs-h1-link'], '# Overskrift\n\nLinje et\nLinje to'],
  [
    'Notion',
    cases.notion,
    '# Plan\n\n- Alpha\n- Beta\n- Gamma\n- ☑ Done\n\n#3. Three\n4. Four\n\nQuote\n\ncode \\*x\\*',
  ],
  ['Apple Notes', cases['apple-notes'], '**Title**\n\nFirst line\n\nSecond line\n\n- Dash'],
  ['a table', cases.table, 'Uge · Tema\n1 · Åndedræt'],
  [
    'a table with lines, lists, formatting and empty cells in its cells',
    '<table><caption>Plan</caption><tr><th>Uge<th><p>Tema<p>og mål<th></tr><tr><td><b>1</b><td>a<br>b<ul><li>c<li>d</ul></table>',
    'Plan\nUge · Tema og mål\n**1** · a b c d',
  ],
  [
    'song text in <pre>',
    '<pre>The water is wide,\nI cannot get o’er\n\nAnd neither</pre>',
    'The water is wide,\nI cannot get o’er\n\\\nAnd neither',
  ],
  ['what only looks like Markdown', '<p>**x** 1. a<br>24. b</p>', '\\*\\*x\\*\\* 1. a\n24\\. b'],
  ['scripts', cases.evil, 'Hi js data styled'],
] as const;

export const pastedLines = cases['plain-lines'].slice('PLAIN:'.length);

const tag = fc.constantFrom(
  'p',
  'b',
  'i',
  'em',
  'strong',
  'span',
  'div',
  'ul',
  'ol',
  'li',
  'h1',
  'h3',
  'h6',
  'table',
  'td',
  'section',
  'a href="javascript:alert(1)"',
  'a href="/a"',
  'a href=" https://x.example/(b) "',
  'svg onload="alert(1)"',
  'p style="font-weight:700"',
  'span style="color:red"',
  "b style='font-weight:normal'",
  'blockquote',
  'pre',
  'iframe src="/"',
  'script',
  'style',
  'textarea',
  'form action="/x"',
  'input name="x"',
  'p class="MsoNormal"',
);
const content = fc.constantFrom(
  'a',
  ' ',
  'å & b',
  '&lt;b&gt;',
  '**',
  '- ',
  '1. ',
  '[x](y)',
  '\\',
  '&nbsp;',
  '\n',
  '<br>',
  '<hr>',
);
export const { node: anyHtml } = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5, depthSize: 'medium' },
    content,
    fc
      .tuple(tag, fc.array(tie('node'), { minLength: 1, maxLength: 4 }), fc.boolean())
      .map(
        ([name, inner, isClosed]) =>
          `<${name}>${inner.join('')}${isClosed ? `</${name.split(' ')[0]}>` : ''}`,
      ),
  ),
}));
