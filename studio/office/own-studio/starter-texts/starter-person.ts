import { type Facts, notShown, type StarterPage } from './starter-page.ts';

/** The pages about the coach: `/about-<slug>` and `/<slug>`. */
export function starterPerson(facts: Facts): StarterPage[] {
  return [about(facts), artist(facts)];
}

/** Of the drawing; a photograph has its own description. */
const drawn = { en: 'Drawing of a singer who is listening', da: 'Tegning af en sanger, der lytter' };

function about({ city }: Facts): StarterPage {
  const rows = (studio: string, place: string) => [
    { label: studio, value: '{studio}' },
    { label: place, value: city },
  ];
  return {
    key: 'about',
    page: {
      en: [
        { type: 'seo', title: 'About {coach}', description: `{coach} runs {studio} in ${city}.` },
        { type: 'headline', text: 'About {coach}' },
        { type: 'lead', text: `{coach} runs {studio} in ${city}.` },
        { type: 'picture', slot: 'portrait', picture: 'coach-listening', alt: drawn.en },
        notShown({ type: 'statement', slot: 'philosophy', text: 'One sentence about how you teach.' }),
        notShown({
          type: 'prose',
          slot: 'work',
          heading: 'Training and experience',
          paragraphs: ['Write where you trained, and what you have done since.'],
        }),
        { type: 'facts', slot: 'life', rows: rows('Studio', 'City') },
        {
          type: 'prose',
          slot: 'invite',
          heading: 'Get started',
          paragraphs: ['See what you can book, or ask {firstName} a question first.'],
        },
      ],
      da: [
        { type: 'seo', title: 'Om {coach}', description: `{coach} driver {studio} i ${city}.` },
        { type: 'headline', text: 'Om {coach}' },
        { type: 'lead', text: `{coach} driver {studio} i ${city}.` },
        { type: 'picture', slot: 'portrait', picture: 'coach-listening', alt: drawn.da },
        notShown({ type: 'statement', slot: 'philosophy', text: 'Én sætning om, hvordan du underviser.' }),
        notShown({
          type: 'prose',
          slot: 'work',
          heading: 'Uddannelse og erfaring',
          paragraphs: ['Skriv, hvor du er uddannet, og hvad du har lavet siden.'],
        }),
        { type: 'facts', slot: 'life', rows: rows('Studie', 'By') },
        {
          type: 'prose',
          slot: 'invite',
          heading: 'Kom i gang',
          paragraphs: ['Se, hvad du kan booke, eller stil {firstName} et spørgsmål først.'],
        },
      ],
    },
  };
}

function artist({ city }: Facts): StarterPage {
  return {
    key: 'artist',
    page: {
      en: [
        {
          type: 'seo',
          title: '{coach}',
          description: `Concerts, music and videos by {coach} from ${city}.`,
        },
        { type: 'headline', text: '{coach}' },
        { type: 'lead', text: 'Concerts, music and videos.' },
        { type: 'concerts', items: [] },
        { type: 'links', slot: 'music', items: [] },
        notShown({ type: 'prose', paragraphs: ['Write about your own music and your concerts.'] }),
        { type: 'links', items: [{ label: 'Write to {firstName}', href: '/contact' }] },
      ],
      da: [
        {
          type: 'seo',
          title: '{coach}',
          description: `Koncerter, musik og videoer med {coach} fra ${city}.`,
        },
        { type: 'headline', text: '{coach}' },
        { type: 'lead', text: 'Koncerter, musik og videoer.' },
        { type: 'concerts', items: [] },
        { type: 'links', slot: 'music', items: [] },
        notShown({ type: 'prose', paragraphs: ['Skriv om din egen musik og dine koncerter.'] }),
        { type: 'links', items: [{ label: 'Skriv til {firstName}', href: '/contact' }] },
      ],
    },
  };
}
