import type { Block, BlockOf } from '#studio/shared/content/blocks.ts';
import type { Language } from '#studio/shared/language.ts';
import type { StartedOffer } from '../own-studio.ts';
import { type Facts, notShown, type StarterPage } from './starter-page.ts';

export function starterHome(facts: Facts): StarterPage {
  return { key: 'home', page: { en: english(facts), da: danish(facts) } };
}

function english({ city, offers }: Facts): Block[] {
  return [
    {
      type: 'seo',
      title: `{studio}, ${city}`,
      description: `What you can book with {coach} at {studio} in ${city}, with times and prices.`,
    },
    { type: 'headline', text: 'Welcome to {studio}' },
    {
      type: 'lead',
      text: `{coach} teaches in ${city}. See what you can book, or ask a question first.`,
    },
    { type: 'heading', slot: 'about', text: 'About the studio' },
    { type: 'statement', slot: 'about', text: `{studio} is run by {coach} in ${city}.` },
    notShown({
      type: 'prose',
      slot: 'about',
      paragraphs: ['Write a few lines about how you teach and who your lessons are for.'],
    }),
    { type: 'facts', slot: 'about', rows: [{ label: 'City', value: city }] },
    { type: 'heading', slot: 'programmes', text: 'What you can book' },
    { type: 'programmes', items: offers.map((offer) => offerItem(offer, 'en')) },
    { type: 'testimonials', heading: 'What students say', items: [] },
    { type: 'heading', slot: 'people', text: 'Who you will meet' },
    { type: 'people' },
    { type: 'heading', slot: 'courses', text: 'All courses' },
    { type: 'lead', slot: 'courses', text: 'Everything you can book, with prices.' },
    { type: 'heading', slot: 'contact', text: 'Do you have a question?' },
    { type: 'lead', slot: 'contact', text: 'Write to us, and {firstName} will reply.' },
    {
      type: 'lead',
      slot: 'newsletter',
      text: 'News from {studio} by email. You can unsubscribe at any time.',
    },
  ];
}

function danish({ city, offers }: Facts): Block[] {
  return [
    {
      type: 'seo',
      title: `{studio}, ${city}`,
      description: `Det kan du booke hos {coach} i ${city}, med tider og priser. {studio}.`,
    },
    { type: 'headline', text: 'Velkommen til {studio}' },
    {
      type: 'lead',
      text: `{coach} underviser i ${city}. Se, hvad du kan booke, eller stil et spørgsmål først.`,
    },
    { type: 'heading', slot: 'about', text: 'Om studiet' },
    { type: 'statement', slot: 'about', text: `{coach} driver {studio} i ${city}.` },
    notShown({
      type: 'prose',
      slot: 'about',
      paragraphs: ['Skriv et par linjer om, hvordan du underviser, og hvem dine timer er for.'],
    }),
    { type: 'facts', slot: 'about', rows: [{ label: 'By', value: city }] },
    { type: 'heading', slot: 'programmes', text: 'Det kan du booke' },
    { type: 'programmes', items: offers.map((offer) => offerItem(offer, 'da')) },
    { type: 'testimonials', heading: 'Det siger eleverne', items: [] },
    { type: 'heading', slot: 'people', text: 'Mød din underviser' },
    { type: 'people' },
    { type: 'heading', slot: 'courses', text: 'Alle kurser' },
    { type: 'lead', slot: 'courses', text: 'Alt, hvad du kan booke, med priser.' },
    { type: 'heading', slot: 'contact', text: 'Har du et spørgsmål?' },
    { type: 'lead', slot: 'contact', text: 'Skriv til os, så svarer {firstName}.' },
    {
      type: 'lead',
      slot: 'newsletter',
      text: 'Nyt fra {studio} på e-mail. Du kan altid afmelde det igen.',
    },
  ];
}

const words = {
  en: {
    session: 'Choose a time that suits you.',
    'group-class': 'See the dates and book a place.',
    workshop: 'See the dates and book a place.',
    pack: 'Buy several sessions together, and book each one when it suits you.',
    minutes: (count: number) => `${count} minutes`,
    sessions: (count: number) => `${count} sessions`,
    button: 'Read more',
  },
  da: {
    session: 'Vælg en tid, der passer dig.',
    'group-class': 'Se datoerne, og book en plads.',
    workshop: 'Se datoerne, og book en plads.',
    pack: 'Køb flere timer på én gang, og book dem, når det passer dig.',
    minutes: (count: number) => `${count} minutter`,
    sessions: (count: number) => `${count} timer`,
    button: 'Læs mere',
  },
} as const;

export function lengthText({ kind, length }: StartedOffer, language: Language): string {
  return kind === 'pack' ? words[language].sessions(length) : words[language].minutes(length);
}

export function offerPath({ id, isUsual }: StartedOffer): string {
  return isUsual ? '/courses/private-coaching' : `/courses/${id}`;
}

function offerItem(offer: StartedOffer, language: Language): BlockOf<'programmes'>['items'][number] {
  return {
    offerId: offer.isUsual ? 'private-coaching' : offer.id,
    title: offer.name[language],
    sub: lengthText(offer, language),
    description: words[language][offer.kind],
    picture: `offer-${offer.id}`.slice(0, 60),
    pictureAlt: offer.name[language],
    href: offerPath(offer),
    button: words[language].button,
    isFrom: false,
  };
}
