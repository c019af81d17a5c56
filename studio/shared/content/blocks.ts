import { z } from 'zod';
import {
  href,
  line,
  marks,
  paragraph,
  paragraphs,
  picture,
  richEntry,
  richText,
  singer,
  slot,
} from './block-parts.ts';

/**
 * The blocks of a content document: plain texts, and rich texts without any HTML. Texts may contain `{studio}`, `{coach}` and
 * `{firstName}`. `slot` distinguishes several blocks of one type on a page.
 */
export const courseGroups = ['hour', 'others', 'intensives'] as const;
export type CourseGroup = (typeof courseGroups)[number];

/** Kinds of articles, in the order of the magazine's tabs. */
export const articleKinds = ['article', 'blog', 'interview', 'video', 'audio', 'link'] as const;

export const blockTypes = {
  /** `sharePicture`: a place with a photograph of the owner's; absent: the one that leads the page. */
  seo: z.object({
    type: z.literal('seo'),
    ...marks,
    title: line,
    description: z.string().trim().max(300),
    sharePicture: picture.optional(),
  }),
  /** `melody`: pitch per word, 0 to 8; absent: derived. */
  headline: z.object({
    type: z.literal('headline'),
    ...marks,
    text: line,
    melody: z.array(z.int().min(0).max(8)).max(12).optional(),
    picture: picture.optional(),
    pictureAlt: line.optional(),
    caption: line.optional(),
  }),
  lead: z.object({ type: z.literal('lead'), ...marks, slot, text: paragraph }),
  statement: z.object({ type: z.literal('statement'), ...marks, slot, text: paragraph }),
  heading: z.object({ type: z.literal('heading'), ...marks, slot, text: line, sub: line.optional() }),
  prose: z.object({
    type: z.literal('prose'),
    ...marks,
    slot,
    heading: line.optional(),
    paragraphs,
  }),
  list: z.object({
    type: z.literal('list'),
    ...marks,
    slot,
    heading: line.optional(),
    items: z.array(richEntry).min(1).max(40),
  }),
  facts: z.object({
    type: z.literal('facts'),
    ...marks,
    slot,
    heading: line.optional(),
    rows: z
      .array(z.object({ label: line, value: line }))
      .min(1)
      .max(30),
  }),
  steps: z.object({
    type: z.literal('steps'),
    ...marks,
    slot,
    heading: line.optional(),
    steps: z
      .array(z.object({ title: line, text: richText }))
      .min(1)
      .max(20),
  }),
  links: z.object({
    type: z.literal('links'),
    ...marks,
    slot,
    items: z
      // `sound`: an excerpt (app/media/sounds), `text`: what is heard in it.
      .array(z.object({ label: line, href, sound: picture.optional(), text: line.optional() }))
      .max(12),
  }),
  picture: z.object({
    type: z.literal('picture'),
    ...marks,
    slot,
    picture,
    alt: z.string().max(300),
    caption: line.optional(),
  }),
  /** Days in the studio's zone; past ones are not shown. */
  concerts: z.object({
    type: z.literal('concerts'),
    ...marks,
    slot,
    items: z.array(z.object({ date: z.iso.date(), title: line, place: line, href: href.optional() })).max(40),
  }),
  awards: z.object({
    type: z.literal('awards'),
    ...marks,
    slot,
    heading: line.optional(),
    items: z.array(z.object({ title: line, year: line })).max(40),
  }),
  /** `recording`: of app/media, or a place with a recording of the owner's. `transcript`: of the latter. */
  recording: z.object({
    type: z.literal('recording'),
    ...marks,
    slot,
    recording: picture,
    title: line,
    caption: line.optional(),
    transcript: z.array(paragraph).max(40).optional(),
  }),
  /** A film of the media library: `film` is its place, `picture` that of its still, `transcript` what is said or sung. */
  film: z.object({
    type: z.literal('film'),
    ...marks,
    slot,
    film: picture,
    title: line,
    caption: line.optional(),
    picture: picture.optional(),
    transcript: z.array(paragraph).max(40).optional(),
  }),
  /** A PDF of the media library: `pdf` is its place. */
  pdf: z.object({
    type: z.literal('pdf'),
    ...marks,
    slot,
    pdf: picture,
    title: line,
    description: line.optional(),
  }),
  /** Leads to a film elsewhere: nothing of other sites is loaded. `picture`: a place with a photograph. */
  video: z.object({
    type: z.literal('video'),
    ...marks,
    slot,
    href: z
      .string()
      .max(500)
      .regex(/^https:\/\//)
      .refine((text) => URL.canParse(text)),
    title: line,
    caption: line.optional(),
    picture: picture.optional(),
    alt: z.string().max(300),
  }),
  quote: z.object({ type: z.literal('quote'), ...marks, slot, text: richText, name: line.optional() }),
  /** What an article is, beside its texts. */
  article: z.object({
    type: z.literal('article'),
    ...marks,
    kind: z.enum(articleKinds),
    /** Absent: the studio. */
    author: line.optional(),
    languages: z.enum(['both', 'en', 'da']),
    tag: line.optional(),
    /** Where its card leads instead of to a page of its own. */
    link: href.optional(),
  }),
  issue: z.object({
    type: z.literal('issue'),
    ...marks,
    languages: z.enum(['both', 'en', 'da']),
    subject: z.string().trim().min(1).max(150),
    preview: z.string().trim().max(150).optional(),
  }),
  articleLink: z.object({ type: z.literal('articleLink'), ...marks, slot, article: z.string().max(60) }),
  discountCode: z.object({
    type: z.literal('discountCode'),
    ...marks,
    slot,
    code: z.string().max(40),
    text: paragraph,
  }),
  testimonials: z.object({
    type: z.literal('testimonials'),
    ...marks,
    slot,
    heading: line.optional(),
    items: z.array(singer.extend({ text: richText, isSample: z.boolean() })).max(30),
  }),
  /** Price and next dates come from the catalogue. */
  offer: z.object({ type: z.literal('offer'), ...marks, slot, offerId: z.string(), isFrom: z.boolean() }),
  programmes: z.object({
    type: z.literal('programmes'),
    ...marks,
    items: z
      .array(
        z.object({
          offerId: z.string(),
          title: line,
          sub: line,
          description: paragraph,
          picture,
          pictureAlt: line,
          href,
          button: line,
          isFrom: z.boolean(),
        }),
      )
      .max(6),
  }),
  courseCards: z.object({
    type: z.literal('courseCards'),
    ...marks,
    items: z
      .array(
        z.object({
          offerId: z.string(),
          title: line,
          description: paragraph,
          picture: picture.nullable(),
          href: href.nullable(),
          isFrom: z.boolean(),
          /** Default: by the kind of the offer. */
          group: z.enum(courseGroups).optional(),
          /** What the price is for: 'per hour'. Default: by the kind of the offer. */
          unit: line.optional(),
          note: paragraph.optional(),
        }),
      )
      .max(40),
  }),
  modules: z.object({
    type: z.literal('modules'),
    ...marks,
    slot,
    heading: line.optional(),
    items: z
      .array(z.object({ title: line, lessons: z.array(line).min(1).max(20) }))
      .min(1)
      .max(20),
  }),
  pricePlans: z.object({
    type: z.literal('pricePlans'),
    ...marks,
    slot,
    heading: line.optional(),
    course: line,
    items: z
      .array(
        z.object({
          name: line,
          offerId: z.string(),
          instalmentsOfferId: z.string().optional(),
          note: line.optional(),
          features: z.array(line).min(1).max(12),
        }),
      )
      .min(1)
      .max(6),
  }),
  faqs: z.object({
    type: z.literal('faqs'),
    ...marks,
    slot,
    heading: line.optional(),
    items: z
      .array(z.object({ question: line, answer: richText }))
      .min(1)
      .max(30),
  }),
  people: z.object({
    type: z.literal('people'),
    ...marks,
    slot,
    note: line.optional(),
  }),
} as const;

export const blockSchema = z.discriminatedUnion('type', [
  blockTypes.seo,
  blockTypes.headline,
  blockTypes.lead,
  blockTypes.statement,
  blockTypes.heading,
  blockTypes.prose,
  blockTypes.list,
  blockTypes.facts,
  blockTypes.steps,
  blockTypes.links,
  blockTypes.picture,
  blockTypes.concerts,
  blockTypes.awards,
  blockTypes.recording,
  blockTypes.film,
  blockTypes.pdf,
  blockTypes.video,
  blockTypes.quote,
  blockTypes.article,
  blockTypes.issue,
  blockTypes.articleLink,
  blockTypes.discountCode,
  blockTypes.testimonials,
  blockTypes.offer,
  blockTypes.programmes,
  blockTypes.courseCards,
  blockTypes.modules,
  blockTypes.pricePlans,
  blockTypes.faqs,
  blockTypes.people,
]);

export type Block = z.infer<typeof blockSchema>;
export type BlockType = Block['type'];

export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>;

export const blocksSchema = z.array(blockSchema).max(60);
