import { describe, expect, test } from 'vitest';
import { parseEmail } from './parse-email.ts';

const parse = (raw: string | Buffer) =>
  parseEmail({ raw: Buffer.isBuffer(raw) ? raw : Buffer.from(raw), mostText: 20_000, mostAttachments: 20 });
const from = 'From: Pia <pia@student.example>\r\n';
const part = (head: string, body: string | Buffer) =>
  Buffer.concat([Buffer.from(`${from}MIME-Version: 1.0\r\n${head}\r\n\r\n`), Buffer.from(body)]);
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const multipart = (kind: string, parts: ReadonlyArray<readonly [head: string, body: string]>) =>
  parse(
    `${from}Content-Type: multipart/${kind}; boundary="b"\r\n\r\n${parts
      .map(([head, body]) => `--b\r\n${head}\r\n\r\n${body}\r\n`)
      .join('')}--b--\r\n`,
  );
const alternative = (plain: string, html: string) =>
  multipart('alternative', [
    ['Content-Type: text/plain; charset=utf-8', plain],
    ['Content-Type: text/html; charset=utf-8', html],
  ]);

describe('the encoding of a text', () => {
  const meta = (charset: string) => `<html><head><meta charset="${charset}"></head><p>`;
  test.each<[string, Buffer, string]>([
    [
      'of HTML is the one of its meta tag',
      part('Content-Type: text/html', latin1(`${meta('iso-8859-1')}Rødgrød`)),
      'Rødgrød',
    ],
    [
      'in quoted-printable too',
      part(
        'Content-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable',
        `${meta('windows-1252').replace('=', '=3D')}R=F8dgr=F8d =80`,
      ),
      'Rødgrød €',
    ],
    [
      'of another language too',
      part(
        'Content-Type: text/html',
        Buffer.concat([Buffer.from(meta('windows-1250')), Buffer.from([0x50, 0xf8, 0xed])]),
      ),
      'Pří',
    ],
    [
      'is UTF-8 although the meta tag says otherwise',
      part('Content-Type: text/html', `${meta('iso-8859-1')}Rødgrød`),
      'Rødgrød',
    ],
    [
      'is UTF-8 although the header says latin-1',
      part('Content-Type: text/plain; charset=iso-8859-1', 'Rødgrød på åen'),
      'Rødgrød på åen',
    ],
    [
      'is UTF-8 although the header says ASCII',
      part('Content-Type: text/plain; charset=us-ascii', 'Rødgrød'),
      'Rødgrød',
    ],
    [
      'is latin-1 although the header says UTF-8',
      part('Content-Type: text/plain; charset=utf-8', latin1('Rødgrød')),
      'Rødgrød',
    ],
    ['is latin-1 without a header', part('Subject: x', latin1('Rødgrød')), 'Rødgrød'],
    [
      'that does not exist is guessed',
      part('Content-Type: text/plain; charset=unknown-8bit', 'Rødgrød'),
      'Rødgrød',
    ],
    ['in quotes of its own', part(`Content-Type: text/plain; charset="'utf-8'"`, 'Rødgrød'), 'Rødgrød'],
    [
      'UTF-7',
      part('Content-Type: text/plain; charset=utf-7', 'K+AOY-re studio +- j+AOU-'),
      'Kære studio + jå',
    ],
    [
      'UTF-16 with its mark',
      part('Content-Type: text/plain', Buffer.from('\ufeffRødgrød', 'utf16le')),
      'Rødgrød',
    ],
    [
      'of Czech stays as declared',
      part('Content-Type: text/plain; charset=iso-8859-2', Buffer.from([0x50, 0xf8, 0xed])),
      'Pří',
    ],
    [
      'of Japanese stays as declared',
      part('Content-Type: text/plain; charset=iso-2022-jp', Buffer.from('\u001b$B$O$$\u001b(B', 'latin1')),
      'はい',
    ],
  ])('%s', async (_, raw, expected) => {
    const { text, isIncomplete } = await parse(raw);
    expect([text.trim(), isIncomplete]).toEqual([expected, false]);
  });

  test('one damaged byte leaves the rest as it is', async () => {
    const raw = part(
      'Content-Type: text/plain; charset=utf-8',
      Buffer.concat([Buffer.from('Rødgrød på '), latin1('å')]),
    );
    expect((await parse(raw)).text).toBe('Rødgrød på \ufffd');
  });

  test('of headers is found in their bytes, also in names of files', async () => {
    const raw = latin1(
      [
        'From: Åse Ørsted <aase@example.dk>',
        'Subject: Blåbærgrød',
        'Content-Type: application/pdf; name="Ærø.pdf"',
        'Content-Disposition: attachment; filename="Ærø.pdf"',
        '',
        '%PDF',
      ].join('\r\n'),
    );
    expect(await parse(raw)).toMatchObject({
      from: { name: 'Åse Ørsted', address: 'aase@example.dk' },
      subject: 'Blåbærgrød',
      attachments: [{ name: 'Ærø.pdf' }],
    });
    const utf8 = await parse('From: Åse <aase@example.dk>\r\nSubject: Blåbær\r\n\r\nJa');
    expect(utf8).toMatchObject({ from: { name: 'Åse' }, subject: 'Blåbær' });
  });
});

