import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { clearPageCache, testApp } from '#tests/support/site/app.ts';
import { linksOf, pieces, textOf } from '#tests/support/site/html.ts';

const given = testApp();
const outside = testApp({ BEGINNER_VOCALS_PAYMENT_URL: 'https://pay.example/beginner' });
const overview = async (prefix = '') => (await given.fetch(`${prefix}/courses`)).text();
const cards = (html: string) => pieces(html, 'li', /[^>]*class="measure [^>]*/);
const card = async (title: string, prefix = '') =>
  cards(await overview(prefix)).find((each) => textOf(pieces(each, 'h3')[0] ?? '') === title) ?? '';

test("it is called 'Our Courses' and shows every course of the specification, revealed in steps of 100 ms [S2.14]", async () => {
  const html = await overview();
  expect(textOf(pieces(html, 'h1')[0] ?? '')).toBe('Our Courses');
  const titles = cards(html).map((each) => textOf(pieces(each, 'h3')[0] ?? ''));
  expect(titles).toEqual([
    'Private Coaching',
    'Recording Essentials',
    'Beginner Vocals',
    'Singing Workshop, one day',
    'Singing Workshop, two days',
    'Advanced Technique',
    'Voice Elevated',
    'Celebrity Vocal Experience',
    'Studio Day',
    'Performance Mastery',
  ]);
  const delays = cards(html).map((each) => Number(/\bdelay-(\d)/.exec(each)?.[1]));
  expect(delays).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const each of cards(html)) expect(each).toMatch(/<img [^>]*height="192"/);
});

test('links to use a code are read as one sentence', async () => {
  const [line = ''] = pieces(await overview(), 'p', / class="caption wrap code-links"[^>]*/);
  const heard = textOf(line.replace(/<span aria-hidden="true">.*?<\/span>/, ''));
  expect(heard).toMatch(/^Discount code or gift card\? Use a code for \S/);
});

test('its groups are linked from the top, each with its lowest price and next date', async () => {
  const html = await overview();
  const routes = pieces(pieces(html, 'nav', / class="wrap course-routes"[^>]*/)[0] ?? '', 'a');
  expect(linksOf(routes.join(''))).toEqual(['#hour', '#others', '#intensives', '#at-home']);
  for (const id of ['hour', 'others', 'intensives', 'at-home']) expect(html).toContain(` id="${id}"`);
  const [hour = '', others = '', intensives = '', atHome = ''] = routes.map(textOf);
  expect(hour).toMatch(/from DKK 1,950 · next: \w{3} \d+ \w{3}/);
  expect(others).toContain('from DKK 1,290 · next: ');
  expect(intensives).toContain('from DKK 9,500 · next: ');
  expect(atHome).toContain('from $97 · start any day');
});

test('every card says when it is, and what its price is for', async () => {
  expect(textOf(await card('Private Coaching'))).toMatch(/Next: \w{3} \d+ \w{3}, \d\d:\d\d.* per hour/);
  expect(textOf(await card('Beginner Vocals'))).toMatch(/Every week · Wed \d+ \w{3}, 19:00.* per term/);
  expect(textOf(await card('Studio Day'))).toMatch(/By appointment.* per day/);
  expect(textOf(await card('Voice Elevated'))).toMatch(/\d+ \w{3}.* per place/);
  expect(textOf(await card('Advanced Technique'))).toMatch(/No date yet.* per term/);
});

test('online courses and workbooks are listed with price and length', async () => {
  const html = await overview();
  for (const id of ['beginner-course', 'advanced-course', 'main-course'])
    expect(linksOf(html)).toContain(`/sales?courseId=${id}`);
  expect(linksOf(html).filter((href) => href.startsWith('/book?workbook='))).toHaveLength(3);
  expect(textOf(html)).toMatch(/First Notes \$97 .*Past the Break \$147 .*The Whole Voice \$297/);
});

test('a card without a picture shows the default one [S2.71]', async () => {
  await sql`update content_documents
    set blocks = replace(blocks::text, 'incipit-studio-day', 'a-picture-that-is-gone')::jsonb`.execute(
    given.db.query,
  );
  await clearPageCache(given.db);
  const html = await overview();
  expect(html.match(/<img [^>]*\/incipit-default-/g)).toHaveLength(1);
  expect(await card('Studio Day')).toMatch(/<img [^>]*\/incipit-default-/);
});

test('each buyable card has its own currency, DKK first, and sends its own id [S2.75]', async () => {
  const buyable = cards(await overview()).filter((each) => each.includes('Buy Now'));
  expect(buyable.map((each) => /name="courseId" value="([^"]+)"/.exec(each)?.[1])).toEqual([
    'private-lessons-thea-lindehav',
    'singing-workshop-1d',
    'singing-workshop-2d',
    'voice-elevated',
    'celebrity-vocal-experience',
    'studio-day',
  ]);
  for (const each of buyable) {
    const options = [...each.matchAll(/<option [^>]*>/g)].map(([option]) => option);
    expect(options.map((option) => /value="(\w+)"/.exec(option)?.[1])).toEqual(['DKK', 'EUR', 'USD']);
    expect(options.map((option) => option.includes('selected'))).toEqual([true, false, false]);
  }
});

