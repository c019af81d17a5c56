import { sessionCourseId } from '#studio/offers/catalogue/offer.ts';
import type { Block, BlockOf } from '#studio/shared/content/blocks.ts';
import type { Language } from '#studio/shared/language.ts';
import type { StartedOffer } from '../own-studio.ts';
import { lengthText, offerPath } from './starter-home.ts';
import { type Facts, notShown, type StarterPage } from './starter-page.ts';

/** The courses page, and that of the usual session while the studio has one. */
export function starterBooking(facts: Facts): StarterPage[] {
  const usual = facts.offers.find(({ isUsual }) => isUsual);
  return [courses(facts, usual), ...(usual ? [session(facts, usual)] : []), packs];
}

/** Offers of the owner's own have cards without a text of the page. */
function usualCard(usual: StartedOffer | undefined, language: Language): BlockOf<'courseCards'>['items'] {
  if (!usual) return [];
  const description = {
    en: 'One to one with {coach}. Choose a time that suits you.',
    da: 'Eneundervisning med {coach}. Vælg en tid, der passer dig.',
  };
  return [
    {
      offerId: sessionCourseId,
      title: usual.name[language],
      description: description[language],
      picture: null,
      href: offerPath(usual),
      isFrom: false,
    },
  ];
}

function courses({ city }: Facts, usual: StartedOffer | undefined): StarterPage {
  return {
    key: 'courses',
    page: {
      en: [
        {
          type: 'seo',
          title: 'Sessions and courses',
          description: `Everything you can book at {studio} in ${city}, with prices.`,
        },
        { type: 'headline', text: 'Sessions and courses' },
        { type: 'lead', text: 'Everything you can book at {studio}, with prices.' },
        { type: 'courseCards', items: usualCard(usual, 'en') },
      ],
      da: [
        {
          type: 'seo',
          title: 'Timer og kurser',
          description: `Alt, hvad du kan booke hos {studio} i ${city}, med priser.`,
        },
        { type: 'headline', text: 'Timer og kurser' },
        { type: 'lead', text: 'Alt, hvad du kan booke hos {studio}, med priser.' },
        { type: 'courseCards', items: usualCard(usual, 'da') },
      ],
    },
  };
}

function session(facts: Facts, offer: StartedOffer): StarterPage {
  return {
    key: 'private-coaching',
    page: { en: sessionEnglish(facts, offer), da: sessionDanish(facts, offer) },
  };
}

function practical(
  facts: Facts,
  offer: StartedOffer,
  language: Language,
): { label: string; value: string }[] {
  const [length, teacher, place] =
    language === 'da' ? ['Varighed', 'Underviser', 'Sted'] : ['Length', 'Teacher', 'Where'];
  return [
    { label: length ?? '', value: lengthText(offer, language) },
    { label: teacher ?? '', value: '{coach}' },
    { label: place ?? '', value: addressOf(facts) },
  ];
}

function addressOf({ street, postcode, city }: Facts): string {
  return `${street}, ${postcode} ${city}`;
}

function sessionEnglish(facts: Facts, offer: StartedOffer): Block[] {
  return [
    {
      type: 'seo',
      title: offer.name.en,
      description: `${offer.name.en} with {coach} at {studio} in ${facts.city}: available times and prices.`,
    },
    { type: 'headline', text: offer.name.en },
    { type: 'lead', text: 'One to one with {coach}. Choose a time that suits you.' },
    notShown({
      type: 'steps',
      slot: 'hour',
      heading: 'How a session runs',
      steps: [{ title: 'First', text: 'Describe how a session begins.' }],
    }),
    notShown({
      type: 'faqs',
      heading: 'Questions and answers',
      items: [{ question: 'A question that you often get', answer: 'Your answer.' }],
    }),
    { type: 'facts', slot: 'practical', heading: 'Practical', rows: practical(facts, offer, 'en') },
    notShown({
      type: 'prose',
      slot: 'bring',
      heading: 'What to bring',
      paragraphs: ['Write what students should bring.'],
    }),
    {
      type: 'prose',
      slot: 'directions',
      heading: 'How to find us',
      paragraphs: [`{studio} is at ${addressOf(facts)}.`],
    },
    { type: 'testimonials', heading: 'What students say', items: [] },
  ];
}

function sessionDanish(facts: Facts, offer: StartedOffer): Block[] {
  return [
    {
      type: 'seo',
      title: offer.name.da,
      description: `${offer.name.da} hos {coach} i ${facts.city}: ledige tider og priser. {studio}.`,
    },
    { type: 'headline', text: offer.name.da },
    { type: 'lead', text: 'Eneundervisning med {coach}. Vælg en tid, der passer dig.' },
    notShown({
      type: 'steps',
      slot: 'hour',
      heading: 'Sådan foregår en time',
      steps: [{ title: 'Først', text: 'Beskriv, hvordan en time begynder.' }],
    }),
    notShown({
      type: 'faqs',
      heading: 'Spørgsmål og svar',
      items: [{ question: 'Et spørgsmål, du ofte får', answer: 'Dit svar.' }],
    }),
    { type: 'facts', slot: 'practical', heading: 'Praktisk', rows: practical(facts, offer, 'da') },
    notShown({
      type: 'prose',
      slot: 'bring',
      heading: 'Det skal du have med',
      paragraphs: ['Skriv, hvad eleverne skal have med.'],
    }),
    {
      type: 'prose',
      slot: 'directions',
      heading: 'Sådan finder du os',
      paragraphs: [`{studio} ligger på adressen ${addressOf(facts)}.`],
    },
    { type: 'testimonials', heading: 'Det siger eleverne', items: [] },
  ];
}

const packs: StarterPage = {
  key: 'packs',
  page: {
    en: [
      { type: 'seo', title: 'Packs of sessions', description: 'Packs of sessions at {studio}.' },
      { type: 'headline', text: 'Packs of sessions' },
      { type: 'lead', text: 'Buy several sessions together, and book each one when it suits you.' },
    ],
    da: [
      { type: 'seo', title: 'Klippekort', description: 'Klippekort til timer hos {studio}.' },
      { type: 'headline', text: 'Klippekort' },
      { type: 'lead', text: 'Køb flere timer på én gang, og book dem, når det passer dig.' },
    ],
  },
};