test.each([
  ['Hansen, Åse <aase@example.dk>', 'Hansen, Åse', 'aase@example.dk', true],
  ['Hansen, Åse, Musikskolen <aase@example.dk>', 'Hansen, Åse, Musikskolen', 'aase@example.dk', true],
  ['=?utf-8?Q?Hansen?=, =?utf-8?Q?=C3=85se?= <aase@example.dk>', 'Hansen, Åse', 'aase@example.dk', true],
  ['"Hansen, Åse" <aase@example.dk>', 'Hansen, Åse', 'aase@example.dk', true],
  ['"Pia" <"pia prøve"@student.example>', 'Pia', '"pia prøve"@student.example', true],
  ['pia@student.example (Pia Prøve)', 'Pia Prøve', 'pia@student.example', true],
  ['Pia <<pia@student.example>>', 'Pia', 'pia@student.example', true],
  ['Pia < pia@student.example >', 'Pia', 'pia@student.example', true],
  [`=?utf-8?B?${Buffer.from('"Pia" <pia@b.dk>').toString('base64')}?=`, 'Pia', 'pia@b.dk', true],
  ['Pia <mailto:pia@student.example>', 'Pia', 'pia@student.example', true],
  ['Pia " <pia@student.example>', '', 'pia@student.example', true],
  ['Hold A: Pia <pia@student.example>;', 'Pia', 'pia@student.example', true],
  ['Pia <pia@student.example>, Per <per@student.example>', 'Per, Pia', 'per@student.example', false],
  [
    'Sø, Pia <pia@student.example>, per@student.example',
    'per@student.example, Sø, Pia',
    'per@student.example',
    false,
  ],
])('From: %s', async (value, name, address, hasOneAuthor) => {
  const raw = `From: ${value}\r\nSender: per@student.example\r\n\r\nJa`;
  expect(await parse(raw)).toMatchObject({ from: { name, address }, hasOneAuthor });
});

test.each(['undisclosed', '', 'Pia', ';,', '<>'])(
  'From without an address, as %o, names no author',
  async (value) => {
    expect(await parse(`From: ${value}\r\n\r\nJa`)).toMatchObject({
      from: null,
      hasOneAuthor: false,
      text: 'Ja',
    });
  },
);

describe('the HTML decides where the plain part', () => {
  test.each([
    ['is empty', ''],
    ['is of spaces', ' \r\n\u00a0 '],
    ['is invisible', '\u200b\ufeff\u00ad\u034f \u200c'],
    ['is a placeholder', 'This message is in HTML format. Please use a program that can show it.'],
    ['is a placeholder in German', 'Ihr E-Mail-Programm unterstützt kein HTML.'],
    ['is a placeholder in Danish', 'Denne e-mail er i HTML-format. Vis den i en browser.'],
    ['says half of it', 'Torsdag'],
  ])('%s', async (_, plain) => {
    const { text } = await alternative(plain, '<p>Torsdag passer mig bedst, hvis det kan lade sig gøre.</p>');
    expect(text).toBe('Torsdag passer mig bedst, hvis det kan lade sig gøre.');
  });

  test('says something else: both are shown', async () => {
    const { text } = await alternative(
      'Jeg kan ikke komme tirsdag!',
      '<p>Venlig hilsen Pia Prøve, Aarhus</p>',
    );
    expect(text).toBe('Venlig hilsen Pia Prøve, Aarhus\n\nJeg kan ikke komme tirsdag!');
  });

  test('is missing in one of several parts', async () => {
    const { text } = await multipart('mixed', [
      ['Content-Type: text/html', '<p>Ja tak.</p><blockquote type="cite">Passer tirsdag?</blockquote>'],
      ['Content-Type: text/plain', 'Sendt fra min telefon'],
    ]);
    expect(text).toBe('Ja tak.\n\n> Passer tirsdag?\n\nSendt fra min telefon');
  });

  test('does not show what is quoted', async () => {
    const html =
      '<p>Ja, tirsdag er fint.</p><div id="divRplyFwdMsg"><b>Lähettäjä:</b> Studio</div><div>Hei Pia</div>';
    const { text } = await alternative('Ja, tirsdag er fint.\r\n\r\nLähettäjä: Studio\r\n\r\nHei Pia', html);
    expect(text).toBe('Ja, tirsdag er fint.\n\n> Lähettäjä: Studio\n> Hei Pia');
  });

  test('and nowhere else', async () => {
    const plain = 'Ja tak, torsdag kl. 10\r\n\r\n> Passer torsdag?';
    expect((await alternative(plain, '<p>Ja tak, torsdag kl. 10</p>')).text.trim()).toBe(
      plain.replaceAll('\r', ''),
    );
    expect((await alternative('Ja tak', '<p> </p><img src="cid:x">')).text).toBe('Ja tak');
  });
});