test('prices are shown in all three currencies, in the number format of the page', async () => {
  expect(textOf(await card('Celebrity Vocal Experience'))).toContain('DKK 68,500 EUR 9,065 USD 9,950');
  expect(textOf(await card('Private Coaching'))).toContain('from DKK 1,950 from EUR 262 from USD 285');
  expect(textOf(await card('Performance Mastery'))).toContain('DKK 10,500 EUR 1,415 USD 1,530');
  expect(textOf(await card('Voice Elevated', '/da'))).toContain('DKK 18.500 EUR 2.485 USD 2.690');
});

test("every course has the specification's price, in all three currencies [S2.70]", async () => {
  const prices = Object.fromEntries(
    cards(await overview()).map((each) => [
      textOf(pieces(each, 'h3')[0] ?? ''),
      pieces(each, 'p', /[^>]*class="amount"[^>]*/)
        .map((amount) => textOf(amount).replace('from ', ''))
        .join(' / '),
    ]),
  );
  expect(prices).toEqual({
    'Voice Elevated': 'DKK 18,500 / EUR 2,485 / USD 2,690',
    'Celebrity Vocal Experience': 'DKK 68,500 / EUR 9,065 / USD 9,950',
    'Private Coaching': 'DKK 1,950 / EUR 262 / USD 285',
    'Singing Workshop, one day': 'DKK 3,600 / EUR 480 / USD 525',
    'Singing Workshop, two days': 'DKK 5,400 / EUR 720 / USD 785',
    'Studio Day': 'DKK 9,500 / EUR 1,267 / USD 1,380',
    'Beginner Vocals': 'DKK 1,290 / EUR 175 / USD 190',
    'Advanced Technique': 'DKK 1,800 / EUR 242 / USD 265',
    'Performance Mastery': 'DKK 10,500 / EUR 1,415 / USD 1,530',
    'Recording Essentials': 'DKK 1,950 / EUR 262 / USD 285',
  });
});

test("a card without a link keeps its disabled 'Learn More' and says that details follow [S2.77]", async () => {
  for (const title of ['Performance Mastery', 'Recording Essentials']) {
    const html = await card(title);
    expect(html).toMatch(/<button class="button compact" type="button" disabled="">Learn More<\/button>/);
    expect(textOf(html)).toContain('Details follow');
  }
  expect(linksOf(await card('Advanced Technique'))).toContain('/courses/advanced-technique');
});

describe('Beginner Vocals', () => {
  test('shows its weekly classes, and links to its page [S2.74]', async () => {
    const html = await card('Beginner Vocals');
    expect(textOf(html)).toContain('Weekly 60-minute live group classes by video meeting.');
    expect(linksOf(html)).toContain('/courses/beginner-vocals');
    expect(html).not.toContain('Buy Now');
  });

  test('opens our own checkout in a new tab by a button with its fixed price [S2.73]', async () => {
    const html = await card('Beginner Vocals');
    expect(html).toMatch(/<form[^>]*target="_blank"/);
    expect(html).toMatch(/name="courseId"[^>]*value="beginner-vocals"/);
    expect(textOf(html)).toContain('Join for DKK 1,290');
    const answer = await given.fetch('/courses', {
      method: 'POST',
      body: new URLSearchParams({ courseId: 'beginner-vocals', currency: 'DKK' }),
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toContain('/test-checkout/');
  });

  test('opens the external payment page in a new tab by a button with its fixed price [S2.72]', async () => {
    const html = await (await outside.fetch('/courses')).text();
    expect(html).toMatch(
      /href="https:\/\/pay\.example\/beginner" target="_blank" rel="noopener noreferrer">Join for DKK 1,290/,
    );
  });
});

describe("'Buy Now' without scripts", () => {
  const buy = (fields: Record<string, string>) =>
    given.fetch('/courses', { method: 'POST', body: new URLSearchParams(fields) });

  test('leads to the checkout', async () => {
    const answer = await buy({ courseId: 'singing-workshop-1d', currency: 'EUR' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/\/test-checkout\//);
  });

  test('that fails shows a red error under its own card, and keeps the currency [S2.78]', async () => {
    const answer = await buy({ courseId: 'studio-day', currency: 'SEK' });
    const html = await answer.text();
    expect(answer.status).toBe(400);
    const wrong = cards(html).filter((each) => textOf(each).includes('This isn’t offered in that currency.'));
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).toMatch(/class="error" role="alert"/);
    expect(wrong[0]).toContain('value="studio-day"');
  });
});
