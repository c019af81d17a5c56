import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readUpload, type Upload } from './read-upload.ts';

const rules = { mostFiles: 2, maxFileBytes: 1_000 };

async function read(request: Request): Promise<Upload> {
  let seen: Upload | undefined;
  await readUpload(request, rules, async (upload) => {
    seen = upload;
  });
  if (!seen) throw new Error('the upload was not handed over');
  return seen;
}

const post = (body: BodyInit, headers: HeadersInit = {}) =>
  new Request('http://studio.test/', { method: 'POST', body, headers });

function formWith(
  files: Record<string, [content: BlobPart, name: string][]>,
  text: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(text)) form.append(name, value);
  for (const [field, list] of Object.entries(files)) {
    for (const [content, name] of list) form.append(field, new File([content], name));
  }
  return form;
}

function raw(parts: string, boundary = 'xyz') {
  return post(parts, { 'content-type': `multipart/form-data; boundary=${boundary}` });
}

test('texts and files arrive unchanged', async () => {
  const form = formWith(
    { files: [['%PDF', 'Ansøgning "1".pdf']] },
    { firstName: 'Søren Ægidius', note: 'two\r\nlines' },
  );
  const upload = await read(post(form));
  expect(upload.refusal).toBeNull();
  expect([...upload.form]).toEqual([
    ['firstName', 'Søren Ægidius'],
    ['note', 'two\r\nlines'],
  ]);
  expect(upload.files).toHaveLength(1);
  expect(upload.files[0]).toMatchObject({ field: 'files', name: 'Ansøgning "1".pdf' });
  expect(Buffer.from(upload.files[0]?.bytes ?? []).toString()).toBe('%PDF');
});

test('a form is parsed the same in chunks of any size', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 2 }),
      fc.string({ maxLength: 60 }),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
      async (contents, text, cuts) => {
        const plain = text
          .replaceAll('\0', '')
          .replaceAll(/\r\n|\r|\n/g, ' ')
          .toWellFormed();
        const form = formWith(
          { files: contents.map((content, at) => [new Uint8Array(content), `${at}.pdf`]) },
          { text: plain },
        );
        const whole = post(form);
        const type = whole.headers.get('content-type') ?? '';
        const bytes = new Uint8Array(await whole.arrayBuffer());
        let at = 0;
        let turn = 0;
        const body = new ReadableStream<Uint8Array>({
          pull(controller) {
            if (at >= bytes.length) return controller.close();
            const size = cuts[turn++ % cuts.length] ?? 1;
            controller.enqueue(bytes.slice(at, at + size));
            at += size;
          },
        });
        const init = { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' };
        const upload = await read(new Request('http://studio.test/', init));
        expect(upload.refusal).toBeNull();
        expect(upload.form.get('text')).toBe(plain);
        expect(upload.files.map((file) => [...file.bytes])).toEqual(contents.map((content) => [...content]));
      },
    ),
    { numRuns: 60 },
  );
});

test('a file that is too large is refused by name, the text is kept, no file is returned', async () => {
  const form = formWith(
    {
      files: [
        ['small', 'a.pdf'],
        ['x'.repeat(1_001), 'b.pdf'],
      ],
    },
    { firstName: 'Nanna' },
  );
  const upload = await read(post(form));
  expect(upload.refusal).toEqual({ reason: 'too-large', fileName: 'b.pdf' });
  expect(upload.form.get('firstName')).toBe('Nanna');
  expect(upload.files).toEqual([]);
});

test('a file of exactly the maximum size is accepted', async () => {
  const upload = await read(post(formWith({ files: [['x'.repeat(1_000), 'a.pdf']] })));
  expect(upload.files[0]?.bytes).toHaveLength(1_000);
});

test('a thousand files in one form are refused, and none is buffered', async () => {
  const many = Array.from({ length: 1_000 }, (_, at): [string, string] => ['%PDF-1.4', `${at}.pdf`]);
  const upload = await read(post(formWith({ files: many }, { firstName: 'Nanna' })));
  expect(upload.refusal?.reason).toBe('too-many');
  expect(upload.files).toEqual([]);
  expect(upload.form.get('firstName')).toBe('Nanna');
});

