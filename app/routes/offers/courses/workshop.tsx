import { usePhotograph } from '#app/ui/media/photographs.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import { BuyForm } from '../../money/checkout/buy-form.tsx';
import { payMessages } from '../../money/checkout/pay.messages.ts';
import { type PayFailure, payFromForm } from '../../money/checkout/pay-from-form.ts';
import { Blocks } from '../../site/parts/blocks.tsx';
import { seoOf } from '../../site/seo.ts';
import { courseData, eventData } from '../../site/structured-data.ts';
import type { Route } from './+types/workshop';
import { overviewMessages } from './overview.messages.ts';
import { BookSeat } from './parts/book-seat.tsx';
import { BuyCard } from './parts/buy-card.tsx';
import { GuestWords } from './parts/guest-words.tsx';
import { notInHead, offerFacts } from './parts/offer-facts.ts';
import { ProgrammeDay } from './parts/programme-day.tsx';
import { ProgrammeEnd } from './parts/programme-end.tsx';
import { ProgrammeLayout } from './parts/programme-layout.tsx';
import { programmesMessages } from './programmes.messages.ts';
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

const heights: Readonly<Record<string, readonly number[]>> = {
  'singing-workshop-1d': [0, 1, 6, 4],
  'singing-workshop-2d': [0, 3, 2, 7],
  'studio-day': [2, 0, 4, 6],
};

const stages: Readonly<Record<string, string>> = {
  'singing-workshop-1d': 'chairs',
  'singing-workshop-2d': 'edge',
  'studio-day': 'glass',
};

/** `/courses/singing-workshop-1d`, `-2d` and `studio-day` */
export default function Workshop({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, document, seat, title, card, programme, offerId } = loaderData;
  const language = frame.language;
  const incipit = blockOf(document, 'picture', 'incipit');
  const picture = incipit?.picture ?? card?.picture ?? '';
  const work = blockOf(document, 'steps', 'work');
  const name = card?.title ?? title;
  const practical = blockOf(document, 'facts', 'practical');
  const prices = programme?.prices ?? [];
  const sale = saleOf(loaderData);
  const buy = nextStep(loaderData, sale);
  return (
    <ProgrammeLayout
      frame={frame}
      document={document}
      title={name}
      programme={programme}
      stage={stages[offerId] ?? 'default'}
      step={buy}
      when={seat?.next?.shortWhen}
      prices={prices}
      card={
        <BuyCard
          facts={sale === 'choice' ? [] : offerFacts({ seat, practical }, language)}
          prices={prices}
          language={language}
          currency={sale ? { chosen: 'in-form' } : { chosen: 'here', title: name }}
        >
          <Sale data={loaderData} name={name} failure={actionData?.payFailure ?? null} />
        </BuyCard>
      }
    >
      {work ? (
        <ProgrammeDay
          heading={work.heading ?? name}
          heights={heights[offerId] ?? []}
          parts={work.steps}
          sound={{ name: picture, title: name }}
        />
      ) : (
        card && <p className="wrap">{card.description}</p>
      )}
      <Photograph picture={picture} alt={incipit?.alt ?? ''} />
      <GuestWords block={blockOf(document, 'testimonials')} language={language} />
      <div className="wrap programme-lists">
        <Blocks
          blocks={[
            blockOf(document, 'list', 'included') ?? [],
            blockOf(document, 'list', 'for') ?? [],
            notInHead(practical, seat),
          ].flat()}
          language={language}
        />
      </div>
      <ProgrammeEnd
        {...(buy ? { heading: closingOf(loaderData, name) } : {})}
        identity={frame.identity}
        language={language}
        text={blockOf(document, 'statement', 'ask')?.text}
      >
        {buy && <p className="actions">{buy}</p>}
      </ProgrammeEnd>
    </ProgrammeLayout>
  );
}

function closingOf({ frame, programme }: WorkshopData, name: string): string {
  const next = programme?.next;
  return next ? programmesMessages[frame.language].singOn(next.dates) : name;
}

interface SaleProps {
  data: Route.ComponentProps['loaderData'];
  name: string;
  failure: PayFailure | null;
}

type WorkshopData = SaleProps['data'];

/** What the form of the page sells: a date to choose, the one date, or a day without one; null: there is none. */
function saleOf({ seat, isSold, isBuyingOpen, programme }: WorkshopData): 'choice' | 'date' | 'day' | null {
  if (!isBuyingOpen || !programme?.prices.length) return null;
  if (!seat) return isSold ? 'day' : null;
  if (seat.whyNot !== null) return null;
  return seat.dates.length > 1 ? 'choice' : 'date';
}

const formId = 'buy';

function nextStep({ frame: { language } }: WorkshopData, sale: ReturnType<typeof saleOf>) {
  if (!sale) return null;
  if (sale === 'choice')
    return (
      <a className="button" href="#dates">
        {programmesMessages[language].seeDates}
      </a>
    );
  return (
    <button className="button" type="submit" form={formId}>
      {payMessages[language].buyNow}
    </button>
  );
}

function Sale({ data, name, failure }: SaleProps) {
  const { frame, programme, seat, isSold, offerId, isBuyingOpen } = data;
  if (!programme) return null;
  const { language } = frame;
  const { prices } = programme;
  const action = `${frame.prefix}${frame.path}`;
  const buy = { courseId: offerId, title: name, action, language, failure, id: formId };
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

function Photograph({ picture, alt }: { picture: string; alt: string }) {
  const photograph = usePhotograph(picture);
  if (!photograph) return null;
  return (
    <figure className="wrap offer-picture">
      <Picture name={picture} alt={alt} sizes="100vw" />
    </figure>
  );
}
