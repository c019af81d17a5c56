import { shareAddress } from '#studio/money/documents/share-address.ts';
import { placeLines, type StudioIdentity } from '#studio/shared/content/identity.ts';
import { plainText, type RichText } from '#studio/shared/content/rich-text/rich-text.ts';
import { type Language, pageAddress } from '#studio/shared/language.ts';
import type { SiteFrame } from './frame.ts';

/* JSON-LD for search engines. Everything in it is also on the page; tests/structured-data.app.test.ts compares both. */

export interface Described {
  name: string;
  description?: string | undefined;
  offers?: readonly { currency: string; decimal: string }[];
  /** Of schema.org's ItemAvailability. */
  availability?: 'InStock' | 'MadeToOrder' | 'OutOfStock' | 'SoldOut';
  /** ISO dates. */
  next?: { startsOn: string; endsOn: string } | null;
  /** Names of who teaches. */
  instructors?: readonly string[];
  /** `<id>/<width>`, if it is not the one that leads the page; empty: none. */
  photograph?: string;
}

/** An entry of a route's `meta`. */
export function structured(data: object) {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...data } };
}

export function studioData(frame: SiteFrame) {
  const { identity } = frame;
  return structured({
    ...studioOf(frame),
    url: urlOf(frame, '/'),
    ...(identity.phone ? { telephone: identity.phone } : {}),
    ...(identity.email ? { email: identity.email } : {}),
    address: addressOf(identity),
    founder: {
      '@type': 'Person',
      name: identity.coachName,
      url: urlOf(frame, `/${identity.coachSlug}`),
    },
  });
}

export function courseData(frame: SiteFrame, course: Described) {
  const { language } = frame;
  const { name, description, next } = course;
  const instructors = peopleOf(course);
  return structured({
    '@type': 'Course',
    name,
    ...(description ? { description } : {}),
    url: urlOf(frame, frame.path),
    inLanguage: language,
    provider: studioOf(frame),
    ...imageOf(frame, course),
    ...offersOf(frame, course),
    ...(next || instructors.length > 0
      ? {
          hasCourseInstance: {
            '@type': 'CourseInstance',
            ...(next ? { courseMode: 'Onsite', ...takingPlace(frame, next) } : {}),
            ...(instructors.length > 0 ? { instructor: instructors } : {}),
          },
        }
      : {}),
  });
}

export function eventData(frame: SiteFrame, event: Described & { next: NonNullable<Described['next']> }) {
  const { name, description, next } = event;
  const performers = peopleOf(event);
  return structured({
    '@type': 'Event',
    name,
    ...(description ? { description } : {}),
    url: urlOf(frame, frame.path),
    ...takingPlace(frame, next),
    organizer: studioOf(frame),
    ...(performers.length > 0 ? { performer: performers } : {}),
    ...imageOf(frame, event),
    ...offersOf(frame, event),
  });
}

export function productData(frame: SiteFrame, product: Described) {
  const { name, description } = product;
  return structured({
    '@type': 'Product',
    name,
    ...(description ? { description } : {}),
    url: urlOf(frame, frame.path),
    ...imageOf(frame, product),
    ...offersOf(frame, product),
  });
}

export function articleData(
  frame: SiteFrame,
  article: {
    title: string;
    excerpt: string;
    author: string | null;
    publishedOn: string;
    language: Language;
    /** `<id>/<width>`; empty: none. */
    photograph: string;
  },
) {
  const { studioName } = frame.identity;
  return structured({
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    datePublished: article.publishedOn,
    inLanguage: article.language,
    ...imageOf(frame, { name: article.title, photograph: article.photograph }),
    author:
      article.author && article.author !== studioName
        ? { '@type': 'Person', name: article.author }
        : studioOf(frame),
    publisher: studioOf(frame),
    mainEntityOfPage: urlOf(frame, frame.path),
  });
}

export function faqData(items: readonly { question: string; answer: RichText }[]) {
  return structured({
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  });
}

export function breadcrumbData(frame: SiteFrame, steps: readonly { name: string; href: string }[]) {
  return structured({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: urlOf(frame, href),
    })),
  });
}

function urlOf({ siteUrl, language }: SiteFrame, path: string): string {
  return siteUrl + pageAddress(path, language);
}

/** The same thing on every page, by its `@id`. */
function studioOf({ identity, siteUrl }: SiteFrame) {
  return { '@type': 'LocalBusiness', '@id': `${siteUrl}/#studio`, name: identity.studioName };
}

const postcodeAndCity = /^(?:DK-)?(\d{4}) (.+)$/;

/** In parts where a line has a postcode. */
function addressOf(identity: StudioIdentity) {
  const lines = placeLines(identity);
  const [, postalCode, addressLocality] =
    lines.map((line) => postcodeAndCity.exec(line)).find((match) => match !== null) ?? [];
  const street = lines.filter((line) => !postcodeAndCity.test(line)).join(', ');
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    ...(postalCode ? { postalCode, addressLocality, addressCountry: 'DK' } : {}),
  };
}

function takingPlace({ identity }: SiteFrame, { startsOn, endsOn }: { startsOn: string; endsOn: string }) {
  return {
    startDate: startsOn,
    endDate: endsOn,
    location: { '@type': 'Place', name: identity.studioName, address: addressOf(identity) },
  };
}

/** Without a photograph, the drawing for those who share the page. */
function imageOf(
  { siteUrl, identity, photograph }: SiteFrame,
  described: Pick<Described, 'name' | 'photograph'>,
) {
  const image = described.photograph ?? photograph;
  const drawing = { title: described.name, studio: identity.studioName, photograph: '' };
  return { image: siteUrl + (image ? `/pictures/${image}.webp` : shareAddress(drawing)) };
}

function peopleOf({ instructors = [] }: Described) {
  return instructors.map((name) => ({ '@type': 'Person', name }));
}

function offersOf(frame: SiteFrame, { offers = [], availability = 'InStock' }: Described) {
  if (offers.length === 0) return {};
  const url = urlOf(frame, frame.path);
  const each = ({ currency, decimal }: { currency: string; decimal: string }) => ({
    '@type': 'Offer',
    price: decimal,
    priceCurrency: currency,
    availability: `https://schema.org/${availability}`,
    url,
  });
  return { offers: offers.map(each) };
}
