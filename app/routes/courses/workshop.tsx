import { HearIt } from '#app/ui/media/hear-it.tsx';
import { hasPicture, Picture } from '#app/ui/media/picture.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import type { BlockOf } from '#studio/shared/content/blocks.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import { BuyForm } from '../checkout/buy-form.tsx';
import { type PayFailure, payFromForm } from '../checkout/pay-from-form.ts';
import { Blocks } from '../site/parts/blocks.tsx';
import { SitePage } from '../site/parts/site-page.tsx';
import { seoOf } from '../site/seo.ts';
import { courseData, eventData } from '../site/structured-data.ts';
import type { Route } from './+types/workshop';
import { overviewMessages } from './overview.messages.ts';
import { AskSection } from './parts/ask-section.tsx';
import { BookSeat } from './parts/book-seat.tsx';
import { ClosingDate } from './parts/closing-date.tsx';
import { closingHeading } from './parts/closing-heading.ts';
import { HeadFacts } from './parts/head-facts.tsx';
import { offerFacts, writtenInHead } from './parts/offer-facts.ts';
import { ProgrammeHead } from './parts/programme-head.tsx';
import { Studies } from './parts/studies.tsx';
import { programmesMessages } from './programmes.messages.ts';
import type { SeatOffer } from './seat-offer.ts';
import { workshopKeys, workshopPage } from './workshop.data.ts';

export const handle: PageHandle = { cache: { keys: workshopKeys, seconds: 60 } };

export function loader({ context }: Route.LoaderArgs) {
  return workshopPage(context);
}

export function action({ request, context }: Route.ActionArgs) {
  return payFromForm(request, context);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { document, frame, programme, card, title } = loaderData;
  const name = card?.title ?? title;
  const described = {
    name: blockOf(document, 'headline')?.text ?? name,
    offers: programme?.prices ?? [],
    instructors: programme?.instructors ?? [],
    ...(programme?.next?.isFull ? { availability: 'SoldOut' as const } : {}),
  };
  const next = programme?.next;
  const data = next ? eventData(frame, { ...described, next }) : courseData(frame, described);
  return [...seoOf(document, name, frame), data];
}

/** `/courses/singing-workshop-1d`, `-2d` and `studio-day` */
export default function Workshop({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, document, seat, title, card, programme, isSold } = loaderData;
  const language = frame.language;
  const words = programmesMessages[language];
  const incipit = blockOf(document, 'picture', 'incipit');
  const picture = incipit?.picture ?? card?.picture ?? '';
  const work = blockOf(document, 'steps', 'work');
  const ask = blockOf(document, 'statement', 'ask');
  const name = card?.title ?? title;
  const practical = blockOf(document, 'facts', 'practical');
  const prices = programme?.prices ?? [];
  const hasChoice = loaderData.isBuyingOpen && seat !== null && seat.whyNot === null && seat.dates.length > 1;
  const facts = offerFacts({ prices, seat, practical }, language).filter(
    ({ key }) => !hasChoice || key === 'price',
  );
  const isOpen = seat?.next ? seat.whyNot === null : !seat && isSold;
  const next = isOpen && <NextStep label={seat ? words.seeDates : words.howToBook} />;
  return (
    <SitePage frame={frame} document={document}>
      <ProgrammeHead
        document={document}
        frame={frame}
        title={name}
        teachers={programme?.teachers ?? []}
        back={{ href: '/courses', label: words.back }}
      >
        <HeadFacts facts={facts} prices={prices} language={language} isCard>
          <Sale data={loaderData} name={name} failure={actionData?.payFailure ?? null} />
        </HeadFacts>
      </ProgrammeHead>
      <Opening picture={picture} alt={incipit?.alt ?? ''} name={name} />
      <div className="wrap blocks">
        <div className="two-columns">
          <div className="blocks inner">
            {document.blocks.length === 0 && card && <p>{card.description}</p>}
            {work && <Studies block={work} />}
            <Blocks blocks={[blockOf(document, 'list', 'for') ?? []].flat()} language={language} />
          </div>
          <div className="blocks inner">
            <Blocks
              blocks={[notInHead(practical, seat), blockOf(document, 'list', 'included') ?? []].flat()}
              language={language}
            />
          </div>
        </div>
      </div>
      <AskSection identity={frame.identity} language={language} {...(ask ? { text: ask.text } : {})} />
      {isOpen && (
        <ClosingDate heading={seat?.next ? closingHeading({ startsOn: seat.next.startsOn }, language) : name}>
          {next}
        </ClosingDate>
      )}
    </SitePage>
  );
}

interface SaleProps {
  data: Route.ComponentProps['loaderData'];
  name: string;
  failure: PayFailure | null;
}

function notInHead(practical: BlockOf<'facts'> | null | undefined, seat: SeatOffer | null) {
  if (!practical) return [];
  const rows = practical.rows.slice(writtenInHead(seat));
  return rows.length > 0 ? [{ ...practical, rows }] : [];
}

/** A seat on a date, or what is sold without one. */
function Sale({ data, name, failure }: SaleProps) {
  const { frame, programme, seat, isSold, offerId, isBuyingOpen } = data;
  if (!programme) return null;
  const { language } = frame;
  const { prices } = programme;
  const buy = { courseId: offerId, title: name, action: `${frame.prefix}${frame.path}`, language, failure };
  return (
    <>
      {seat && <BookSeat {...buy} seat={seat} prices={prices} isBuyingOpen={isBuyingOpen} isInHead />}
      {!seat && isSold && isBuyingOpen && prices.length > 0 && (
        <section className="book-seat" id="dates" aria-label={name}>
          <BuyForm {...buy} currencies={prices.map((row) => row.currency)} />
        </section>
      )}
      {!seat && isSold && !isBuyingOpen && (
        <p className="hint">{overviewMessages[language].paymentsOpenSoon}</p>
      )}
    </>
  );
}

function Opening({ picture, alt, name }: { picture: string; alt: string; name: string }) {
  if (!hasPicture(picture)) return null;
  return (
    <figure className="etude" data-plate>
      <Picture name={picture} alt={alt} />
      <HearIt name={picture} title={name} />
    </figure>
  );
}

function NextStep({ label }: { label: string }) {
  return (
    <p className="actions">
      <a className="button" href="#dates">
        {label}
      </a>
    </p>
  );
}
