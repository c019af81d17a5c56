import { CloseHold, type CloseHoldProps } from './close-hold.tsx';
import { fill } from './fill.ts';

export interface EndedHoldProps extends CloseHoldProps {
  isBusy: boolean;
  onAgain: () => void;
}

/** Expired: the same hour again while it is free, or back to the list with the input kept. */
export function EndedHold({ words, ended, action, isBusy, onAgain, onClose }: EndedHoldProps) {
  const { values } = ended;
  return (
    <>
      <div className="dialog-body">
        <p className="notice">
          {ended.isFree ? fill(words.endedFree, { slot: ended.slotName }) : words.endedTaken}
        </p>
      </div>
      <div className="dialog-actions">
        <div className="row">
          {ended.isFree && (
            <form
              className="booking-pay"
              method="post"
              action={action}
              onSubmit={(event) => {
                event.preventDefault();
                if (!isBusy) onAgain();
              }}
            >
              <input type="hidden" name="name" value={values.name} />
              <input type="hidden" name="email" value={values.email} />
              <input type="hidden" name="place" value={values.place} />
              <input type="hidden" name="slot_start" value={values.slotStart} />
              <input type="hidden" name="time_zone" value={ended.timeZone ?? ''} />
              <button className="button" type="submit" aria-busy={isBusy || undefined}>
                {isBusy ? words.holdBusy : words.again}
              </button>
            </form>
          )}
          <CloseHold words={words} ended={ended} action={action} onClose={onClose} />
        </div>
      </div>
    </>
  );
}
