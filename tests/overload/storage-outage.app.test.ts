import { readFileSync } from 'node:fs';
import { afterAll, afterEach, expect, test } from 'vitest';
import {
  seed,
  seededApplication,
  seededBooking,
  seededFile,
  seededLesson,
  seededMediaFile,
  seededMessage,
  seededStory,
} from '../access/seed.ts';
import { seededHomework, seededHomeworkFile } from '../access/seed-homework.ts';
import { type Fault, startS3 } from '../stand-ins/s3/s3-stand-in.ts';
import { retreatApplication } from '../support/applications.ts';
import { samplePdf } from '../support/pdfs.ts';
import { testApp } from '../support/site/app.ts';
import { textOf } from '../support/site/html.ts';
import { photograph } from '../support/site/owner-requests.ts';
import { signedIn } from '../support/site/signed-in.ts';

const s3 = await startS3();
const given = testApp({
  S3_ENDPOINT: s3.url,
  S3_BUCKET: s3.bucket,
  S3_ACCESS_KEY_ID: s3.key.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.key.secretAccessKey,
});
afterEach(() => s3.refuse(null));
afterAll(() => s3.close());

const answerOf = (status: number, code: string): Fault => ({
  status,
  body: `<Error><Code>${code}</Code><Message>No</Message></Error>`,
});
const accessDenied = answerOf(403, 'AccessDenied');

type Sent = [field: string, name: string, bytes: Uint8Array];

const pdf = (field: string): Sent => [field, 'file.pdf', samplePdf()];
const picture = (field: string): Sent => [field, 'file.jpg', photograph];
const sound: Uint8Array = readFileSync(new URL('../../app/media/sounds/hero-en.mp3', import.meta.url));
const recording = (field: string): Sent => [field, 'file.mp3', sound];
const kept = 'Høje "C" & <b>uden</b> pres, skrevet med omhu';

async function send(
  path: string,
  { fields, file, as }: { fields: Record<string, string>; file: Sent; as?: 'owner' },
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const [field, name, bytes] = file;
  body.append(field, new File([new Uint8Array(bytes)], name));
  const session = as ? await signedIn(given, as) : {};
  const headers = { origin: 'http://localhost:3000', ...session };
  const answer = await given.fetch(path, { method: 'POST', headers, body });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

const application = { ...retreatApplication, agreedToTerms: 'yes', singingBackground: kept.repeat(3) };
const story = { name: 'Mia', email: 'mia@example.dk', title: 'Min historie', story: kept };
const studentPage = '/admin/students/guest';

const forms: ReadonlyArray<[path: string, fields: Record<string, string>, file: Sent]> = [
  ['/celebrity-application', application, pdf('files')],
  ['/testimonials/share', story, pdf('pdf')],
  ['/admin/workbooks', { title: kept, language: 'da' }, pdf('file')],
  ['/admin/workbooks/the-daily-voice/editions/en', { seen: '', note: kept }, pdf('file')],
  [`/admin/bookings/${seededBooking}/brief/recordings`, { note: kept }, recording('recording')],
  [
    `/admin/lessons/${seededLesson}/files`,
    { role: 'resource', language: 'da', note: kept },
    recording('file'),
  ],
  [`${studentPage}/homework?email=zaphod@example.com`, { body: kept, dueOn: '' }, pdf('files')],
  [`/admin/messages/${seededMessage}/reply`, { body: kept, version: '1', language: 'da' }, pdf('files')],
  ['/admin/pictures', { place: 'rose', altEn: kept, altDa: kept }, picture('photograph')],
  ['/admin/recordings', { place: 'hero-en', textEn: kept, textDa: '' }, recording('recording')],
  ['/admin/website/media', { note: kept }, picture('files')],
  [`/admin/website/media/${seededMediaFile}/replacement`, { version: '1', note: kept }, recording('file')],
  ['/shop/admin/picture', { id: 'microphone', alt: kept, alt_da: kept }, picture('picture')],
];

test.each(forms)(
  '%s: when the storage refuses, the form answers 503 with everything that was written and asks for the file again',
  async (path, fields, file) => {
    await seed(given.world);
    s3.refuse(accessDenied);
    const isAdmin = /^\/(?:shop\/)?admin/.test(path);
    const { status, headers, html } = await send(path, {
      fields,
      file,
      ...(isAdmin ? { as: 'owner' as const } : {}),
    });
    expect([status, headers.get('retry-after')], textOf(html).slice(0, 300)).toEqual([503, '30']);
    expect(html).not.toContain('Unexpected Application Error');
    expect(html).toContain('Høje &quot;C&quot; &amp; &lt;b&gt;uden&lt;/b&gt; pres');
    expect(html).toMatch(
      new RegExp(`<form encType="multipart/form-data".*type="file" [^>]*name="${file[0]}"`),
    );
  },
);

const outages: ReadonlyArray<[name: string, fault: Fault]> = [
  ['asks to slow down', answerOf(503, 'SlowDown')],
  ['has no room left', answerOf(403, 'QuotaExceeded')],
  ['lost its bucket', answerOf(404, 'NoSuchBucket')],
  ['is a proxy’s page', { status: 502, body: '<html>Bad gateway</html>' }],
  ['ends every connection', 'cut-before'],
];

test.each(outages)(
  'an application to a storage that %s is kept, and arrives when it is sent again',
  async (_, fault) => {
    s3.refuse(fault);
    const sent = { fields: application, file: pdf('files') };
    const down = await send('/da/celebrity-application', sent);
    expect([down.status, textOf(down.html)]).toEqual([503, expect.stringContaining('Vælg filerne igen')]);
    expect(await given.db.query.selectFrom('applications').select('id').execute()).toEqual([]);
    s3.refuse(null);
    expect((await send('/da/celebrity-application', sent)).status).toBe(200);
    expect(await given.db.query.selectFrom('applications').select('id').execute()).toHaveLength(1);
  },
);

const downloads: readonly string[] = [
  `/admin/applications/${seededApplication}/files/${seededFile}`,
  `/admin/stories/${seededStory}/pdf`,
  `/admin/homework/${seededHomework}/files/${seededHomeworkFile}`,
];

test.each(downloads)(
  '%s answers 503 with a page when the storage is down, and the file afterwards',
  async (path) => {
    await seed(given.world);
    const headers = await signedIn(given, 'owner');
    for (const fault of [accessDenied, answerOf(503, 'SlowDown')]) {
      s3.refuse(fault);
      const answer = await given.fetch(path, { headers });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(textOf(await answer.text())).toContain('Please try again in a minute');
    }
    s3.refuse(null);
    const answer = await given.fetch(path, { headers });
    expect(answer.status).toBe(200);
    await answer.body?.cancel();
  },
);

test('the wire call for a PDF keeps its format', async () => {
  const token = await given.fetch('/functions/v1/upload-token', { method: 'POST', body: '{}' });
  const headers = { 'x-upload-token': ((await token.json()) as { token: string }).token };
  s3.refuse(accessDenied);
  const body = new FormData();
  body.append('', new File([samplePdf()], 'story.pdf'));
  const address = '/storage/v1/object/magazine-pdfs/1764000000000-abc123.pdf';
  const answer = await given.fetch(address, { method: 'POST', headers, body });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ statusCode: '503' });
});
