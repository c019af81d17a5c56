import type { World } from '#platform/world.ts';
import { formatDateRange } from '#studio/calendar/dates/date-range.ts';
import { nextDate, shownDates } from '#studio/calendar/dates/open-dates.queries.ts';
import { offerPage } from '#studio/offers/catalogue/offer.ts';
import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { shownOffer, shownPrices } from '#studio/offers/catalogue/offers.queries.ts';
import type { Block, BlockOf, BlockType } from '#studio/shared/content/blocks.ts';
import { type PlacedPhotograph, placedPhotographs } from '#studio/shared/content/photographs.queries.ts';
import {
  isRichDocument,
  paragraphsIn,
  plainText,
  type RichBlock,
  type RichEntry,
  type RichText,
  withoutFormerBreaks,
} from '#studio/shared/content/rich-text/rich-text.ts';
import { siteAddress } from '#studio/shared/email/branding.ts';
import {
  button,
  type Block as EmailBlock,
  facts,
  links,
  quote,
  small,
  text,
} from '#studio/shared/email/email-content.ts';
import type { Language } from '#studio/shared/language.ts';
import { currencies, formatMoney } from '#studio/shared/money.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { publishedItems } from '#studio/site/magazine/items.queries.ts';
import { issueEmailMessages } from './issue-email.messages.ts';

export interface Around {
  world: World;
  language: Language;
  /** Of the issue on the website. */
  issueUrl: string;
  photographs: Readonly<Record<string, PlacedPhotograph>>;
}

type Writers = {
  [T in BlockType]?: (block: BlockOf<T>, around: Around) => Promise<EmailBlock[]> | EmailBlock[];
};

/** What email programs can show of a block. Others are left to the website. */
const writers: Writers = {
  lead: ({ text: words }) => [text(words)],
  heading: ({ text: words, sub }) => [heading(words), ...(sub ? [text(sub)] : [])],
  prose: ({ heading: title, paragraphs }, around) => [
    ...headings(title),
    { kind: 'rich', content: richContent(paragraphs, around) },
  ],
  list: ({ heading: title, items }, around) => [
    ...headings(title),
    { kind: 'rich', content: [listOf(items, around)] },
  ],
  facts: ({ heading: title, rows }) => [
    ...headings(title),
    facts(...rows.map(({ label, value }) => [label, value] as const)),
  ],
  quote: ({ text: words, name }) => [quote([plainText(words), name].filter(Boolean).join('\n\n'))],
  links: ({ items }, around) => {
    const [first, ...others] = items.map(({ label, href }) => ({ label, href: absolute(href, around) }));
    if (!first) return [];
    return [button(first.label, first.href), ...(others.length > 0 ? [links(...others)] : [])];
  },
  picture: ({ picture, alt, caption }, around) => [
    ...imageOf(around, picture, { alt }),
    ...(caption ? [small(caption)] : []),
  ],
  recording: ({ title, caption }, { language, issueUrl }) => [
    heading(title),
    ...(caption ? [text(caption)] : []),
    button(issueEmailMessages[language].listen, issueUrl),
  ],
  offer: (block, around) => offerBlocks(block, around),
  articleLink: (block, around) => articleBlocks(block, around),
  discountCode: ({ code, text: words }, around) => [
    text(words),
    { kind: 'hour', date: code, clocks: [issueEmailMessages[around.language].code] },
    button(issueEmailMessages[around.language].use, absolute('/courses', around)),
  ],
};

export async function emailBlocks(blocks: readonly Block[], around: Around): Promise<EmailBlock[]> {
  const written: EmailBlock[] = [];
  for (const block of blocks) written.push(...(await write(block, around)));
  return written;
}

async function write<T extends BlockType>(block: BlockOf<T>, around: Around): Promise<EmailBlock[]> {
  const writer = writers[block.type] as
    | ((block: BlockOf<T>, around: Around) => Promise<EmailBlock[]>)
    | undefined;
  return writer ? writer(block, around) : [];
}

