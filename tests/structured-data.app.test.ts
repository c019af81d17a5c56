import { expect, test } from 'vitest';
import { formatDateRange } from '#studio/calendar/dates/date-range.ts';
import { languages, pageAddress } from '#studio/shared/language.ts';
import { formatAmount } from '#studio/shared/money.ts';
import { formatDate } from '#studio/shared/time/format-time.ts';
import { visitorPages } from './support/browser/visitor-pages.ts';
import { testApp } from './support/site/app.ts';
import { textOf } from './support/site/html.ts';

const given = testApp();

/** Of schema.org's vocabulary, what our pages use: each type with the properties it or a parent type has. */
const vocabulary: Readonly<Record<string, readonly string[]>> = {
  LocalBusiness: ['name', 'url', 'telephone', 'email', 'address', 'founder'],
  Person: ['name', 'url'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  Place: ['name', 'address'],
  Course: ['name', 'description', 'url', 'inLanguage', 'provider', 'image', 'offers', 'hasCourseInstance'],
  CourseInstance: ['courseMode', 'startDate', 'endDate', 'location', 'instructor'],
  Event: [
    'name',
    'description',
    'url',
    'startDate',
    'endDate',
    'location',
    'organizer',
    'performer',
    'image',
    'offers',
  ],
  Product: ['name', 'description', 'url', 'image', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  Article: [
    'headline',
    'description',
    'image',
    'datePublished',
    'inLanguage',
    'author',
    'publisher',
    'mainEntityOfPage',
  ],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(thingsIn);
  return '@type' in value ? [value as Thing, ...inside] : inside;
}

async function dataOf(path: string) {
  const html = await (await given.fetch(path)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  const body = html.slice(html.indexOf('<body'));
  return { text: textOf(body), things: thingsIn(blocks.map(([, json = '']) => JSON.parse(json))) };
}

const pages = languages.flatMap((language) =>
  visitorPages.map((path) => ({ language, path: pageAddress(path, language) })),
);

test('structured data: every type and property is in schema.org’s vocabulary, and every type is used [S2.195]', async () => {
  const used = new Set<string>();
  for (const { path } of pages)
    for (const thing of (await dataOf(path)).things) {
      used.add(thing['@type']);
      const properties = Object.keys(thing).filter((name) => !name.startsWith('@'));
      expect(vocabulary[thing['@type']], thing['@type']).toEqual(expect.arrayContaining(properties));
    }
  expect([...used].toSorted()).toEqual(Object.keys(vocabulary).toSorted());
});

test('structured data: names, texts, prices and dates are on the page that carries them [S2.196]', async () => {
  for (const { language, path } of pages) {
    const { text, things } = await dataOf(path);
    const says = (words: unknown) => expect(text, path).toContain(String(words).replace(/\s+/g, ' ').trim());
    for (const thing of things) {
      for (const property of ['name', 'headline', 'text', 'telephone', 'email'])
        if (thing[property] !== undefined) says(thing[property]);
      if (thing['@type'] === 'Offer') says(formatAmount(Math.round(Number(thing.price) * 100), language));
      if (thing.startDate) says(formatDateRange(String(thing.startDate), String(thing.endDate), language));
      if (thing.datePublished)
        says(formatDate(Temporal.PlainDate.from(String(thing.datePublished)), language));
    }
  }
});

test('structured data: addresses lead to pages in the page’s language', async () => {
  for (const { language, path } of pages)
    for (const { url, item } of (await dataOf(path)).things)
      for (const address of [url, item].filter((one) => one !== undefined)) {
        const target = String(address).slice(given.world.settings.siteUrl.length) || '/';
        expect(pageAddress(target, language)).toBe(target);
      }
});

test('structured data: products, articles and courses have an image that answers, offers an availability, the studio one id', async () => {
  const { siteUrl } = given.world.settings;
  const pictured = new Set(['Product', 'Article', 'Course', 'Event']);
  const images = new Set<string>();
  for (const { path } of pages)
    for (const thing of (await dataOf(path)).things) {
      if (pictured.has(thing['@type'])) images.add(String(thing.image));
      if (thing['@type'] === 'Offer')
        expect(thing.availability).toMatch(
          /^https:\/\/schema\.org\/(InStock|MadeToOrder|OutOfStock|SoldOut)$/,
        );
      if (thing['@type'] === 'LocalBusiness') expect(thing['@id'], path).toBe(`${siteUrl}/#studio`);
    }
  expect(images.size).toBeGreaterThan(5);
  for (const image of images) {
    const answer = await given.fetch(image.slice(siteUrl.length));
    expect([answer.status, answer.headers.get('content-type')?.split('/')[0]], image).toEqual([200, 'image']);
  }
});
