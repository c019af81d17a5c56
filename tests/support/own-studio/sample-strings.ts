import { textsOf } from '#studio/office/own-studio/sample-text.ts';
import { legalKeys } from '#studio/office/own-studio/starter-texts/starter-legal.ts';
import { sampleArticles } from '../../../db/sample/articles.ts';
import { sampleCourses } from '../../../db/sample/courses.ts';
import { sampleDashboard } from '../../../db/sample/dashboard.ts';
import { sampleDocuments } from '../../../db/sample/documents.ts';
import { sampleIdentity } from '../../../db/sample/identity.ts';
import { sampleInstructors } from '../../../db/sample/instructors.ts';
import { sampleProducts } from '../../../db/sample/products.ts';
import printed from '../../../db/sample/workbooks/printed/printed.json' with { type: 'json' };

/** Titles of one or two words, such as 'Tote bag', may be the owner's, too. */
const shortest = 20;

const names = [
  'Voice Elevated',
  'Celebrity Vocal Experience',
  'The Whole Voice',
  'Hele stemmen',
  'Lindehav',
  'Prøvegade',
];

const quoted = sampleDocuments.flatMap(({ en, da }) =>
  [...en, ...da].flatMap((block) =>
    block.type === 'testimonials' ? block.items.map(({ name }) => name) : [],
  ),
);

const longTexts = [
  ...sampleDocuments.filter(({ key }) => !legalKeys.includes(key)).flatMap(({ en, da }) => textsOf([en, da])),
  ...sampleArticles.flatMap(({ en, da }) => textsOf([en, da])),
  ...sampleProducts.flatMap(({ en, da }) => textsOf([en, da])),
  ...sampleCourses.flatMap(({ title, description }) => textsOf([title, description])),
  ...printed.flatMap(({ editions }) => editions.flatMap(({ title, description }) => [title, description])),
  ...sampleInstructors.flatMap(({ text, portrait }) => textsOf([text, portrait])),
  ...textsOf(sampleDashboard),
].filter((text) => text.length >= shortest);

/** Also labels of the pages themselves. */
const labels: ReadonlySet<string> = new Set(['Booking and concerts', 'Booking og koncerter']);

/** Texts that no page has once the sample studio is replaced. */
export const sampleStrings: readonly string[] = [
  ...new Set([
    ...names,
    ...quoted,
    sampleIdentity.coachName,
    ...sampleInstructors.flatMap(({ name }) => name ?? []),
    ...longTexts,
  ]),
].filter((text) => !labels.has(text));