test('a file input without a selection is no file, an empty file is one', async () => {
  const none = '--xyz\r\nContent-Disposition: form-data; name="files"; filename=""\r\n\r\n\r\n--xyz--\r\n';
  expect(await read(raw(none))).toMatchObject({ files: [], refusal: null });
  expect((await read(post(formWith({ files: [['', 'empty.pdf']] })))).files).toHaveLength(1);
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\nanna\\a.pdf', 'a.pdf'],
  ['..', '..'],
  ['/', 'file'],
  ['a\u202efdp.exe', 'afdp.exe'],
])('the name %s is shown as %s', async (given, shown) => {
  const part = `--xyz\r\nContent-Disposition: form-data; name="files"; filename="${given.replaceAll('\\', '\\\\')}"\r\n\r\nx\r\n--xyz--\r\n`;
  expect((await read(raw(part))).files[0]?.name).toBe(shown);
});

test.each([
  ['half a form', '--xyz\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf'],
  ['no boundary in it', 'hello'],
  ['a part without a name', '--xyz\r\nContent-Disposition: form-data\r\n\r\nx\r\n--xyz--'],
  ['a truncated file', '--xyz\r\nContent-Disposition: form-data; name="a"; filename="a.pdf"\r\n\r\n%PDF'],
  [
    'a name longer than any field has',
    `--xyz\r\nContent-Disposition: form-data; name="${'a'.repeat(201)}"\r\n\r\n\r\n--xyz--`,
  ],
  [
    'more parts than any form has',
    `${'--xyz\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(2_001)}--xyz--`,
  ],
  ['U+0000 in a text', '--xyz\r\nContent-Disposition: form-data; name="a"\r\n\r\na\0b\r\n--xyz--'],
  ['a head without an end', `--xyz\r\nContent-Disposition: form-data; name="${'a'.repeat(20_000)}`],
  [
    'more text than any form has',
    `--xyz\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'a'.repeat(400_001)}\r\n--xyz--`,
  ],
])('%s is unreadable', async (_, body) => {
  expect((await read(raw(body))).refusal?.reason).toBe('unreadable');
});

test('a form without files is parsed, and another content type is unreadable', async () => {
  const plain = await read(post(new URLSearchParams({ firstName: 'Åse' })));
  expect([plain.refusal, plain.form.get('firstName')]).toEqual([null, 'Åse']);
  expect((await read(post('{}', { 'content-type': 'application/json' }))).refusal?.reason).toBe('unreadable');
});

test.each([
  ['a name beyond its limit', 'a'.repeat(15_900), ''],
  ['U+0000 in a text', 'a', `\0${'b'.repeat(15_900)}`],
])('%s: the rest of the body is not read', async (_, name, value) => {
  const part = new TextEncoder().encode(
    `--xyz\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      if (sent > 9_000) controller.close();
      else controller.enqueue(part);
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=xyz' };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  const upload = await read(new Request('http://studio.test/', init));
  expect(upload.refusal?.reason).toBe('unreadable');
  expect([...upload.form]).toEqual([]);
  expect(sent).toBeLessThan(10);
});

test('text fields after a file that is too large are kept', async () => {
  const form = formWith({ files: [['x'.repeat(1_001), 'a.pdf']] });
  form.append('lastName', 'Åberg');
  const upload = await read(post(form));
  expect([upload.refusal?.reason, upload.form.get('lastName')]).toEqual(['too-large', 'Åberg']);
});

test('concurrent uploads beyond the memory limit are refused as busy, and memory is released', async () => {
  const large = { mostFiles: 30, maxFileBytes: 20_000_000 };
  const twelve = () => post(formWith({ files: [[new Uint8Array(12_000_000), 'a.pdf']] }));
  const done = Promise.withResolvers<void>();
  const arrived: (string | null)[] = [];
  const all = Array.from({ length: 16 }, () =>
    readUpload(twelve(), large, async ({ refusal }) => {
      arrived.push(refusal?.reason ?? null);
      if (arrived.length === 16) done.resolve();
      await done.promise;
    }),
  );
  await Promise.all(all);
  expect(arrived.filter((reason) => reason === 'busy').length).toBeGreaterThan(0);
  expect(arrived.filter((reason) => reason === null).length).toBeGreaterThan(0);
  await readUpload(twelve(), large, async ({ refusal }) => expect(refusal).toBeNull());
});
