import { BookingCard } from '../../calendar/booking/booking-card.tsx';
import { BookingOnPage } from '../../calendar/booking/booking-on-page.tsx';
import type { ConfirmationWords } from './confirmation.messages.ts';
import { Confirmation, type EmailProblem, Finding, NextStep } from './confirmation-parts.tsx';
import type { ReturnWords } from './payment-success.messages.ts';
import type { ReturnView } from './read-return.ts';

/** Seconds between reloads while the payment is processing. */
const retrySeconds = 3;

export function headlineOf(view: ReturnView, words: ReturnWords): string {
  if (view.kind === 'gone' && !view.isHour) return words.goneHeadlineOther;
  return words.headlines[view.kind];
}

export function leadOf(view: ReturnView, words: ReturnWords): string | null {
  switch (view.kind) {
    case 'booked':
      return words.booked;
    case 'cancelled':
      return words.cancelled;
    case 'credit':
      return view.isFree ? words.creditFree : words.credit;
    case 'programme':
      return view.formHref ? words.programmeForm : words.programmeHasForm;
    case 'accepted':
      return view.isInstalment ? words.instalment(view.amount) : words.accepted[view.tender](view.amount);
    case 'order':
      return view.isTest ? words.test : words[view.lead];
    case 'gone':
      return view.isHour ? words.goneMoney(view.amount) : words.goneMoneyOther(view.amount);
    case 'lapsed':
      return words.lapsed;
    case 'waiting':
      return words.waiting;
    case 'unknown':
      return words.unknown;
  }
}

interface ReturnPartsProps {
  view: ReturnView;
  words: ReturnWords;
  confirmation: ConfirmationWords;
  problem: EmailProblem | null;
}

export function ReturnParts({ view, words, confirmation, problem }: ReturnPartsProps) {
  if (view.kind === 'unknown') return <BookingOnPage start={view.start} />;
  if (view.kind === 'booked')
    return <Booked view={view} words={words} confirmation={confirmation} problem={problem} />;
  return (
    <>
      {view.kind === 'credit' && <BookingOnPage start={view.start} />}
      <div className="wrap manage-page">
        <Parts view={view} words={words} />
        {'sent' in view && !('isTest' in view && view.isTest) && (
          <Confirmation words={confirmation} sent={view.sent} problem={problem} />
        )}
        {'finding' in view && view.finding && <Finding words={confirmation} finding={view.finding} />}
      </div>
    </>
  );
}

function Parts({ view, words }: Pick<ReturnPartsProps, 'view' | 'words'>) {
  switch (view.kind) {
    case 'programme':
      return <Programme view={view} words={words} />;
    case 'accepted':
      return <BookingCard card={view.bill} />;
    case 'order':
      return <Ordered view={view} words={words} />;
    case 'gone':
      return <FreeHours view={view} words={words} />;
    case 'lapsed':
      return (
        <a className="button ghost" href={view.backHref}>
          {words.back}
        </a>
      );
    case 'waiting':
      return (
        <>
          <noscript>
            <meta httpEquiv="refresh" content={String(retrySeconds)} />
          </noscript>
          <p role="status" data-reload-after={retrySeconds}>
            {words.waitingNote}
          </p>
          <a className="text-link" href={view.here}>
            {words.ask}
          </a>
        </>
      );
    default:
      return null;
  }
}

interface PartProps<K extends ReturnView['kind']> {
  view: Extract<ReturnView, { kind: K }>;
  words: ReturnWords;
}

function Booked({
  view,
  words,
  confirmation,
  problem,
}: PartProps<'booked'> & Pick<ReturnPartsProps, 'confirmation' | 'problem'>) {
  const { visit } = view;
  return (
    <div className="wrap confirmed">
      {view.manageHref && (
        <div className="actions">
          <a className="button" href={`${view.manageHref}/calendar.ics`}>
            {words.calendar}
          </a>
          <a className="button ghost plain" href={view.manageHref}>
            {words.manage}
          </a>
        </div>
      )}
      <div className="stack wide">
        <BookingCard card={view.card} />
        {!visit.finding && <p>{confirmation.online}</p>}
        <Confirmation words={confirmation} sent={view.sent} problem={problem} visit={visit} />
      </div>
      {visit.finding && <Finding words={confirmation} finding={visit.finding} />}
      <NextStep words={confirmation} visit={visit} />
    </div>
  );
}

function Programme({ view, words }: PartProps<'programme'>) {
  return (
    <>
      <BookingCard card={view.bill} />
      <div className="notice sunlit">
        <p>{words.programmeReserved[view.tender](view.amount)}</p>
        {view.decidedBy && <p>{words.programmeUntil(view.decidedBy)}</p>}
      </div>
      {view.formHref && (
        <a className="button" href={view.formHref}>
          {words.writeApplication}
        </a>
      )}
    </>
  );
}

function Ordered({ view, words }: PartProps<'order'>) {
  return (
    <>
      <BookingCard card={view.bill} />
      {view.giftCard && <p>{view.giftCard}</p>}
      {view.lessonsHref ? (
        <>
          <p>{words.lessons}</p>
          <div className="actions">
            <a className="button" href={view.lessonsHref}>
              {words.openLessons}
            </a>
            {view.orderHref && (
              <a className="text-link" href={view.orderHref}>
                {words.seeOrder}
              </a>
            )}
          </div>
        </>
      ) : (
        view.orderHref && (
          <a className="button" href={view.orderHref}>
            {words.seeOrder}
          </a>
        )
      )}
    </>
  );
}

function FreeHours({ view, words }: PartProps<'gone'>) {
  if (!view.isHour) return null;
  return (
    <>
      {view.free.length > 0 && (
        <>
          <h2 className="ruled">{words.goneFree}</h2>
          <ul>
            {view.free.map(({ name, href }) => (
              <li key={href}>
                <a className="text-link" href={href}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <a className="button" href={view.allHref}>
        {words.seeAll}
      </a>
    </>
  );
}
