import type { OfferKind } from '#platform/db/schema/catalogue.ts';
import type { Block } from './blocks.ts';

const goods = ['goods', 'print-goods'] as const;
const seats = ['programme', 'workshop', 'group-class'] as const;
const credits = ['session', 'pack', 'studio-day'] as const;

/** Titles of steps and headings of sections, without their number, and the kinds of offers that they are about. */
const parts = new Map<string, readonly OfferKind[]>([
  ['Goods from stock', ['goods']],
  ['Varer på lager', ['goods']],
  ['Goods printed for you', ['print-goods']],
  ['Varer, der trykkes til dig', ['print-goods']],
  ['Goods, from stock and printed', goods],
  ['Varer, på lager og trykte', goods],
  ['Delivery of goods', goods],
  ['Levering af varer', goods],
  ['Online courses', ['course']],
  ['Onlinekurser', ['course']],
  ['Voice Elevated and Celebrity Vocal Experience', ['programme']],
  ['Voice Elevated og Celebrity Vocal Experience', ['programme']],
  ['Programmes by application', ['programme']],
  ['Forløb med ansøgning', ['programme']],
  ['Private coaching, workshops, studio days, group classes', [...credits, 'workshop', 'group-class']],
  ['Privat coaching, workshops, dage i studiet, holdundervisning', [...credits, 'workshop', 'group-class']],
  ['Private sessions, workshops, studio days, group classes', [...credits, 'workshop', 'group-class']],
  ['Private timer, workshops, studiedage, holdundervisning', [...credits, 'workshop', 'group-class']],
  ['Sessions: rescheduling, cancelling and arriving late', credits],
  ['Timer: flytning, aflysning og forsinkelse', credits],
  ['Programmes, workshops and classes', seats],
  ['Forløb, workshops og hold', seats],
  ['Session credits, sessions and studio days', credits],
  ['Klip, timer og dage i studiet', credits],
  ['Klip, timer og studiedage', credits],
  ['What you book', [...credits, 'workshop', 'group-class']],
  ['Det, du booker', [...credits, 'workshop', 'group-class']],
  ['Places on fixed dates', seats],
  ['Pladser på faste datoer', seats],
  ['Sessions and session credits', credits],
  ['Timer og klip', credits],
  ['Group classes', ['group-class']],
  ['Holdundervisning', ['group-class']],
  ['Events on fixed dates', ['programme', 'workshop']],
  ['Arrangementer på faste datoer', ['programme', 'workshop']],
]);

interface Phrase {
  about: readonly OfferKind[];
  from: string;
  /** Where nothing of that kind is sold. */
  to: string;
}

const phrase = (about: readonly OfferKind[], from: string, to = ''): Phrase => ({ about, from, to });

const phrases: readonly Phrase[] = [
  phrase(goods, 'VAT and delivery,', 'VAT,'),
  phrase(goods, 'med moms og levering samt disse betingelser', 'med moms og disse betingelser'),
  phrase(goods, ' Delivery is shown before you order.'),
  phrase(goods, ' Prisen for levering vises, før du bestiller.'),
  phrase(goods, 'everything, including standard delivery,', 'everything'),
  phrase(goods, 'alt tilbage, inklusive almindelig levering, senest', 'alt tilbage senest'),
  phrase(
    goods,
    ' For goods we may wait until we have received them or you have shown that you have sent them.',
  ),
  phrase(
    goods,
    ' For varer må vi vente, til vi har modtaget dem, eller du har dokumenteret, at de er sendt.',
  ),
  phrase(goods, 'Faulty goods and complaints', 'Complaints'),
  phrase(['course'], 'The same two years apply to digital content, which we correct or refund. '),
  phrase(['course'], 'De samme to år gælder for digitalt indhold, som vi retter eller betaler tilbage. '),
  phrase(goods, 'The same two years apply to digital', 'You can complain for two years about digital'),
  phrase(goods, 'De samme to år gælder for digitalt', 'Du har to års reklamationsret på digitalt'),
  phrase([...goods, 'course'], 'A session, a place, a course or goods.', 'A session or a place.'),
  phrase(goods, 'a place, a course or goods.', 'a place or a course.'),
  phrase(['course'], 'a place, a course or goods.', 'a place or goods.'),
  phrase(['programme'], ', or, for the programmes, when your application is accepted'),
  phrase([...goods, 'course'], 'En time, en plads, et kursus eller en vare.', 'En time eller en plads.'),
  phrase(goods, 'en plads, et kursus eller en vare.', 'en plads eller et kursus.'),
  phrase(['course'], 'en plads, et kursus eller en vare.', 'en plads eller en vare.'),
  phrase(['programme'], ', for forløbene dog først, når din ansøgning er godkendt'),
  phrase(['programme'], ' Indtil din ansøgning er godkendt, kan du trække den tilbage og betale ingenting.'),
  phrase(['workshop'], 'Workshops and programmes are', 'Programmes are'),
  phrase(['workshop'], 'Workshops og forløb er', 'Forløb er'),
  phrase(['programme'], 'Workshops and programmes are', 'Workshops are'),
  phrase(['programme'], 'Workshops og forløb er', 'Workshops er'),
  phrase(['programme'], ' Until your application is accepted you can withdraw it and pay nothing.'),
];

/** Whole paragraphs, by how they begin. */
const paragraphs: ReadonlyArray<Pick<Phrase, 'about' | 'from'>> = [
  { about: ['programme'], from: 'Places on a programme go to accepted applicants.' },
  { about: ['programme'], from: 'Pladserne på et forløb går til ansøgere' },
  { about: goods, from: 'The Danish Sale of Goods Act gives you two years' },
  { about: goods, from: 'Købeloven giver dig to års reklamationsret på varer.' },
];

const number = /^\d{1,2}\. /;

/** Without what is about kinds of offers that are not sold. Sections are numbered anew; what the owner wrote stays. */
export function termsOfSold(blocks: readonly Block[], sold: readonly OfferKind[]): Block[] {
  const isSold = (about: readonly OfferKind[] | undefined) =>
    about === undefined || about.some((kind) => sold.includes(kind));
  const isKept = (part: unknown) =>
    typeof part !== 'string' || isSold(paragraphs.find(({ from }) => part.startsWith(from))?.about);
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') {
      return phrases.reduce(
        (text, { about, from, to }) => (isSold(about) ? text : text.replace(from, to)),
        part,
      );
    }
    if (Array.isArray(part)) return part.filter(isKept).map(fill);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, fill(value)]));
  };
  const headingOf = (block: Block) => ('heading' in block ? (block.heading ?? '') : '');
  let section = 0;
  return blocks
    .filter((block) => isSold(parts.get(headingOf(block).replace(number, ''))))
    .map((block): Block => {
      const steps =
        block.type === 'steps' ? block.steps.filter(({ title }) => isSold(parts.get(title))) : null;
      const heading = headingOf(block);
      if (number.test(heading)) section += 1;
      const numbered = number.test(heading) ? { heading: heading.replace(number, `${section}. `) } : {};
      return fill({ ...block, ...(steps ? { steps } : {}), ...numbered }) as Block;
    });
}