const heading = (words: string): EmailBlock => ({ kind: 'heading', text: words });
const headings = (words: string | undefined) => (words ? [heading(words)] : []);

const paragraph = (words: string): RichBlock => ({
  type: 'paragraph',
  content: [{ type: 'text', text: words }],
});

function richContent(value: RichText | readonly string[], around: Around): RichBlock[] {
  if (isRichDocument(value)) return withAddresses(withoutFormerBreaks(value).content, around);
  return (typeof value === 'string' ? paragraphsIn(value) : value).map(paragraph);
}

function listOf(items: readonly RichEntry[], around: Around): RichBlock {
  const entries = items.map((entry) => {
    const [content] = richContent(entry, around);
    const one = content?.type === 'paragraph' ? content : { type: 'paragraph' as const, content: [] };
    return { type: 'listItem' as const, content: [one] as [typeof one] };
  });
  return { type: 'bulletList', content: entries };
}

/** Links of a text lead to our site by their whole address. */
function withAddresses(content: readonly RichBlock[], around: Around): RichBlock[] {
  return JSON.parse(JSON.stringify(content), (key, value: unknown) =>
    key === 'href' && typeof value === 'string' ? absolute(value, around) : value,
  );
}

function absolute(href: string, { world, language, issueUrl }: Around): string {
  if (href.startsWith('#')) return issueUrl + href;
  return href.startsWith('/') ? siteAddress(world.settings, href, language) : href;
}

const imageWidth = 560;

/** A photograph as a JPEG: many email programs show no other format. */
export function imageOf(
  around: Around,
  place: string,
  { alt, href }: { alt: string; href?: string },
): EmailBlock[] {
  const photograph = around.photographs[place];
  if (!photograph) return [];
  const width = Math.min(imageWidth, photograph.width);
  const height = Math.round((width * photograph.height) / photograph.width);
  const src = `${around.world.settings.siteUrl}${photograph.address}/email.jpg`;
  return [{ kind: 'image', src, width, height, alt: alt || photograph.alt, ...(href ? { href } : {}) }];
}

/** Price, next date and where to book. */
async function offerBlocks({ offerId }: BlockOf<'offer'>, around: Around): Promise<EmailBlock[]> {
  const { world, language } = around;
  const offer = await shownOffer(world, offerId);
  if (!offer) return [];
  const words = issueEmailMessages[language];
  const now = world.clock.now();
  const prices = await shownPrices(world, offer.id, now);
  const date = nextDate(await shownDates(world, [offer.id], studioDay(now)));
  const amounts = currencies.flatMap((currency) => {
    const amountMinor = prices[currency];
    return amountMinor === undefined ? [] : [formatMoney({ amountMinor, currency }, language)];
  });
  return [
    heading(await offerTitle(world.db.query, offer.id, language)),
    facts(
      amounts.length > 0 ? [words.price, amounts.join(' · ')] : null,
      date ? [words.nextDate, formatDateRange(date.startsOn, date.endsOn, language)] : null,
    ),
    button(words.see, absolute(offerPage(offer), around)),
  ];
}

async function articleBlocks({ article }: BlockOf<'articleLink'>, around: Around): Promise<EmailBlock[]> {
  const [item] = await publishedItems(around.world, around.language, [article]);
  if (!item) return [];
  const href = absolute(item.link, around);
  return [
    ...(item.image ? imageOf(around, item.image, { alt: item.imageAlt, href }) : []),
    heading(item.title),
    ...(item.excerpt ? [text(item.excerpt)] : []),
    button(issueEmailMessages[around.language].read, href),
  ];
}

export async function aroundIssue(
  world: World,
  { language, slugPath }: { language: Language; slugPath: string },
): Promise<Around> {
  return {
    world,
    language,
    issueUrl: siteAddress(world.settings, slugPath, language),
    photographs: await placedPhotographs(world, language),
  };
}
