import { expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
const page = '/admin/settings/embed';

const textOf = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

async function read(query = '') {
  const headers = await signedIn(given, 'owner');
  return textOf(await (await given.fetch(page + query, { headers })).text());
}

test('a snippet per offer and language is shown as text that can be selected without scripts', async () => {
  const english = await read('?language=en');
  expect(english).toContain(
    `<belcanto-consultation lang="en">
  <a href="http://localhost:3000/en/consultation">Book a free consultation</a>
</belcanto-consultation>
<script type="module" src="http://localhost:3000/embed/booking.js"></script></textarea>`.replace(
      '/en/consultation',
      new URL(pageOf(english, 'consultation')).pathname,
    ),
  );
  expect(english).toContain('<belcanto-session lang="en">\n');
  const danish = await read('?language=da');
  expect(danish).toContain('<belcanto-session lang="da">\n');
  expect(danish).toContain('>Book en time</a>');
  for (const builder of ['Squarespace: ', 'WordPress: ', 'Wix: ']) expect(danish).toContain(builder);
});

function pageOf(html: string, name: string): string {
  return new RegExp(`<belcanto-${name} lang="en">\\s*<a href="([^"]+)"`).exec(html)?.[1] ?? 'http://none/';
}

test('the address that a snippet falls back to is one of our pages, in its language', async () => {
  for (const language of ['en', 'da']) {
    const html = await read(`?language=${language}`);
    const links = [...html.matchAll(/<belcanto-[\w-]+ lang="\w+"[^>]*>\n\s+<a href="([^"]+)"/g)].map(
      ([, href]) => href ?? '',
    );
    expect(links.length).toBeGreaterThanOrEqual(2);
    for (const link of links) {
      const answer = await given.fetch(new URL(link).pathname + new URL(link).search);
      expect([link, answer.status]).toEqual([link, 200]);
      expect(await answer.text()).toContain(`<html lang="${language}"`);
    }
  }
});

test('the times of a session are links to the booking page with the time chosen, for any origin without cookies', async () => {
  const headers = { origin: 'https://choir.example', 'sec-fetch-site': 'cross-site' };
  const answer = await given.fetch('/embed/session/times?language=da&time_zone=America%2FNew_York', {
    headers,
  });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(answer.headers.get('set-cookie')).toBe(null);
  const { words, days, page: booking } = await answer.json();
  expect(words.title).toBe('Book en time');
  const slot = days.at(-1).slots.at(-1);
  expect(slot.href).toMatch(/\/private-coaching\/book\?slot_start=[\w%.-]+#booking-details$/);
  expect(slot.localLabel).toMatch(/^\d{2}\.\d{2}/);
  const opened = await (await given.fetch(slot.href.replace(new URL(booking).origin, ''))).text();
  const start = decodeURIComponent(/slot_start=([^#&]+)/.exec(slot.href)?.[1] ?? '');
  const chosen = [...opened.matchAll(/<input[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`value="${start}"`));
  expect(chosen.some((tag) => /checked/.test(tag))).toBe(true);
  const odd = await given.fetch('/embed/session/times?offer=none&language=xx&time_zone=nowhere', { headers });
  expect([odd.status, (await odd.json()).words.title]).toEqual([200, 'Book a session']);
});
