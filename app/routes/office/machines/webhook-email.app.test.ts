import { beforeEach, expect, test } from 'vitest';
import { replyAddress } from '#studio/people/contact/inbound/reply-address.ts';
import { seed, seededMessage } from '#tests/access/seed.ts';
import { inboundDomain, inboundSettings, mimeOf, passed, proofAt } from '#tests/support/inbound/mailgun.ts';
import { saveLimits } from '#tests/support/save-limits.ts';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp(inboundSettings);
const without = testApp();
const path = '/webhooks/email/mime';
let recipient = '';

beforeEach(async () => {
  await seed(given.world);
  recipient = replyAddress(seededMessage, inboundDomain, given.world.secret);
});

type Fields = Record<string, string | Buffer>;

const fieldsOf = (mime: string | Buffer, changes: Fields = {}): Fields => ({
  ...proofAt(given.world.clock.now()),
  recipient,
  sender: 'aase@example.dk',
  from: 'Åse <aase@example.dk>',
  'body-mime': mime,
  ...changes,
});

function post(fields: Fields, on = given) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') body.set(name, value);
    else body.set(name, new Blob([new Uint8Array(value)]), 'message.mime');
  }
  return on.fetch(path, { method: 'POST', body });
}

const stored = () => given.db.query.selectFrom('inbound_emails').selectAll().orderBy('received_at').execute();

test('Mailgun’s form, multipart or urlencoded, joins the thread and appears on the message and on Today', async () => {
  const first = await post(fieldsOf(mimeOf({ body: 'Ja tak. Æ!', headers: [passed('example.dk')] })));
  expect(first.status).toBe(200);
  expect(await first.json()).toEqual({});
  const encoded = await given.fetch(path, {
    method: 'POST',
    body: new URLSearchParams(fieldsOf(mimeOf({ body: 'Og 100 % + Ø' })) as Record<string, string>),
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(encoded.status).toBe(200);
  expect((await stored()).map(({ body }) => body).toSorted()).toEqual(['Ja tak. Æ!', 'Og 100 % + Ø']);

  const owner = await signedIn(given, 'owner');
  const read = async (page: string) => textOf(await (await given.fetch(page, { headers: owner })).text());
  const thread = await read(`/admin/messages/${seededMessage}`);
  for (const text of ['Ja tak. Æ!', 'Og 100 % + Ø', 'Åse Ø', 'aase@example.dk', 'by email']) {
    expect(thread).toContain(text);
  }
  expect(thread.match(/Sender not verified/g)).toHaveLength(1);
  expect(await read('/admin')).toContain('Answer a message');
});

test('bytes of another charset are read as they were sent', async () => {
  const head =
    'From: a@example.dk\r\nContent-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: 8bit\r\n\r\n';
  const mime = Buffer.from(`${head}blåbærgrød`, 'latin1');
  expect((await post(fieldsOf(mime))).status).toBe(200);
  const { 'body-mime': _, ...others } = fieldsOf('');
  const escaped = [...mime].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  const body = `${new URLSearchParams(others as Record<string, string>)}&body-mime=${escaped}%0A!`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await given.fetch(path, { method: 'POST', body, headers })).status).toBe(200);
  expect((await stored()).map((email) => email.body)).toEqual(['blåbærgrød', 'blåbærgrød\n!']);
});

