import { expect, test } from 'vitest';
import { clearPageCache, testApp } from '#tests/support/site/app.ts';
import { linksOf, pieces, textOf } from '#tests/support/site/html.ts';

const given = testApp();
const page = async (path: string) => (await given.fetch(path)).text();
const words = async (path: string) => textOf(await page(path));

test('Voice Elevated is in Danish, with its facts, its price in Danish format and instalments [S2.17]', async () => {
  const text = await words('/courses/voice-elevated');
  for (const fact of [
    '4 weekender, 64 timer',
    '8 hele dage, 09.00 til 17.00',
    'Højst 10 sangere',
    'København',
    '3, i studie',
    'i rater',
    'DKK 18.500',
    'Inden for 2-3 hverdage',
  ]) {
    expect(text).toContain(fact);
  }
});

test('Voice Elevated has every specified button, with the specified target [S2.85]', async () => {
  const html = await page('/courses/voice-elevated');
  for (const [label, href] of [
    ['Ansøg nu', '/voice-elevated-application'],
    ['Programdetaljer', '#programdetaljer'],
    ['Tilbage til oversigt', '/da/courses'],
    ['Program Materials', '/da/courses/voice-elevated/details'],
    ['Hent brochuren (PDF)', '/PDFs/voice-elevated-da.pdf'],
  ]) {
    expect(html).toMatch(new RegExp(`<a [^>]*href="${href}"[^>]*>${label?.replace(/[()]/g, '\\$&')}<`));
  }
  expect(html).toContain('id="programdetaljer"');
  expect(html).toMatch(/<a [^>]*lang="en"[^>]*>Program Materials</);
});

test('Voice Elevated shows contents, process and payment, and marks its three testimonials as samples [S2.86]', async () => {
  const html = await page('/courses/voice-elevated');
  const text = textOf(html);
  for (const heading of [
    'Det får du',
    'Det kan du bagefter',
    'Praktisk information',
    'Sådan får du en plads',
  ])
    expect(text).toContain(heading);
  expect(text).toContain('Du kan betale i op til fire rater');
  const voices = pieces(html, 'figcaption').map(textOf);
  expect(voices.filter((voice) => voice.endsWith('Eksempel'))).toHaveLength(3);
});

const endOf = (html: string) => textOf(pieces(html, 'section', /[^>]*class="programme-end"[^>]*/)[0] ?? '');

test('a programme names its weekends with their dates, and without a date says so, in either language', async () => {
  const danish = await page('/courses/voice-elevated');
  const day = (html: string) => textOf(pieces(html, 'section', /[^>]*class="programme-day"[^>]*/)[0] ?? '');
  expect(day(danish)).toMatch(/1\. weekend \d+\.\S* .*Åndedræt .*Klang .*Ord .*4\. weekend .*Scene /);
  expect(day(await page('/en/courses/voice-elevated'))).toMatch(/Weekend 1 \d+\S* .*Breath /);
  expect(endOf(danish)).toContain('Ansøg nu');
  await given.world.db.query.updateTable('dates').set({ is_open: false }).execute();
  await clearPageCache(given.world.db);
  expect(await words('/courses/voice-elevated')).toContain('De næste datoer er ikke fastsat endnu.');
});

test('Voice Elevated has links for phone and email [S2.87]', async () => {
  const links = linksOf(await page('/courses/voice-elevated'));
  expect(links).toEqual(expect.arrayContaining(['tel:+4500000000', 'mailto:hello@lindehav.example']));
});

test('the programme PDF is offered only once the owner has uploaded one [S2.88]', async () => {
  expect(await words('/courses/voice-elevated')).not.toContain('Hent programmet');
  const { blocks } = await given.world.db.query
    .selectFrom('content_documents')
    .select('blocks')
    .where('key', '=', 'voice-elevated')
    .where('language', '=', 'da')
    .executeTakeFirstOrThrow();
  const item = { label: 'Programmet', href: '/files/programme.pdf' };
  await given.world.db.query
    .updateTable('content_documents')
    .set({
      blocks: JSON.stringify([
        ...(blocks as object[]),
        { type: 'links', slot: 'programme-pdf', items: [item] },
      ]),
    })
    .where('key', '=', 'voice-elevated')
    .where('language', '=', 'da')
    .execute();
  await clearPageCache(given.db);
  expect(linksOf(await page('/courses/voice-elevated'))).toContain('/files/programme.pdf');
});

test('past dates are marked as past, the next date shows its weekends and hours', async () => {
  const text = await words('/courses/voice-elevated');
  expect(text).toContain('Tidligere datoer 4.–26. oktober 2025');
  // By the day of the test, within one month or not.
  expect(text).toMatch(/Hvornår \d+\.(?: \S+ – |–)\d+\. /);
  expect(text.match(/09\.00–17\.00/g)).toHaveLength(5);
  expect(await words('/courses/celebrity-vocal-experience')).toContain(
    'Tidligere datoer 14.–18. januar 2026',
  );
});

test('a sold-out programme says so, and so does one without a date', async () => {
  const { query } = given.world.db;
  expect(await words('/courses/voice-elevated')).not.toContain('Alle pladser er optaget');
  await query.deleteFrom('units').where('kind', '=', 'seat').where('state', '=', 'free').execute();
  await clearPageCache(given.db);
  expect(await words('/courses/voice-elevated')).toContain('Alle pladser er optaget lige nu');
  await query.updateTable('dates').set({ is_open: false }).execute();
  await clearPageCache(given.db);
  expect(await words('/courses/voice-elevated')).toContain('De næste datoer er ikke fastsat endnu.');
});

