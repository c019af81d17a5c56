import { describe, expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { linksOf, pieces, textOf } from '#tests/support/site/html.ts';
import { testNow } from '#tests/support/site/test-now.ts';

const given = testApp();

const page = async (path: string) => (await given.fetch(path)).text();
const kindsOn = (html: string) => [...html.matchAll(/data-kind="(\w+)"/g)].map(([, kind]) => kind);

describe('the magazine', () => {
  test('has a tab for all and for each category, as links that work without scripts [S2.23]', async () => {
    const html = await page('/testimonials');
    const tabs = pieces(html, 'nav', /[^>]*class="tabs"[^>]*/)[0] ?? '';
    expect(linksOf(tabs)).toEqual([
      '/testimonials',
      ...['article', 'blog', 'interview', 'video', 'audio', 'link'].map(
        (type) => `/testimonials?type=${type}`,
      ),
    ]);
    expect(textOf(tabs).replace(/ \d+/g, '')).toBe('All Article Blog Interview Video Audio Link');
  });

  test.each(['article', 'blog', 'interview', 'video', 'audio', 'link'])(
    'shows only the requested category: %s [S4.23]',
    async (type) => {
      const html = await page(`/testimonials?type=${type}`);
      const kinds = kindsOn(html);
      expect(kinds.length).toBeGreaterThan(0);
      expect(new Set(kinds)).toEqual(new Set([type]));
      expect(html).toMatch(new RegExp(`href="/testimonials\\?type=${type}" aria-current="page"`));
    },
  );

  test('is cached once per category, and an unknown category shows everything', async () => {
    const all = kindsOn(await page('/testimonials'));
    expect(all).toHaveLength(9);
    expect(kindsOn(await page('/testimonials?type=nonsense'))).toEqual(all);
    expect(kindsOn(await page('/testimonials?type=audio'))).toEqual(['audio']);
    expect(kindsOn(await page('/testimonials'))).toEqual(all);
  });

  test('marks sample content [S2.113]', async () => {
    const html = await page('/testimonials');
    const voices = pieces(html, 'figure').filter((figure) => figure.includes('blockquote'));
    expect(voices).toHaveLength(3);
    for (const voice of voices) expect(textOf(voice)).toMatch(/Sample$/);
    const story = pieces(html, 'li', /[^>]*class="piece tile story"[^>]*/)[0] ?? '';
    expect(textOf(story)).toMatch(/Sample.*By Jonas Krag/);
  });

  test('an empty category has no tab; its address says so and links to all', async () => {
    await given.db.query
      .updateTable('magazine_items')
      .set({ deleted_at: testNow })
      .where('content_type', '=', 'video')
      .execute();
    const tabs = (html: string) => textOf(pieces(html, 'nav', /[^>]*class="tabs"[^>]*/)[0] ?? '');
    expect(tabs(await page('/testimonials?type=audio'))).toBe('All Article Blog Interview Audio Link');
    const html = await page('/testimonials?type=video');
    expect(textOf(html)).toContain('Nothing here yet');
    expect(tabs(html)).toContain('Video');
    expect(linksOf(html)).toContain('/testimonials');
  });

  test('a piece with something to play has one button and one length', async () => {
    const html = await page('/testimonials');
    const played = pieces(html, 'li', /[^>]*class="shelf-piece"[^>]*/);
    expect(played).toHaveLength(2);
    for (const piece of played) {
      expect(piece.match(/data-part="button"/g)).toHaveLength(1);
      expect(textOf(piece).match(/\d:\d\d/g)).toHaveLength(1);
    }
    expect(html.match(/data-part="button"/g)).toHaveLength(2);
  });

  test('plays our own audio and video, with captions in the language of the page, by range requests [S2.109]', async () => {
    for (const [path, language] of [
      ['/testimonials', 'en'],
      ['/da/testimonials', 'da'],
    ] as const) {
      const html = await page(path);
      const sound = /<audio[^>]*src="([^"]+)"[^>]*preload="none"[^>]*controls/.exec(html)?.[1] ?? '';
      const film = /<video[^>]*src="([^"]+)"/.exec(html)?.[1] ?? '';
      for (const [src, type] of [
        [sound, 'audio/mpeg'],
        [film, 'video/mp4'],
      ] as const) {
        const part = await given.fetch(src, { headers: { range: 'bytes=100-199' } });
        expect(part.status).toBe(206);
        expect(part.headers.get('content-type')).toBe(type);
        expect(part.headers.get('content-range')).toMatch(/^bytes 100-199\/\d+$/);
        expect((await part.arrayBuffer()).byteLength).toBe(100);
      }
      const tracks = [...html.matchAll(/<track[^>]*src="([^"]+)"[^>]*srcLang="(\w+)"/gi)];
      expect(tracks).toHaveLength(2);
      for (const [, src, of] of tracks) {
        expect(of).toBe(language);
        const captions = await given.fetch(src ?? '');
        expect(captions.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
        expect(await captions.text()).toMatch(/^WEBVTT/);
      }
    }
  });
});

