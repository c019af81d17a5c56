import { answerDocument } from '#app/web/files/answer-document.ts';
import { worldOf } from '#app/web/world.ts';
import type { World } from '#platform/world.ts';
import { formatDateRange } from '#studio/calendar/dates/date-range.ts';
import { nextDate, shownDates } from '#studio/calendar/dates/open-dates.queries.ts';
import { contentDocument, studioIdentity } from '#studio/shared/content/content.queries.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import type { Route } from './+types/document';
import { type DocumentKind, documentOf } from './document-names.ts';
import { programmeOf } from './programme.data.ts';

/** Bundled, but loaded only when a cover is rendered. */
const prints = import.meta.glob<string>('../../../pictures/{elevated-light,island-dark}-960.webp', {
  query: '?inline',
  import: 'default',
});

const printers: Record<DocumentKind, (world: World, language: Language) => Promise<Uint8Array<ArrayBuffer>>> =
  {
    'voice-elevated': (world, language) =>
      brochure(world, language, {
        key: 'voice-elevated',
        variant: 'day',
        print: 'elevated-light',
        applyPath: '/voice-elevated-application',
      }),
    'celebrity-vocal-experience': (world, language) =>
      brochure(world, language, {
        key: 'celebrity-vocal-experience',
        variant: 'night',
        print: 'island-dark',
        applyPath: '/celebrity-application',
      }),
    'voice-elevated-days': dayBook,
  };

const keys = [
  'studio',
  'voice-elevated',
  'voice-elevated-details',
  'celebrity-vocal-experience',
  'prices',
  'dates',
];

export const handle = { cache: { keys } };

/** `/PDFs/<document>-<language>.pdf`, generated from current content, dates and prices. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const paper = documentOf(params.paper);
  if (!paper) throw new Response(null, { status: 404 });
  const world = worldOf(context);
  await refuseIfTakenDown(world, paper);
  return answerDocument(context, {
    fileName: params.paper,
    keys,
    language: paper.language,
    print: () => printers[paper.kind](world, paper.language),
  });
}

/** Of a programme that the owner's own studio does not have. */
async function refuseIfTakenDown(
  world: World,
  { kind, language }: { kind: DocumentKind; language: Language },
) {
  const { isOwnStudio } = await studioIdentity(world);
  const key = kind === 'voice-elevated-days' ? 'voice-elevated-details' : kind;
  if (!isOwnStudio) return;
  const { blocks } = await contentDocument(world, key, language);
  if (blocks.length === 0) throw new Response(null, { status: 404 });
}

interface BrochureKind {
  /** Content document and catalogue entry. */
  key: string;
  variant: 'day' | 'night';
  print: string;
  applyPath: string;
}

async function brochure(world: World, language: Language, { key, variant, print, applyPath }: BrochureKind) {
  const identity = await studioIdentity(world);
  const [document, programme, picture, { printBrochure }] = await Promise.all([
    contentDocument(world, key, language),
    programmeOf(world, { offerId: key, language }),
    printFile(print),
    import('#studio/money/documents/print-brochure.tsx'),
  ]);
  return printBrochure(world.processes, {
    document,
    identity,
    variant,
    picture,
    prices: programme.prices.map((row) => ({ label: row.currency, value: row.amount })),
    next: programme.next,
    applyUrl: `${world.settings.siteUrl}${applyPath}`,
  });
}

async function dayBook(world: World, language: Language) {
  const [identity, document, programme, { printPracticeDiary }] = await Promise.all([
    studioIdentity(world),
    contentDocument(world, 'voice-elevated-details', language),
    contentDocument(world, 'voice-elevated', language),
    import('#studio/money/documents/print-brochure.tsx'),
  ]);
  return printPracticeDiary(world.processes, {
    document,
    identity,
    programme: blockOf(programme, 'headline')?.text ?? identity.studioName,
    dates: await datesOfDays(world, language),
  });
}

async function datesOfDays(world: World, language: Language): Promise<string[]> {
  const today = studioDay(world.clock.now());
  const next = nextDate(await shownDates(world, ['voice-elevated'], today));
  return (next?.days ?? []).map((day) => formatDateRange(day.date, day.date, language));
}

async function printFile(name: string): Promise<Uint8Array | null> {
  const address = await prints[`../../../pictures/${name}-960.webp`]?.();
  return address ? Buffer.from(address.slice(address.indexOf(',') + 1), 'base64') : null;
}
