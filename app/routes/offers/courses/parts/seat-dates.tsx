import type { PayFailure } from '../../../money/checkout/pay-from-form.ts';
import type { SiteFrame } from '../../../site/frame.ts';
import type { Programme } from '../programme.data.ts';
import type { SeatOffer } from '../seat-offer.ts';
import { BookSeat } from './book-seat.tsx';

interface SeatDatesProps {
  frame: SiteFrame;
  programme: Programme | null;
  seat: SeatOffer | null;
  title: string;
  courseId: string;
  isBuyingOpen: boolean;
  failure: PayFailure | null;
}

export function SeatDates({ frame, programme, seat, isBuyingOpen, ...buy }: SeatDatesProps) {
  if (!programme || !seat || seat.dates.length < 2) return null;
  return (
    <div className="wrap seat-dates">
      <BookSeat
        seat={seat}
        language={frame.language}
        prices={programme.prices}
        action={`${frame.prefix}${frame.path}`}
        isBuyingOpen={isBuyingOpen}
        title={buy.title}
        courseId={buy.courseId}
        failure={buy.failure}
      />
    </div>
  );
}
