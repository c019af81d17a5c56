import { placeLines, type StudioIdentity } from '#studio/shared/content/identity.ts';
import { plainText, type RichText } from '#studio/shared/content/rich-text/rich-text.ts';
import { type Language, pageAddress } from '#studio/shared/language.ts';
import type { SiteFrame } from './frame.ts';

/* JSON-LD for search engines. Everything in it is also on the page; tests/structured-data.app.test.ts compares both. */

export interface Described {
  name: string;
  description?: string | undefined;
  offers?: readonly { currency: string; decimal: string }[];
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
  const { identity, siteUrl } = frame;
  return structured({
    '@type': 'LocalBusiness',
    '@id': `${siteUrl}/#studio`,
    name: identity.studioName,
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
  const { identity, language } = frame;
  const { name, description, next } = course;
  const instructors = peopleOf(course);
  return structured({
    '@type': 'Course',
    name,
    ...(description ? { description } : {}),
    url: urlOf(frame, frame.path),
    inLanguage: language,
    provider: { '@type': 'LocalBusiness', name: identity.studioName },
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
    organizer: { '@type': 'LocalBusiness', name: frame.identity.studioName },
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
    ...(article.photograph ? { image: `${frame.siteUrl}/pictures/${article.photograph}.webp` } : {}),
    author:
      article.author && article.author !== studioName
        ? { '@type': 'Person', name: article.author }
        : { '@type': 'Organization', name: studioName },
    publisher: { '@type': 'Organization', name: studioName },
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

function addressOf(identity: StudioIdentity) {
  return { '@type': 'PostalAddress', streetAddress: placeLines(identity).join(', ') };
}

function takingPlace({ identity }: SiteFrame, { startsOn, endsOn }: { startsOn: string; endsOn: string }) {
  return {
    startDate: startsOn,
    endDate: endsOn,
    location: { '@type': 'Place', name: identity.studioName, address: addressOf(identity) },
  };
}

function imageOf({ siteUrl, photograph }: SiteFrame, described: Described) {
  const image = described.photograph ?? photograph;
  return image ? { image: `${siteUrl}/pictures/${image}.webp` } : {};
}

function peopleOf({ instructors = [] }: Described) {
  return instructors.map((name) => ({ '@type': 'Person', name }));
}

function offersOf(frame: SiteFrame, { offers = [] }: Described) {
  if (offers.length === 0) return {};
  const url = urlOf(frame, frame.path);
  const each = ({ currency, decimal }: { currency: string; decimal: string }) => ({
    '@type': 'Offer',
    price: decimal,
    priceCurrency: currency,
    url,
  });
  return { offers: offers.map(each) };
}