describe('an article', () => {
  test('has a page in both languages, with date, category and feed [S2.115]', async () => {
    const html = await page('/magazine/the-ten-seconds-before');
    expect(html).toContain('<title>The ten seconds before the first note · Lindehav Voice Studio</title>');
    expect(textOf(html)).toContain('Sunday 8 November 2026');
    expect(html).toMatch(
      /<link[^>]*rel="alternate"[^>]*type="application\/rss\+xml"[^>]*href="\/feeds\/en\.xml"/,
    );
    const danish = await page('/da/magazine/the-ten-seconds-before');
    expect(danish).toContain('<html lang="da"');
    expect(textOf(danish)).toContain('De ti sekunder før den første tone');
    expect(danish).toContain('href="/feeds/da.xml"');
  });

  test('names its author, by default the coach, on page, list, feed and in structured data, and its length', async () => {
    const html = await page('/magazine/the-ten-seconds-before');
    expect(textOf(html)).toContain('By Thea Lindehav');
    expect(textOf(html)).toMatch(/Nerves · Article · \d+ min read/);
    expect(html).toContain('"author":{"@type":"Person","name":"Thea Lindehav"}');
    expect(textOf(await page('/da/magazine/the-ten-seconds-before'))).toMatch(
      /\d+ min\. læsning.*Af Thea Lindehav/,
    );
    expect(textOf(await page('/testimonials'))).toContain('By Thea Lindehav');
    const feed = await page('/feeds/en.xml');
    expect(feed).toContain('<dc:creator>Thea Lindehav</dc:creator>');
    expect(feed).toContain('<dc:creator>Jonas Krag</dc:creator>');
    const sound = textOf(await page('/magazine/a-siren-seen'));
    expect(sound).toMatch(/Technique · Video · 0:24/);
  });

  test('feed: each is described in its language', async () => {
    const described = async (language: string) =>
      /<description>(.*?)<\/description>/.exec(await page(`/feeds/${language}.xml`))?.[1];
    expect(await described('en')).toMatch(/^Articles, interviews, videos and sound/);
    expect(await described('da')).toMatch(/^Artikler, interviews, videoer og lyd.* Lindehav Voice Studio/);
  });

  test.each(['not-there', 'world-voice-day', 'four-weekends-ten-voices', '%00', '..%2f'])(
    'that is unknown, or published elsewhere, is not found: %s',
    async (slug) => {
      const { status } = await given.fetch(`/magazine/${slug}`);
      expect([400, 404]).toContain(status);
    },
  );

  test('leads to the two published before it, from the newest again after the oldest', async () => {
    const next = async (slug: string) => {
      const section = pieces(await page(`/magazine/${slug}`), 'section', /[^>]*class="next-pieces"[^>]*/)[0];
      return linksOf(section ?? '');
    };
    expect(await next('my-sisters-wedding')).toEqual(['https://world-voice-day.org/', '/magazine']);
    expect(await next('a-siren-seen')).toEqual([
      '/magazine/breath-is-not-a-tank',
      '/magazine/my-sisters-wedding',
    ]);
  });

  test('the feature describes the intensive, links to it and has its brochure [S2.114]', async () => {
    const html = await page('/magazine');
    expect(textOf(html)).toContain('Why an intensive');
    expect(linksOf(html)).toContain('/en/courses/voice-elevated');
    const brochure = linksOf(html).find((href) => href.endsWith('.pdf')) ?? '';
    expect((await given.fetch(brochure)).headers.get('content-type')).toBe('application/pdf');
  });
});

test.each(['en', 'da'])('/feeds/%s.xml is a feed of all published articles', async (language) => {
  const answer = await given.fetch(`/feeds/${language}.xml`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const xml = await answer.text();
  expect(xml.match(/<item>/g)).toHaveLength(9);
  const again = await given.fetch(`/feeds/${language}.xml`, {
    headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});