test('HTML with scripts is shown as text and loads nothing', async () => {
  const html =
    '<p onclick="x()">Hej <img src="https://evil.example/p.gif"><script>alert(1)</script>&lt;b&gt;</p>';
  await post(fieldsOf(mimeOf({ contentType: 'text/html', body: html })));
  const owner = await signedIn(given, 'owner');
  const page = await given.fetch(`/admin/messages/${seededMessage}`, { headers: owner });
  const text = await page.text();
  expect(text).toContain('Hej &lt;b&gt;');
  expect(text).not.toMatch(/evil\.example|alert\(1\)|onclick="x/);
});

test('a wrong signature is 400, a form that is larger than any email 406, too many 429, and none is stored', async () => {
  const answers = {
    unsigned: await post(fieldsOf(mimeOf({}), { signature: '' })),
    altered: await post(fieldsOf(mimeOf({}), { token: 'another' })),
    empty: await post({}),
    json: await given.fetch(path, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    }),
    'a form of 30 MB': await post(fieldsOf('x'.repeat(30 * 1024 * 1024))),
  };
  expect(Object.entries(answers).map(([name, { status }]) => [name, status])).toEqual([
    ['unsigned', 400],
    ['altered', 400],
    ['empty', 400],
    ['json', 400],
    ['a form of 30 MB', 406],
  ]);
  expect(await stored()).toEqual([]);
  for (let at = 0; at < 20; at += 1) await post(fieldsOf(mimeOf({})));
  const more = await post(fieldsOf(mimeOf({})));
  expect(more.status).toBe(429);
  expect(Number(more.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await stored()).toHaveLength(20);
});

test('an email that cannot be read, is too large or has no conversation is 200, because it is stored', async () => {
  const large = Buffer.concat([
    Buffer.from(`${mimeOf({ body: 'Ja tak.' })}\r\n`),
    Buffer.alloc(26.5 * 1024 * 1024, 'x'),
  ]);
  const answers = [
    await post(fieldsOf(mimeOf({}), { recipient: `hello@${inboundDomain}` })),
    await post(fieldsOf('')),
    await post(fieldsOf(Buffer.from([0xff, 0, 1]))),
    await post(fieldsOf(mimeOf({ from: 'a@example.dk, b@example.dk' }))),
    await post(fieldsOf(large)),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const emails = await stored();
  expect(emails).toHaveLength(5);
  const [cut] = emails.filter((email) => email.is_shortened);
  expect(cut?.body).toMatch(/^Ja tak\.\nxxx/);
  expect(cut?.attachments).toEqual([{ name: 'email.eml', bytes: 25 * 1024 * 1024 }]);
});

const outlook = [
  'Ja, tirsdag er fint.',
  '',
  'Fra: Studiet',
  'Sendt: i dag',
  'Til: Pia',
  'Emne: Tid',
  '',
  'Passer tirsdag?',
];

test('the earlier email below an answer is folded, and one press shows it, also without scripts', async () => {
  await post(fieldsOf(mimeOf({ body: outlook.join('\r\n') })));
  const owner = await signedIn(given, 'owner');
  const page = await (await given.fetch(`/admin/messages/${seededMessage}`, { headers: owner })).text();
  const [, folded = ''] = /<details class="disclosure quiet"[^>]*>(.*?)<\/details>/s.exec(page) ?? [];
  expect(textOf(folded)).toContain('Passer tirsdag?');
  expect(textOf(folded)).not.toContain('Ja, tirsdag er fint.');
  expect(textOf(page.replace(folded, ''))).toContain('Ja, tirsdag er fint.');
});

test('an answer in the subject of an email without text is shown', async () => {
  const headers = { body: '' };
  await post(fieldsOf(mimeOf(headers).replace(/Subject: .*/, 'Subject: Tirsdag passer')));
  const owner = await signedIn(given, 'owner');
  const page = await (await given.fetch(`/admin/messages/${seededMessage}`, { headers: owner })).text();
  expect(textOf(page)).toContain('Subject: Tirsdag passer');
});

test('automatic answers are accepted and ignored; GET is refused; without settings there is no such webhook', async () => {
  const automatic = fieldsOf(mimeOf({ headers: ['Auto-Submitted: auto-replied'] }));
  expect((await post(automatic)).status).toBe(200);
  expect(await stored()).toEqual([]);
  expect((await given.fetch(path)).status).toBe(405);
  expect((await post(fieldsOf(mimeOf({})), without)).status).toBe(404);
});

const withFiles = (files: ReadonlyArray<readonly [name: string, content: string]>) =>
  mimeOf({
    contentType: 'multipart/mixed; boundary=b',
    body: [
      '--b\r\nContent-Type: text/plain\r\n\r\nHer er noderne.',
      ...files.map(
        ([name, content]) =>
          `--b\r\nContent-Type: text/html\r\nContent-Disposition: attachment; filename="${name}"\r\n` +
          `Content-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content, 'latin1').toString('base64')}`,
      ),
      '--b--',
    ].join('\r\n'),
  });

test('attached files are downloads of the owner, with the kind of their content and a harmless name', async () => {
  const mime = withFiles([
    ['Noder.pdf', '%PDF-1.7 noder'],
    ['../../side.html', '<script>alert(1)</script>'],
  ]);
  expect((await post(fieldsOf(mime))).status).toBe(200);
  const owner = await signedIn(given, 'owner');
  const page = await (await given.fetch(`/admin/messages/${seededMessage}`, { headers: owner })).text();
  const hrefs = [...page.matchAll(/href="(\/admin\/messages\/[^"]+\/attachments\/[^"/]+)"/g)].map(
    ([, href]) => href!,
  );
  expect(hrefs).toHaveLength(2);
  expect(page).toContain(`href="${hrefs[0]}/text"`);
  const answers = await Promise.all(hrefs.map((href) => given.fetch(href, { headers: owner })));
  const headers = answers.map((answer) =>
    ['content-type', 'content-disposition', 'x-content-type-options', 'content-security-policy'].map((name) =>
      answer.headers.get(name),
    ),
  );
  expect(headers).toEqual([
    [
      'application/pdf',
      `attachment; filename="attachment.pdf"; filename*=UTF-8''Noder.pdf`,
      'nosniff',
      'sandbox',
    ],
    [
      'application/octet-stream',
      `attachment; filename="attachment.bin"; filename*=UTF-8''_.._side.html.bin`,
      'nosniff',
      'sandbox',
    ],
  ]);
  expect(await answers[0]?.text()).toBe('%PDF-1.7 noder');
  expect((await given.fetch(hrefs[0]!)).status).toBe(302);
  const elsewhere = hrefs[0]!.replace(seededMessage, crypto.randomUUID());
  expect((await given.fetch(elsewhere, { headers: owner })).status).toBe(404);
});

test('a repeated email keeps its files once; without space it is stored with their names only', async () => {
  const mime = withFiles([['Noder.pdf', '%PDF-1.7 noder']]);
  for (let at = 0; at < 2; at += 1) await post(fieldsOf(mime));
  const files = () => given.db.query.selectFrom('inbound_attachments').select('key').execute();
  expect(await files()).toHaveLength(1);
  expect(await given.db.query.selectFrom('file_removals').select('key').execute()).toHaveLength(1);
  await saveLimits(given.db, { anonymousUploadMegabytes: 1 });
  expect((await post(fieldsOf(withFiles([['Flere.pdf', `%PDF-1.7${'x'.repeat(1_100_000)}`]])))).status).toBe(
    200,
  );
  expect(await files()).toHaveLength(1);
  const owner = await signedIn(given, 'owner');
  const page = await (await given.fetch(`/admin/messages/${seededMessage}`, { headers: owner })).text();
  expect(textOf(page)).toContain('Flere.pdf');
  expect(textOf(page)).toContain('the space for uploads is full');
});

test('the files of a deleted conversation are removed', async () => {
  await post(fieldsOf(withFiles([['Noder.pdf', '%PDF-1.7 noder']])));
  const { key } = await given.db.query
    .selectFrom('inbound_attachments')
    .select('key')
    .executeTakeFirstOrThrow();
  await given.db.query.deleteFrom('contact_messages').where('id', '=', seededMessage).execute();
  const removed = await given.db.query.selectFrom('file_removals').select('key').execute();
  expect(removed).toEqual([{ key }]);
});