test('its details page is in English, with two documents, one upcoming, and a phone number [S2.90]', async () => {
  const html = await page('/courses/voice-elevated/details');
  const text = textOf(html);
  for (const part of ['Apply Now', 'Coming Soon', 'Teaching plans will be available soon', 'Call us'])
    expect(text).toContain(part);
  expect(pieces(html, 'button', /[^>]*disabled[^>]*/).map(textOf)).toContain('Coming Soon');
  expect(linksOf(html)).toEqual(
    expect.arrayContaining([
      '/en/courses/voice-elevated',
      '/en/voice-elevated-application',
      '/PDFs/voice-elevated-en.pdf',
      '/PDFs/voice-elevated-days-en.pdf',
      'tel:+4500000000',
    ]),
  );
});

test('the retreat is in Danish, with its facts, its dates and one price [S2.18]', async () => {
  const text = await words('/courses/celebrity-vocal-experience');
  for (const fact of ['5 dage', '14.–18. januar 2026', '8-10', 'først til mølle', '2 timer', 'DKK 68.500'])
    expect(text).toContain(fact);
  expect(text).not.toContain('68.000');
});

test('the retreat has its nine sections [S2.92]', async () => {
  const html = await page('/courses/celebrity-vocal-experience');
  const text = textOf(html);
  for (const part of [
    'Overblik',
    'Det er med i prisen',
    'Det, man husker',
    'Dag for dag',
    'Stedet',
    'Sådan søger du',
  ])
    expect(text).toContain(part);
  for (const number of [1, 2, 3, 4, 5]) expect(text).toContain(`${number}. dag`);
  const links = linksOf(html);
  expect(links.filter((link) => link === '/da/celebrity-application').length).toBeGreaterThan(1);
  expect(links).toEqual(
    expect.arrayContaining(['/da/about', 'tel:+4500000000', 'mailto:hello@lindehav.example']),
  );
});

test('the coach is shown with portrait and philosophy, and links to her intensive [S2.21]', async () => {
  const html = await page('/about-thea-lindehav');
  expect(html).toMatch(/<img [^>]*alt="Thea Lindehav in profile, listening/);
  expect(textOf(html)).toContain('I don’t teach people to sing. They can.');
  expect(linksOf(html)).toContain('/en/voice-elevated');
});

test('the two classes have pages of their own; the beginners’ class is bought in a new tab through our checkout [S2.16]', async () => {
  expect(await words('/courses/advanced-technique')).toContain('What we work on');
  const html = await page('/courses/beginner-vocals');
  expect(html).toMatch(/<form [^>]*target="_blank"[\s\S]*?value="beginner-vocals"[\s\S]*?Join for DKK 1,290/);
  expect(textOf(html)).toMatch(/Price DKK 1,290 per term .*Every week \w+ \d+ \w+, \d\d:\d\d /);
});

test('private coaching, beginners and consultation state duration and place [S9.03]', async () => {
  const coaching = await words('/courses/private-coaching');
  expect(coaching).toContain('60 minutes');
  expect(coaching).toContain('Online or in Copenhagen');
  expect(await words('/courses/beginner-vocals')).toContain('Weekly 60-minute live group classes');
  expect(await words('/consultation')).toMatch(/Thirty minutes with .*free of charge/);
});

test('the pages of all offers end with the next step, and show the price once in each currency', async () => {
  for (const [offer, step] of [
    ['celebrity-vocal-experience', 'Ansøg nu'],
    ['singing-workshop-1d', 'Buy Now'],
    ['studio-day', 'Buy Now'],
    ['advanced-technique', 'Ask about the next class'],
    ['beginner-vocals', 'Join for DKK 1,290'],
  ] as const) {
    const html = await page(`/courses/${offer}`);
    expect(endOf(html), offer).toContain(step);
    expect(textOf(html).match(/(Price|Pris) DKK/g), offer).toHaveLength(1);
  }
});

test('the heads of all offers with a page name who teaches and the price, and the next date where there are dates', async () => {
  const head = async (path: string) => textOf(pieces(await page(path), 'section')[0] ?? '');
  for (const offer of [
    '/en/courses/voice-elevated',
    '/en/courses/celebrity-vocal-experience',
    '/courses/singing-workshop-1d',
  ])
    expect(await head(offer), offer).toMatch(
      /With Thea Lindehav .*Price DKK \d+,\d+ .*When .*\d+ \w+ \d{4}.*Where /,
    );
  for (const offer of ['studio-day', 'advanced-technique'])
    expect(await head(`/courses/${offer}`), offer).toMatch(/With Thea Lindehav .*Price DKK \d+,\d+/);
  expect(await head('/sales')).toContain('From $297');
});

test('on a phone the button stays in a bar, which buys in the currency of the page’s form', async () => {
  const bar = (html: string) => pieces(html, 'aside', /[^>]*class="booking-bar"[^>]*/)[0] ?? '';
  const workshop = await page('/courses/singing-workshop-1d');
  expect(bar(workshop)).toMatch(/<button[^>]*type="submit"[^>]*form="buy"[^>]*>Buy Now</);
  expect(workshop).toMatch(/<form[^>]*id="buy"/);
  expect(textOf(bar(workshop))).toContain('DKK 3,600');
  expect(linksOf(bar(await page('/courses/voice-elevated')))).toEqual(['/voice-elevated-application']);
});
