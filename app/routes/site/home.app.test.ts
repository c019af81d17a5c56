import { expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { linksOf, pieces, textOf } from '#tests/support/site/html.ts';

const given = testApp();
const home = async (prefix = '') => (await given.fetch(prefix || '/')).text();

test('every section has an anchor [S2.13]', async () => {
  const html = await home();
  const sections = ['home', 'about', 'instructors', 'courses', 'contact', 'newsletter'];
  const ids = [...html.matchAll(/\bid="([\w-]+)"/g)].map(([, id]) => id ?? '');
  expect(ids.filter((id) => sections.includes(id))).toEqual(sections);
});

test('the buttons have the specified labels and targets [S2.62]', async () => {
  const html = await home();
  expect(html).toMatch(/href="\/courses">Explore Courses</);
  expect(html).toMatch(/href="\/consultation" target="_blank" rel="noopener">Book Consultation/);
  expect(html).toMatch(/href="\/about-thea-lindehav">Learn More About Thea Lindehav</);
  const featured = pieces(html, 'section', /[^>]*class="featured"[^>]*/)[0] ?? '';
  expect(textOf(featured)).toMatch(/^Featured Programs /);
  expect(featured).toMatch(/href="\/courses">More Courses</);
  expect(html).toMatch(/href="\/contact" data-opens="contact-dialog">Contact Us</);
  expect(html).toMatch(/<dialog id="contact-dialog"/);
});

/** Without the recordings of the plates. */
const pageLinks = (html: string) => linksOf(html).filter((href) => !href.startsWith('/assets/'));

test('three programmes show DKK and EUR prices in the number format of the page [S2.64]', async () => {
  const programmes = (html: string) => pieces(html, 'article').map(textOf);
  const english = programmes(await home());
  expect(english).toHaveLength(3);
  expect(english[0]).toMatch(/Voice Elevated .* DKK 18,500 EUR 2,485 Learn More/);
  expect(english[1]).toMatch(/Celebrity Vocal Experience .* DKK 68,500 EUR 9,065 Learn More/);
  expect(english[2]).toMatch(/Private Coaching .* from DKK 1,950 from EUR 262 Book Now/);
  expect(pieces(await home(), 'article').map(pageLinks)).toEqual([
    ['/en/courses/voice-elevated'],
    ['/en/courses/celebrity-vocal-experience'],
    ['/courses/private-coaching'],
  ]);
  expect(programmes(await home('/da'))[0]).toMatch(/DKK 18\.500 EUR 2\.485 Læs mere/);
});

test('each programme shows when it takes place next, and singers are quoted, marked as samples', async () => {
  const html = await home();
  const [programme, retreat, coaching] = pieces(html, 'article').map(textOf);
  for (const dated of [programme, retreat]) expect(dated).toMatch(/\d+(?: \w+ – |–)\d+ \w+/);
  expect(textOf(html)).not.toContain('places left');
  expect(coaching).toMatch(/Next: \w+ \d+ \w+, \d\d:00/);
  const quotes = pieces(html, 'figcaption')
    .map(textOf)
    .filter((caption) => caption.endsWith('Sample'));
  expect(quotes).toHaveLength(3);
  expect(textOf(html)).toContain('Ten singers at most');
});

test('the test payment is offered in test mode, as a form that works without scripts [S2.67]', async () => {
  const html = await home();
  expect(html).toContain('Test $1 Payment');
  const fields = new URLSearchParams({ courseId: 'test-payment', currency: 'USD' });
  const answer = await given.fetch('/?index', { method: 'POST', body: fields });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toMatch(/\/test-checkout\//);
});

test('its index lists every course', async () => {
  const index = pieces(await home(), 'ol')[0] ?? '';
  expect(pieces(index, 'li')).toHaveLength(10);
  expect(linksOf(index)).toContain('/courses/private-coaching');
});