describe('an attachment without a name', () => {
  const calendar = (partstat: string, lines = '') =>
    `BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nBEGIN:VEVENT\r\n${lines}ATTENDEE;PARTSTAT=${partstat};CN=Pia:mailto:pia@student.example\r\nEND:VEVENT\r\nEND:VCALENDAR`;
  const summary = 'SUMMARY;LANGUAGE=da:Sangtime\\, tirs\r\n dag\r\n';
  test.each([
    [
      'Content-Type: text/calendar; method=REPLY',
      calendar('DECLINED', summary),
      'declined',
      'Sangtime, tirsdag',
    ],
    ['Content-Type: text/calendar', calendar('ACCEPTED'), 'accepted', ''],
    ['Content-Type: application/ics; method=reply', calendar('TENTATIVE'), 'tentative', ''],
    ['Content-Type: text/calendar; method=REPLY', calendar('NEEDS-ACTION'), 'answered', ''],
    ['Content-Type: text/calendar; method=COUNTER', calendar('TENTATIVE'), 'proposed', ''],
    [
      'Content-Type: text/calendar; method=REQUEST',
      calendar('NEEDS-ACTION', summary),
      'invitation',
      'Sangtime, tirsdag',
    ],
    ['Content-Type: message/rfc822', 'Subject: Noder\r\n\r\nHer er de', 'forwarded', ''],
    [
      'Content-Type: message/rfc822\r\nContent-Disposition: inline',
      'Subject: Noder\r\n\r\nHer er de',
      'forwarded',
      '',
    ],
  ])('%s: %#', async (head, body, kind, title) => {
    const { text, attachments } = await multipart('mixed', [
      ['Content-Type: text/plain', 'Desværre'],
      [head, body],
    ]);
    expect(text).toContain('Desværre');
    expect(attachments).toMatchObject([{ name: '', origin: { kind, title } }]);
  });

  test('keeps the name it has', async () => {
    const head = 'Content-Type: text/calendar; method=REQUEST; name="invite.ics"';
    const email = 'Content-Type: message/rfc822; name="Noder.eml"';
    const parts = [
      [head, calendar('NEEDS-ACTION')],
      [email, 'Subject: Noder\r\n\r\nHer'],
    ] as const;
    expect((await multipart('mixed', parts)).attachments).toMatchObject([
      { name: 'invite.ics', origin: null },
      { name: 'Noder.eml', origin: null },
    ]);
  });

  test('is an answer of a calendar also with the name that the calendar gives it', async () => {
    const head = 'Content-Type: text/calendar; method=REPLY; name="iCal-20261128-170000.ics"';
    expect((await multipart('mixed', [[head, calendar('DECLINED')]])).attachments).toMatchObject([
      { name: 'iCal-20261128-170000.ics', origin: { kind: 'declined' } },
    ]);
  });
});

describe('pictures inside the text', () => {
  const related = (html: string, bytes: number) =>
    multipart('related', [
      ['Content-Type: text/html', html],
      ['Content-Type: image/png; name="node.png"\r\nContent-ID: <x@y>', 'p'.repeat(bytes)],
    ]);
  const names = async (html: string, bytes: number) =>
    (await related(html, bytes)).attachments.map(({ name }) => name);

  test('are kept, unless they are small or of the earlier email', async () => {
    expect(await names('<p>Se her <img src="cid:x@y"></p>', 20_000)).toEqual(['node.png']);
    expect(await names('<p>Hej <img src="cid:x@y"></p>', 2_000)).toEqual([]);
    expect(await names('<p>Hej</p><blockquote><img src="cid:x@y"></blockquote>', 20_000)).toEqual([]);
    const both = '<img src="cid:x@y"><blockquote><img src="cid:x@y"></blockquote>';
    expect(await names(both, 20_000)).toEqual(['node.png']);
  });

  test('are kept where the text does not show them', async () => {
    expect(await names('<p>Hej</p>', 20_000)).toEqual(['node.png']);
  });

  test('are pictures: any other file is kept', async () => {
    const memo =
      'Content-Type: audio/mp4; name="memo.m4a"\r\nContent-ID: <x@y>\r\nContent-Disposition: inline';
    const { attachments } = await multipart('related', [
      ['Content-Type: text/html', '<p>Hør</p>'],
      [memo, 'sound'],
    ]);
    expect(attachments).toMatchObject([{ name: 'memo.m4a' }]);
  });
});
