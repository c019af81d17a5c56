import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { silentMp3 } from '#tests/support/media/sounds.ts';
import { samplePdf } from '#tests/support/pdfs.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
const photograph = await sharp({
  create: { width: 900, height: 900, channels: 3, background: { r: 170, g: 30, b: 40 } },
})
  .jpeg()
  .toBuffer();
const other = await sharp({
  create: { width: 800, height: 600, channels: 3, background: { r: 10, g: 30, b: 40 } },
})
  .png()
  .toBuffer();
const pdf = new TextDecoder().decode(samplePdf());
const library = '/admin/website/media';

async function send(
  path: string,
  fields: Record<string, string>,
  files: ReadonlyArray<[string, string, BlobPart]> = [],
) {
  const owner = await signedIn(given, 'owner');
  const body = files.length > 0 ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (body instanceof FormData)
    for (const [field, name, bytes] of files) body.append(field, new Blob([bytes]), name);
  const headers = { ...owner, origin: 'http://localhost:3000' };
  return given.fetch(path, { method: 'POST', headers, body, redirect: 'manual' });
}
const upload = (...files: Array<[string, BlobPart]>) =>
  send(
    library,
    {},
    files.map(([name, bytes]) => ['files', name, bytes]),
  );
async function read(path: string, language = 'en'): Promise<string> {
  const headers = { ...(await signedIn(given, 'owner')), 'accept-language': language };
  return (await given.fetch(path, { headers })).text();
}
const filesOf = () => given.db.query.selectFrom('media_files').selectAll().orderBy('kind').execute();

