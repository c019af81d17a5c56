import { HearIt } from '#app/ui/media/hear-it.tsx';
import { usePhotograph } from '#app/ui/media/photographs.tsx';
import { defaultPicture, hasPicture, Picture } from '#app/ui/media/picture.tsx';
import { dateNoticeMessages } from '#studio/calendar/date-notices/date-notice.messages.ts';
import type { Language } from '#studio/shared/language.ts';
import { BuyForm, type BuyFormProps } from '../../money/checkout/buy-form.tsx';
import type { PayFailure } from '../../money/checkout/pay-from-form.ts';
import type { CourseCard as Card } from './course-card.data.ts';
import { datesMessages } from './dates.messages.ts';
import { taughtBy } from './instructor-names.ts';
import { overviewMessages } from './overview.messages.ts';
import { priceNote } from './price-rows.ts';

export interface CourseCardProps {
  card: Card;
  language: Language;
  /** Position on the page: the animation's delay, 0 to 900 ms in steps of 100. */
  position: number;
  /** Form action without scripts: the current page. */
  action: string;
  isBuyingOpen: boolean;
  failure: PayFailure | null;
}

export function CourseCard({ position, ...props }: CourseCardProps) {
  const { card, language, action, isBuyingOpen, failure } = props;
  const photograph = usePhotograph(card.picture ?? '');
  const picture = card.picture && (photograph || hasPicture(card.picture)) ? card.picture : defaultPicture;
  const isBought = card.courseId !== null && isBuyingOpen;
  return (
    <li className={`measure reveal delay-${Math.min(9, position)}${isBought ? ' buyable' : ''}`}>
      <div className="measure-bar" data-plate>
        <Picture name={picture} alt="" isOnNight={card.group === 'intensives'} />
        <HearIt name={picture} title={card.title} isCompact />
      </div>
      <div className="measure-text">
        <h3>{card.href ? <a href={card.href}>{card.title}</a> : card.title}</h3>
        <p className="when">
          <strong>{card.when.text}</strong>
          {card.when.rest.map((text) => ` · ${text}`)}
        </p>
        <p className="description">
          {card.description}
          {card.note && ` ${card.note}`}
        </p>
        {card.instructors.length > 0 && <p className="remark">{taughtBy(card.instructors, language)}</p>}
        {card.seat?.note && <p className="remark">{card.seat.note}</p>}
      </div>
      <div className="foot">
        <Amounts card={card} language={language} />
        {isBought && card.courseId ? (
          <BuyForm
            courseId={card.courseId}
            title={card.title}
            action={action}
            currencies={card.prices.map((row) => row.currency)}
            language={language}
            failure={failure}
            isCompact
            {...seatOf(card)}
          />
        ) : (
          <Join {...props} />
        )}
        <LearnMore card={card} language={language} />
        <Waiting card={card} language={language} />
        {(card.courseId || card.joinId) && !isBuyingOpen && (
          <p className="remark">{overviewMessages[language].paymentsOpenSoon}</p>
        )}
      </div>
    </li>
  );
}

/** The button sells the date shown on the card. */
function seatOf({ seat }: Card): Pick<BuyFormProps, 'dates' | 'whyNot'> {
  if (!seat) return {};
  const { next, whyNot } = seat;
  const dates = { legend: '', options: next ? [next] : [], chosen: next?.id ?? null };
  return { dates, whyNot };
}

function Amounts({ card, language }: { card: Card; language: Language }) {
  const reduced = priceNote(card.prices, language);
  return (
    <div className="amounts">
      {card.prices.map((row) => (
        <p className="amount" key={row.currency} data-currency={row.currency}>
          {card.isFrom && <small>{overviewMessages[language].from} </small>}
          <small>{row.currency}</small> {row.amount}
        </p>
      ))}
      {card.unit && card.prices.length > 0 && <p className="unit">{card.unit}</p>}
      {reduced && <p className="unit">{reduced}</p>}
    </div>
  );
}

/** A button with a fixed price: an external payment page, or our checkout in a new tab. */
function Join({ card, language, isBuyingOpen, action, failure }: Omit<CourseCardProps, 'position'>) {
  const words = overviewMessages[language];
  const [price] = card.prices;
  if (!price) return null;
  const label = (
    <>
      {words.joinFor(`${price.currency} ${price.amount}`)}
      <span className="unseen"> {words.newTab}</span>
    </>
  );
  if (card.paymentUrl) {
    return (
      <div className="actions join">
        <a className="button ghost compact" href={card.paymentUrl} target="_blank" rel="noopener noreferrer">
          {label}
        </a>
      </div>
    );
  }
  if (!card.joinId || !isBuyingOpen) return null;
  return (
    <form method="post" action={action} target="_blank" rel="noopener">
      <input type="hidden" name="courseId" value={card.joinId} />
      <input type="hidden" name="currency" value={price.currency} />
      <div className="actions join">
        <button className="button ghost compact" type="submit">
          {label}
        </button>
      </div>
      <p className="error" role="alert">
        {failure?.failedId === card.joinId && <span>{failure.message}</span>}
      </p>
    </form>
  );
}

/** Only when no date has a free place. */
function Waiting({ card: { seat, title }, language }: { card: Card; language: Language }) {
  const words = datesMessages[language];
  const href = seat?.whyNot ? (seat.next?.waitingHref ?? seat.notifyHref) : null;
  if (!seat || !href) return null;
  return (
    <p className="actions more">
      <a className="text-link" href={href}>
        {seat.notifyHref ? words.notify : words.wait}
        <span className="unseen"> {title}</span>
      </a>
    </p>
  );
}

function LearnMore({ card, language }: { card: Card; language: Language }) {
  const words = overviewMessages[language];
  if (!card.href) {
    return card.courseId ? null : (
      <div className="actions more">
        <button className="button compact" type="button" disabled>
          {words.learnMore}
        </button>
        <a className="text-link" href={`/courses/notify?offer=${encodeURIComponent(card.key)}`}>
          {dateNoticeMessages[language].submit}
          <span className="unseen"> {card.title}</span>
        </a>
      </div>
    );
  }
  return (
    <div className="actions more">
      <a className="text-link" href={card.href}>
        {words.learnMore}
        <span className="unseen"> {card.title}</span>
      </a>
    </div>
  );
}
