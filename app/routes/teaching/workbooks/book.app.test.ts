import { describe, expect, test } from 'vitest';
import { readPdf } from '#tests/support/pdf-text.ts';
import { testApp } from '#tests/support/site/app.ts';

const given = testApp();
const mainOf = async (path: string) =>
  /<main.*<\/main>/s.exec(await (await given.fetch(path)).text())?.[0] ?? '';
const downloads = async () => {
  const rows = await given.db.query
    .selectFrom('workbooks')
    .select(['id', 'downloads'])
    .orderBy('sort')
    .execute();
  return rows.map((row) => row.downloads);
};
const books = ['the-daily-voice', 'breath-on-paper', 'before-you-go-on'] as const;

describe('the workbooks', () => {
  test('have one tab each, with the page count of their files: 76, 32, 24 [S2.26]', async () => {
    const main = await mainOf('/book');
    const tabs = [
      ...main.matchAll(/<a class="tab" href="\/book\?workbook=([^"#]+)#workbooks"[^>]*>([^<]+)<small>(\d+)/g),
    ];
    expect(tabs.map(([, id, , pages]) => [id, Number(pages)])).toEqual([
      ['the-daily-voice', 76],
      ['breath-on-paper', 32],
      ['before-you-go-on', 24],
    ]);
  });

  test.each(books)(
    '%s is a valid PDF in both languages, with the page count and size shown [S2.118]',
    async (id) => {
      for (const [prefix, language] of [
        ['', 'en'],
        ['/da', 'da'],
      ] as const) {
        const shown = await mainOf(`${prefix}/book?workbook=${id}`);
        const answer = await given.fetch(`${prefix}/book/${id}.pdf`);
        const file = new Uint8Array(await answer.arrayBuffer());
        expect(answer.headers.get('content-type')).toBe('application/pdf');
        expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${id}.pdf"`);
        expect(shown).toContain(`href="${prefix}/book/${id}.pdf"`);
        const pdf = await readPdf(file);
        expect(pdf.language).toBe(language);
        expect(shown).toMatch(new RegExp(`(Pages|Sider)</dt><dd>${pdf.pages.length}</dd>`));
        expect(shown).toContain(`${Math.ceil(file.length / 1000)} kB`);
      }
    },
  );

  test('page by page without scripts: previous is disabled at the first, next at the last; a new tab starts anew [S4.22]', async () => {
    const first = await mainOf('/book?workbook=breath-on-paper');
    expect(first).toMatch(/<button[^>]*aria-label="Previous page"[^>]*disabled/);
    expect(first).toContain('href="/book?workbook=breath-on-paper&amp;page=2"');
    expect(first).toContain('Page 1 of 8');
    expect(first).toContain('alt="Breath, on paper, page 1"');
    const last = await mainOf('/book?workbook=breath-on-paper&page=8');
    expect(last).toMatch(/<button[^>]*aria-label="Next page"[^>]*disabled/);
    expect(last).toContain('alt="Breath, on paper, page 26"');
    expect(last).not.toMatch(/class="tab" href="[^"]*page=/);
    // An unknown page falls back to the nearest one, an unknown workbook to the first.
    expect(await mainOf('/book?workbook=breath-on-paper&page=999')).toContain('Page 8 of 8');
    expect(await mainOf('/book?workbook=breath-on-paper&page=x')).toContain('Page 1 of 8');
    expect(await mainOf('/book?workbook=nothing')).toContain('The daily voice, page 1');
  });

  test('count downloads and nothing else [S2.119]', async () => {
    await mainOf('/book?workbook=the-daily-voice');
    expect(await downloads()).toEqual([0, 0, 0]);
    const fetched = await Promise.all([1, 2, 3].map(() => given.fetch('/book/the-daily-voice.pdf')));
    await Promise.all(fetched.map((answer) => answer.arrayBuffer()));
    await (await given.fetch('/da/book/before-you-go-on.pdf')).arrayBuffer();
    expect(await downloads()).toEqual([3, 0, 1]);
  });

  test('have their text on a page, published together with the PDF, which it links [P.301]', async () => {
    expect(await mainOf('/book')).toContain('href="/book/the-daily-voice/text"');
    const page = await mainOf('/da/book/the-daily-voice/text');
    expect(page).toContain('href="/da/book/the-daily-voice.pdf"');
    expect(page.match(/<section aria-labelledby="page-\d+"/g)).toHaveLength(76);
    expect(page.match(/<h1>[^<]*/)?.[0]).toBe('<h1>Stemmen hver dag, som tekst');
    await given.db.query
      .updateTable('workbooks')
      .set({ is_published: false })
      .where('id', '=', 'the-daily-voice')
      .execute();
    expect((await given.fetch('/book/the-daily-voice/text')).status).toBe(404);
    expect((await given.fetch('/book/none/text')).status).toBe(404);
  });

  test('no other file is served, whatever its name', async () => {
    for (const name of [
      'none.pdf',
      'the-daily-voice',
      '..%2f..%2fpackage.json',
      'the-daily-voice-en.pdf',
      '%00.pdf',
    ])
      expect([name, (await given.fetch(`/book/${name}`)).status]).toEqual([
        name,
        expect.toSatisfy((status) => status === 404 || status === 400),
      ]);
    expect(await downloads()).toEqual([0, 0, 0]);
  });

  test('that are unpublished are neither listed nor served; with none published the page says so [S3.13]', async () => {
    await given.db.query.updateTable('workbooks').set({ is_published: false }).execute();
    expect(await mainOf('/book')).toContain('No workbooks yet');
    expect((await given.fetch('/book/the-daily-voice.pdf')).status).toBe(404);
  });

  test('the first view loads one page image of at most 40 kB', async () => {
    const main = await mainOf('/book');
    const pictures = [...main.matchAll(/<img[^>]*src="([^"]+)"/g)].map(([, src]) => src ?? '');
    expect(pictures).toHaveLength(1);
    const picture = await given.fetch(pictures[0] ?? '');
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect((await picture.arrayBuffer()).byteLength).toBeLessThan(40_000);
  });
});