describe('the media library', () => {
  test('takes several files with a form, lists them and finds them by name and kind', async () => {
    const answer = await upload(['Åse på scenen.jpg', new Uint8Array(photograph)], ['Program.pdf', pdf]);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${library}?flash=added`]);
    const page = await read(library);
    expect(
      ['Åse på scenen.jpg', 'Program.pdf', 'Not used', 'Alt text missing'].filter(
        (text) => !page.includes(text),
      ),
    ).toEqual([]);
    expect(await read(`${library}?kind=pdf`)).not.toContain('scenen');
    expect(await read(`${library}?q=scen`)).not.toContain('Program.pdf');
    const document = (await filesOf()).find(({ kind }) => kind === 'pdf');
    const opened = await given.fetch(`/media/${document?.file_id}.pdf`);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await given.fetch('/media/../secret.pdf')).status).toBe(404);
  });

  test('adds the good files of a form and names the refused ones with the reason', async () => {
    const answer = await upload(['good.jpg', new Uint8Array(photograph)], ['letter.docx', 'PK\u0003\u0004']);
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(page).toContain('One file was added.');
    expect(page).toContain('letter.docx: This type of file doesn’t work here.');
    expect(await filesOf()).toHaveLength(1);
  });

  test('links to films on YouTube and Vimeo only, and keeps what was typed', async () => {
    const refused = await send(`${library}/links`, { url: 'https://example.com/film', name: 'Koncert' });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('value="Koncert"');
    expect((await send(`${library}/links`, { url: 'https://youtu.be/abc', name: 'Koncert' })).status).toBe(
      303,
    );
    const [link] = await filesOf();
    expect(await read(`${library}/${link?.id}`)).toContain('href="https://youtu.be/abc"');
  });
});

describe('the page of a file', () => {
  test('saves name, texts and focal point, marks a missing text, and keeps refused input', async () => {
    await upload(['Åse.jpg', new Uint8Array(photograph)]);
    const [file] = await filesOf();
    const page = `${library}/${file?.id}`;
    expect(await read(page)).toContain('Missing. Visitors who read Danish get no description.');
    const typed = {
      version: '1',
      name: 'Åse',
      textEn: 'Åse sings',
      textDa: 'Åse synger',
      focusX: '20',
      focusY: '130',
    };
    const refused = await send(page, { ...typed, name: ' ' });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('Åse synger');
    expect((await send(page, typed)).headers.get('location')).toBe(`${page}?flash=saved`);
    expect((await filesOf())[0]).toMatchObject({
      name: 'Åse',
      text_da: 'Åse synger',
      focus_x: 20,
      focus_y: 100,
    });
    expect((await send(page, typed)).status).toBe(409);
  });

  test('says where the file is used, refuses to delete it there, and replaces it', async () => {
    const place = { place: 'rose', altEn: 'A rose', altDa: 'En rose' };
    await send('/admin/pictures', place, [['photograph', 'Rose.jpg', new Uint8Array(photograph)]]);
    const [file] = await filesOf();
    const page = `${library}/${file?.id}`;
    expect(await read(page)).toContain('href="/admin/pictures#rose"');
    expect((await send(`${page}/deletion`, {})).status).toBe(409);
    const fields = { version: String(file?.version) };
    const replaced = await send(`${page}/replacement`, fields, [['file', 'new.png', new Uint8Array(other)]]);
    expect(replaced.headers.get('location')).toBe(`${page}?flash=replaced`);
    expect((await filesOf())[0]).toMatchObject({ name: 'Rose.jpg', text_da: 'En rose', width: 800 });
    await send('/admin/pictures/rose/removal', {});
    expect((await send(`${page}/deletion`, {})).headers.get('location')).toBe(`${library}?flash=deleted`);
    expect((await given.fetch(page, { headers: await signedIn(given, 'owner') })).status).toBe(404);
  });
});

describe('a place on the website', () => {
  const choose = (kind: string, place: string) => `${library}/places/${kind}/${place}`;

  test('takes a picture of the library, and says so where it is shown', async () => {
    await upload(['Åse.jpg', new Uint8Array(photograph)]);
    const [file] = await filesOf();
    expect(await read('/admin/pictures')).toContain(`href="${choose('photograph', 'rose')}"`);
    expect(await read(choose('photograph', 'rose'))).toContain('Åse.jpg');
    expect(await read(`${choose('photograph', 'rose')}?q=nothing`)).not.toContain('Åse.jpg');
    const fields = { media: String(file?.id), seen: '' };
    const placed = await send(choose('photograph', 'rose'), fields);
    expect(placed.headers.get('location')).toBe('/admin/pictures?flash=placed#rose');
    expect((await send(choose('photograph', 'rose'), { ...fields, seen: String(file?.id) })).status).toBe(
      409,
    );
    expect(await read(`${library}/${file?.id}`)).toContain('Private coaching: the rose');
  });

  test.each([
    ['photograph', 'hero-en'],
    ['photograph', 'nowhere'],
    ['film', 'rose'],
  ])('is not found as %s of %s', async (kind, place) => {
    const owner = await signedIn(given, 'owner');
    expect((await given.fetch(choose(kind, place), { headers: owner })).status).toBe(404);
  });
});

describe('an upload in chunks', () => {
  const body = Buffer.from(silentMp3(9));
  const about = { name: 'siren.mp3', bytes: String(body.length), fingerprint: 'x' };
  async function put(path: string, sha256: string) {
    const owner = await signedIn(given, 'owner');
    const headers = {
      ...owner,
      origin: 'http://localhost:3000',
      'content-type': 'application/octet-stream',
      'content-length': String(body.length),
      'x-sha256': sha256,
    };
    return given.fetch(path, { method: 'PUT', headers, body: new Uint8Array(body) });
  }

  test('resumes, becomes a file of the library, and refuses what is damaged or not welcome', async () => {
    const begun = (await (await send(`${library}/uploads`, about)).json()) as { id: string };
    const upload = `${library}/uploads/${begun.id}`;
    expect((await put(`${upload}/0`, 'a'.repeat(64))).status).toBe(422);
    expect((await put(`${upload}/0`, createHash('sha256').update(body).digest('hex'))).status).toBe(200);
    expect(await (await send(`${library}/uploads`, about)).json()).toMatchObject({
      id: begun.id,
      stored: [0],
    });
    expect((await send(`${upload}/completion`, {})).status).toBe(200);
    expect((await send(`${upload}/completion`, {})).status).toBe(200);
    expect(await filesOf()).toMatchObject([{ kind: 'audio', name: 'siren.mp3' }]);
    const large = await send(`${library}/uploads`, { ...about, bytes: '900000000' });
    expect([large.status, await large.json()]).toMatchObject([
      413,
      { message: expect.stringContaining('500 MB') },
    ]);
    expect((await send(`${upload}/cancellation`, {})).status).toBe(200);
  });
});
