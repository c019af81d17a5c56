import { HearIt } from '#app/ui/media/hear-it.tsx';
import { hasPicture, Picture } from '#app/ui/media/picture.tsx';
import type { Language } from '#studio/shared/language.ts';
import { BuyForm, type BuyFormProps } from '../checkout/buy-form.tsx';
import type { PayFailure } from '../checkout/pay-from-form.ts';
import type { CourseCard as Card } from './overview.data.ts';
import { overviewMessages } from './overview.messages.ts';
import { CardDate } from './parts/card-date.tsx';

export interface CourseCardProps {
  card: Card;
  language: Language;
  /** Position in the grid: the animation's delay, 0 to 900 ms in steps of 100. */
  position: number;
  /** Form action without scripts: the current page. */
  action: string;
  isBuyingOpen: boolean;
  failure: PayFailure | null;
}

export function CourseCard({ card, language, position, action, isBuyingOpen, failure }: CourseCardProps) {
  const picture = card.picture && hasPicture(card.picture) ? card.picture : 'incipit-default';
  const isBought = card.courseId !== null && isBuyingOpen;
  return (
    <li
      className={`measure reveal delay-${Math.min(9, position)}${card.isNight ? ' night' : ''}${isBought ? ' buyable' : ''}`}
    >
      <div className="measure-bar" data-plate>
        <Picture name={picture} alt="" isOnNight={card.isNight} />
        <HearIt name={picture} title={card.title} isCompact />
      </div>
      <div className="measure-text">
        <h2>{card.href ? <a href={card.href}>{card.title}</a> : card.title}</h2>
        <p className="description">{card.description}</p>
        {card.note && <p className="remark">{card.note}</p>}
        {card.seat && <CardDate seat={card.seat} href={card.href} title={card.title} language={language} />}
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
              {...seatOf(card)}
            />
          ) : (
            <Otherwise
              card={card}
              language={language}
              isBuyingOpen={isBuyingOpen}
              action={action}
              failure={failure}
            />
          )}
        </div>
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
  return (
    <div className="amounts">
      {card.prices.map((row) => (
        <p className="amount" key={row.currency} data-currency={row.currency}>
          {card.isFrom && <small>{overviewMessages[language].from} </small>}
          <small>{row.currency}</small> {row.amount}
        </p>
      ))}
    </div>
  );
}

/** Not sold here: an external payment page, a details page, or neither. */
function Otherwise({ card, language, isBuyingOpen, action, failure }: Omit<CourseCardProps, 'position'>) {
  const words = overviewMessages[language];
  const [price] = card.prices;
  if (card.paymentUrl && price) {
    return (
      <div className="actions">
        <a className="button compact" href={card.paymentUrl} target="_blank" rel="noopener noreferrer">
          {words.joinFor(`${price.currency} ${price.amount}`)}
          <span className="unseen"> {words.newTab}</span>
        </a>
      </div>
    );
  }
  if (card.joinId && price && isBuyingOpen) {
    return (
      <form method="post" action={action} target="_blank" rel="noopener">
        <input type="hidden" name="courseId" value={card.joinId} />
        <input type="hidden" name="currency" value={price.currency} />
        <div className="actions">
          <button className="button compact" type="submit">
            {words.joinFor(`${price.currency} ${price.amount}`)}
            <span className="unseen"> {words.newTab}</span>
          </button>
        </div>
        <p className="error" role="alert">
          {failure?.failedId === card.joinId && <span>{failure.message}</span>}
        </p>
      </form>
    );
  }
  return (
    <div className="actions">
      {(card.courseId || card.joinId) && !isBuyingOpen && <p className="remark">{words.paymentsOpenSoon}</p>}
      {card.href ? (
        <a className="text-link" href={card.href}>
          {words.learnMore}
          <span className="unseen"> {card.title}</span>
        </a>
      ) : (
        !card.courseId && (
          <>
            <button className="button compact" type="button" disabled>
              {words.learnMore}
            </button>
            <span className="quiet">{words.detailsFollow}</span>
          </>
        )
      )}
    </div>
  );
}
