import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { openCourseBy } from '#tests/support/catalogue/open-course-by.ts';
import { enrol } from '#tests/support/enrol.ts';
import { samplePdf } from '#tests/support/pdfs.ts';
import { testApp } from '#tests/support/site/app.ts';
import { type FoundForm, formTo } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
let headers: Record<string, string>;
beforeEach(async () => {
  headers = await signedIn(given, 'owner');
});

const mainOf = async (path: string) => {
  const answer = await given.fetch(path, { headers });
  expect([path, answer.status]).toEqual([path, 200]);
  return (/<main.*<\/main>/s.exec(await answer.text())?.[0] ?? '').replaceAll('<!-- -->', '');
};
const post = (path: string, fields: Record<string, string>) =>
  given.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers });
const send = ({ path, fields }: FoundForm) => post(path, fields);
const press = async (path: string, resource: string, has?: string) =>
  send(formTo(await mainOf(path), resource, has));
const [up, down] = ['value="up"', 'value="down"'];
const columnsOf = (html: string) =>
  [...html.matchAll(/<th scope="col"[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(([, name]) => name);

describe('/admin/courses', () => {
  test('lists title, modules, students and date created with current values [S3.17]', async () => {
    await enrol(given, 'Mia@example.dk', 'main-course');
    await enrol(given, 'mia@example.dk', 'main-course-premium');
    await enrol(given, 'emil@example.dk', 'main-course-premium-3-months');
    const html = await mainOf('/admin/courses');
    expect(columnsOf(html).slice(0, 4)).toEqual(['Title', 'Modules', 'Students', 'Date created']);
    const row = /The Whole Voice.*?<\/tr>/s.exec(html)?.[0] ?? '';
    expect([...row.matchAll(/class="number"[^>]*>(\d+)/g)].map(([, figure]) => figure)).toEqual(['8', '2']);
  });

  test('courses and workbooks are searched by title in either language, sorted and filtered by URL [P.153]', async () => {
    const titles = async (path: string) =>
      [...(await mainOf(path)).matchAll(/<a class="text-link" href="\/admin\/\w+\/[^"]+">([^<]+)/g)].map(
        ([, title]) => title,
      );
    expect(await titles('/admin/courses?sort=title')).toEqual(
      (await titles('/admin/courses?sort=title&order=descending')).reverse(),
    );
    for (const path of ['/admin/courses?q=hele+stem', '/admin/courses?q=w+whole&state=shown&sort=made']) {
      expect(await titles(path)).toEqual(['The Whole Voice']);
    }
    expect(await titles('/admin/courses?state=hidden')).toEqual([]);
    expect(await titles('/admin/workbooks?q=DAILY&sort=downloads')).toEqual(['The daily voice']);
  });

  test('a course is created, filled, ordered and published by forms alone [S2.150]', async () => {
    const made = await post('/admin/courses', { titleEn: 'Singing in the car' });
    expect(made.headers.get('location')).toBe('/admin/courses/singing-in-the-car?flash=created');
    const path = '/admin/courses/singing-in-the-car';
    await post(`${path}/modules`, { titleEn: 'Red lights' });
    const moduleId = /\/modules\/([0-9a-f-]{36})\//.exec(await mainOf(path))?.[1] ?? '';
    const lessons: string[] = [];
    for (const titleEn of ['Humming', 'Honking']) {
      const answer = await post(`${path}/modules/${moduleId}/lessons`, { titleEn });
      lessons.push(/lessons\/([0-9a-f-]{36})/.exec(answer.headers.get('location') ?? '')?.[1] ?? '');
    }
    await press(path, `lessons/${lessons[1]}/position`, up);
    const html = await mainOf(path);
    expect(html.indexOf('Honking')).toBeLessThan(html.indexOf('Humming'));
    await press(path, `lessons/${lessons[0]}/visibility`);
    await post(path, { version: '1', titleEn: 'Singing in the car', show: 'yes' });
    await openCourseBy(given.world, { offerId: 'beginner-course', courseId: 'singing-in-the-car' });
    const student = await signedIn(given, 'student', { email: 'mia@example.dk' });
    await enrol(given, 'mia@example.dk', 'beginner-course');
    const seen = await (await given.fetch('/dashboard', { headers: student })).text();
    expect(seen).toContain('Singing in the car');
    expect(seen).toContain('Humming');
    expect(seen).not.toContain('Honking');
    expect(seen).not.toContain('First Notes');
  });

  test('a save that conflicts with another save is reported, and loses nothing', async () => {
    const path = '/admin/courses/main-course';
    await post(path, { version: '1', titleEn: 'Saved first', show: 'yes' });
    const answer = await post(path, { version: '1', titleEn: 'Typed second', show: 'yes' });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain('Someone else has saved this since you opened it');
    expect(html).toContain('value="Typed second"');
    expect(html).toContain('Saved first');
    expect(html).toContain('name="version" value="2"');
  });
});

describe('a button of an outdated page', () => {
  const refusedBy = async (answer: Response) => {
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain('Someone else has changed this since you opened the page');
    return html;
  };

  test('reports the conflict, shows the current list, and works when pressed again [P.182]', async () => {
    const path = '/admin/courses/main-course';
    const html = await mainOf(path);
    const modules = [...html.matchAll(/<li id="([0-9a-f-]{36})"><div class="edit-module-head"/g)].map(
      ([, id]) => id!,
    );
    const [first = '', , third = ''] = modules;
    expect((await send(formTo(html, `modules/${first}/position`, down))).status).toBe(303);
    const seen = await refusedBy(await send(formTo(html, `modules/${third}/position`, up)));
    expect(seen.indexOf(`<li id="${modules[1]}"`)).toBeLessThan(seen.indexOf(`<li id="${first}"`));
    expect((await send(formTo(seen, `modules/${third}/position`, up))).status).toBe(303);
    const lesson = /<li id="([0-9a-f-]{36})"><div class="edit-lesson-text"/.exec(html)?.[1] ?? '';
    await given.db.query.updateTable('lessons').set({ version: 7 }).where('id', '=', lesson).execute();
    await refusedBy(await send(formTo(html, `lessons/${lesson}/visibility`)));
    expect((await press(path, `lessons/${lesson}/visibility`)).status).toBe(303);
  });

  test('deletes nothing saved meanwhile, and replaces no newer file [P.185]', async () => {
    const path = '/admin/workbooks/the-daily-voice';
    const [list, page] = [await mainOf('/admin/workbooks'), await mainOf(path)];
    const put = (text: string) => {
      const body = new FormData();
      const upload = formTo(page, 'editions/en');
      body.set('seen', upload.fields.seen ?? '');
      body.set('file', new File([samplePdf(text)], 'book.pdf'));
      return given.fetch(upload.path, { method: 'POST', body, headers });
    };
    expect((await put('First')).status).toBe(303);
    const second = await put('Second');
    expect([second.status, (await second.text()).includes('Yours wasn’t saved')]).toEqual([409, true]);
    expect((await put('First')).status).toBe(303);
    await refusedBy(await send(formTo(page, 'deletion')));
    await press('/admin/workbooks', 'the-daily-voice/position', down);
    await refusedBy(await send(formTo(list, 'before-you-go-on/position', up)));
    expect(await mainOf('/admin/workbooks')).toContain('/admin/workbooks/the-daily-voice');
  });
});

describe('/admin/lessons', () => {
  test('lists title, course, type, duration and date created; searched, filtered and sorted by URL [S3.18]', async () => {
    const html = await mainOf('/admin/lessons?q=long+note');
    expect(columnsOf(html).slice(0, 5)).toEqual(['Title', 'Course', 'Type', 'Duration', 'Date created']);
    expect(html).toMatch(/The first long note.*First Notes.*audio.*0:22/s);
    expect(html.match(/<tr/g)).toHaveLength(2);
    expect(await mainOf('/admin/lessons?state=hidden')).not.toContain('The first long note');
    const sorted = await mainOf('/admin/lessons?sort=title');
    expect(sorted.indexOf('A scale in your own range')).toBeLessThan(sorted.indexOf('Choosing it'));
    expect(await mainOf('/admin/lessons?q=nynne')).toContain('Humming is singing');
  });

  test('a lesson is edited, hidden, moved to another module, and deleted after a confirmation that names it', async () => {
    const list = await mainOf('/admin/lessons?q=humming');
    const path = /\/admin\/lessons\/[0-9a-f-]{36}/.exec(list)?.[0] ?? '';
    const html = await mainOf(path);
    const modules = [...html.matchAll(/<option value="([0-9a-f-]{36})"/g)].map(([, id]) => id!);
    const words = { titleEn: 'Hum', titleDa: '', bodyEn: 'One.\n\nTwo.' };
    const answer = await post(path, { version: '1', module: modules[3]!, ...words });
    expect(answer.headers.get('location')).toBe(`${path}?flash=saved`);
    const saved = await mainOf(path);
    expect(saved).toContain('value="Hum"');
    expect(saved).toMatch(new RegExp(`<option value="${modules[3]}" selected`));
    expect(saved).toContain('Delete “Hum” with its files for good?');
    await press(path, 'deletion');
    expect((await given.fetch(path, { headers })).status).toBe(404);
  });
});

describe('captions of a recording', () => {
  const vtt =
    'WEBVTT\n\n00:01.000 --> 00:04.000\n<b>Hum &amp; wait.</b>\n\n00:05.000 --> 00:06.000\nAnd again.\n';
  const put = async (path: string, language: string, content: string | Buffer) => {
    const answer = await given.fetch(path, { headers });
    const page = await answer.text();
    const form = answer.ok ? formTo(page, `captions/${language}/file`) : null;
    const body = new FormData();
    body.set('seen', form?.fields.seen ?? '');
    body.set('file', new File([content as string], 'captions.vtt'));
    return given.fetch(`${path}/captions/${language}/file`, { method: 'POST', body, headers });
  };

  test('are uploaded, replaced and deleted by forms, per language, and shown to the student [S2.129]', async () => {
    const list = await mainOf('/admin/lessons?q=long+note');
    const path = /\/admin\/lessons\/[0-9a-f-]{36}/.exec(list)?.[0] ?? '';
    const id = path.slice('/admin/lessons/'.length);
    await enrol(given, 'mia@example.dk', 'beginner-course');
    const student = await signedIn(given, 'student', { email: 'mia@example.dk' });
    const page = async () => {
      const answer = await given.fetch(`/dashboard/lessons/${id}`, { headers: student });
      return (await answer.text()).replaceAll('<!-- -->', '');
    };
    expect(await page()).toContain('held to its end');
    expect((await put(path, 'en', vtt)).headers.get('location')).toBe(`${path}?flash=arrived#captions`);
    expect(await mainOf(path)).toContain('2 lines');
    const captions = await given.fetch(`${path}/captions/en`, { headers });
    expect(await captions.text()).toMatch(/^WEBVTT\n\n00:00:01\.000 --> 00:00:04\.000\nHum &amp; wait\./);
    const seen = await page();
    expect(seen).toContain(`src="/dashboard/lessons/${id}/captions/en"`);
    expect(seen).toMatch(/Transcript.*Hum &amp; wait\./s);
    await put(path, 'en', vtt.replace('again', 'once more'));
    expect(await page()).toContain('And once more.');
    expect(await page()).not.toContain('And again.');
    expect(await page()).not.toContain('held to its end');
    for (const each of ['en', 'da']) await press(path, `captions/${each}/deletion`);
    expect(await page()).not.toContain('class="transcript');
    expect((await given.fetch(`${path}/captions/en`, { headers })).status).toBe(404);
  });

  test('are validated by content, up to a megabyte; a refused file leaves the previous one', async () => {
    const list = await mainOf('/admin/lessons?q=humming');
    const path = /\/admin\/lessons\/[0-9a-f-]{36}/.exec(list)?.[0] ?? '';
    await put(path, 'da', vtt);
    const page = await put(path, 'da', '<html>WEBVTT</html>');
    expect([page.status, (await page.text()).includes('This isn’t a WebVTT (.vtt) caption file')]).toEqual([
      400,
      true,
    ]);
    const large = await put(path, 'da', `${vtt}\n00:07.000 --> 00:08.000\n${'a'.repeat(1024 ** 2)}`);
    expect([large.status, (await large.text()).includes('larger than 1 MB')]).toEqual([413, true]);
    expect((await put(path, 'da', '')).status).toBe(400);
    expect(await mainOf(path)).toContain('2 lines');
    headers = await signedIn(given, 'student', { email: 'mia@example.dk' });
    expect((await put(path, 'da', vtt)).status).toBe(404);
  });
});

describe('/admin/workbooks', () => {
  const pdf = readFileSync(
    new URL('../../../../../db/sample/workbooks/printed/before-you-go-on-da.pdf', import.meta.url),
  );
  const upload = (path: string, bytes: Uint8Array, fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set('file', new File([new Uint8Array(bytes)], 'book.pdf'));
    return given.fetch(path, { method: 'POST', body, headers });
  };

  test('lists title, pages and downloads [S3.21]', async () => {
    await (await given.fetch('/book/the-daily-voice.pdf')).arrayBuffer();
    const html = await mainOf('/admin/workbooks');
    expect(columnsOf(html).slice(0, 3)).toEqual(['Title', 'Pages', 'Downloads']);
    const row = /The daily voice.*?<\/tr>/s.exec(html)?.[0] ?? '';
    expect([...row.matchAll(/class="number"[^>]*>(\d+)/g)].map(([, figure]) => figure)).toEqual(['76', '1']);
  });

  test('are reordered, hidden, and deleted after a confirmation that names workbook and downloads', async () => {
    const path = '/admin/workbooks';
    const titles = async () =>
      [...(await mainOf(path)).matchAll(/href="\/admin\/workbooks\/([a-z-]+)"/g)].map(([, id]) => id);
    const before = await titles();
    const moved = await press(path, `${before[1]}/position`, up);
    expect(moved.headers.get('location')).toBe(`${path}?flash=moved`);
    expect(await titles()).toEqual([before[1], before[0], before[2]]);
    await press(path, `${before[0]}/visibility`);
    expect(await (await given.fetch('/book')).text()).not.toContain(`workbook=${before[0]}`);
    await (await given.fetch(`/book/${before[1]}.pdf`)).arrayBuffer();
    const question = await mainOf(`${path}/${before[1]}`);
    expect(question).toMatch(/Delete “[^”]+” with its PDFs permanently\? It was downloaded once/);
    const removal = await press(`${path}/${before[1]}`, 'deletion');
    expect(removal.headers.get('location')).toBe(`${path}?flash=removed`);
    expect(await titles()).toEqual([before[0], before[2]]);
    expect((await given.fetch(`/book/${before[1]}.pdf`)).status).toBe(404);
  });

  test('a PDF is uploaded, its pages are counted and rendered, then it is published [S2.152]', async () => {
    const made = await upload('/admin/workbooks', pdf, { title: 'Før du går på igen', language: 'da' });
    const path = '/admin/workbooks/foer-du-gaar-paa-igen';
    expect(made.headers.get('location')).toBe(`${path}?flash=created`);
    await expect
      .poll(() => mainOf(path), { timeout: 120_000, interval: 500 })
      .toMatch(/src="\/pictures\/[0-9a-f-]{36}\/1\.webp"/);
    const html = await mainOf(path);
    expect(html).toContain('24 pages');
    const src = /src="(\/pictures\/[^"]+)"/.exec(html)?.[1] ?? '';
    const picture = await given.fetch(src);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    await picture.arrayBuffer();
    const words = { titleDa: 'Før du går på igen', descriptionDa: 'Fireogtyve ark.' };
    expect(await (await given.fetch('/book')).text()).not.toContain('Fireogtyve ark.');
    await post(path, { version: '1', show: 'yes', ...words });
    const shown = await (await given.fetch('/book?workbook=foer-du-gaar-paa-igen')).text();
    expect(shown).toContain('Fireogtyve ark.');
    expect(shown).toContain(src.replace(/\/1\.webp$/, '/1.webp'));
    const taken = await given.fetch('/book/foer-du-gaar-paa-igen.pdf');
    expect((await taken.arrayBuffer()).byteLength).toBe(pdf.length);
    expect(await mainOf('/admin/workbooks')).toMatch(/Før du går på igen.*?>24<.*?>1</s);
  });

  test('a file that is no PDF is refused, the title is kept, and nothing is stored', async () => {
    const answer = await upload('/admin/workbooks', Buffer.from('A book in words'), { title: 'Half a book' });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain('This file isn’t a PDF that can be opened');
    expect(html).toContain('value="Half a book"');
    const rows = await given.db.query.selectFrom('workbooks').select('id').execute();
    expect(rows).toHaveLength(3);
  });
});
