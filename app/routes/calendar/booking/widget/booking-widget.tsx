import { type ComponentProps, type Ref, useEffect, useRef } from 'react';
import { Cross } from '#app/ui/feedback/dialog.tsx';
import type { WidgetWords } from '../widget.messages.ts';
import stylesheet from './booking-styles.css?url';
import { ChooseSlot } from './choose-slot.tsx';
import { fill } from './fill.ts';
import { HeldSlot } from './held-slot.tsx';
import type { EndedView, WidgetStart } from './model.ts';
import { useBooking } from './use-booking.ts';

export interface BookingWidgetProps {
  start: WidgetStart;
  /** Keeps ids unique when the widget is on the page and in the dialog. */
  idPrefix: string;
  dialog?: HTMLDialogElement;
  onClose?: () => void;
}

/** The same screens on the page (plain forms) and in the dialog. Hydrates its own server-rendered HTML. */
export function BookingWidget({ start, idPrefix, dialog, onClose }: BookingWidgetProps) {
  const booking = useBooking(start, dialog, onClose);
  const { screen, busy, offer } = booking.state;
  const { words, addresses } = start;
  const head = useRef<HTMLHeadingElement>(null);
  const shown = useRef(screen.at);

  useEffect(() => {
    if (shown.current !== screen.at) {
      head.current?.focus({ preventScroll: true });
      head.current?.scrollIntoView({ block: 'start' });
    }
    shown.current = screen.at;
  }, [screen.at]);

  const heading = { headRef: head, closeLabel: words.close, onClose };
  return (
    <div className={`booking at-${screen.at} priced`}>
      <link rel="stylesheet" href={stylesheet} precedence="parts" />
      {screen.at === 'choosing' && (
        <>
          <WidgetHead title={words.title} note={offer.lead} {...heading} />
          <ChooseSlot
            words={words}
            offer={offer}
            idPrefix={idPrefix}
            values={screen.values}
            error={screen.error}
            action={addresses.book}
            credit={start.credit}
            offerId={start.offerId}
            isKnown={start.isKnown}
            isBusy={busy === 'holding'}
            onSubmit={booking.submit}
            onRefused={booking.refuse}
            onCancel={onClose}
          />
        </>
      )}
      {screen.at === 'held' && (
        <>
          <WidgetHead title={words.heldTitle} note={words.heldNote} {...heading} />
          <HeldSlot
            words={words}
            offer={offer}
            idPrefix={idPrefix}
            hold={screen.hold}
            error={screen.error}
            action={addresses.comeBack}
            codesHref={`${addresses.checkout}/${screen.hold.id}`}
            busy={busy === 'holding' ? null : busy}
            onPay={booking.pay}
            onCancel={booking.cancel}
            onEnd={booking.end}
            onAnnounce={booking.announce}
          />
        </>
      )}
      <FinalScreen start={start} booking={booking} heading={heading} />
      <p className="unseen" aria-live="polite">
        {booking.announcement}
      </p>
    </div>
  );
}

/** Takes the focus when the screen changes, so that screen readers announce it. */
function WidgetHead({
  title,
  note,
  headRef,
  closeLabel,
  onClose,
}: {
  title: string;
  note?: string | undefined;
  headRef: Ref<HTMLHeadingElement>;
  closeLabel: string;
  onClose?: (() => void) | undefined;
}) {
  return (
    <div className="dialog-head">
      <div>
        <h2 ref={headRef} tabIndex={-1}>
          {title}
        </h2>
        {note && <p>{note}</p>}
      </div>
      {onClose && (
        <button className="close" type="button" aria-label={closeLabel} onClick={onClose}>
          <Cross />
        </button>
      )}
    </div>
  );
}

interface FinalScreenProps {
  start: WidgetStart;
  booking: ReturnType<typeof useBooking>;
  heading: Pick<ComponentProps<typeof WidgetHead>, 'headRef' | 'closeLabel' | 'onClose'>;
}

/** The hold has ended, or it has become a booking. */
function FinalScreen({ start: { words, addresses }, booking, heading }: FinalScreenProps) {
  const { screen, busy, offer } = booking.state;
  if (screen.at === 'ended') {
    return (
      <>
        <WidgetHead title={words.endedTitle} note={words.endedText} {...heading} />
        <EndedHold
          words={words}
          ended={screen.ended}
          action={addresses.comeBack}
          isBusy={busy === 'holding'}
          onAgain={booking.again}
          onClose={booking.putAway}
        />
      </>
    );
  }
  if (screen.at === 'asking') {
    return (
      <>
        <WidgetHead title={words.askingTitle} note={words.askingText} {...heading} />
        <CheckingHold
          words={words}
          ended={screen.ended}
          action={addresses.comeBack}
          onRequest={booking.askAgain}
          onClose={booking.putAway}
        />
      </>
    );
  }
  if (screen.at !== 'received') return null;
  return (
    <>
      <WidgetHead title={words.receivedTitle} note={screen.slotName ?? undefined} {...heading} />
      <div className="dialog-body">
        <p className="notice sunlit">
          {fill(words.receivedText, { email: screen.email, holdLength: offer.holdLength })}
        </p>
        {offer.mode === 'ask' && (
          <p>
            <a className="text-link" href={addresses.book}>
              {words.again}
            </a>
          </p>
        )}
      </div>
    </>
  );
}

interface EndedHoldProps extends CloseHoldProps {
  isBusy: boolean;
  onAgain: () => void;
}

/** Expired: the same hour again while it is free, or back to the list with the input kept. */
function EndedHold({ words, ended, action, isBusy, onAgain, onClose }: EndedHoldProps) {
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

interface CheckingHoldProps extends CloseHoldProps {
  onRequest: () => void;
}

/** Seconds between reloads without scripts. */
const retrySeconds = 5;

/** The hold has expired and its payment is not known yet, so nothing is said about money. */
function CheckingHold({ words, ended, action, onRequest, onClose }: CheckingHoldProps) {
  const address = `${action}?ended=${ended.id}`;
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`${retrySeconds};url=${address}`} />
      </noscript>
      <div className="dialog-body">
        <p className="notice">{words.askingNote}</p>
      </div>
      <div className="dialog-actions">
        <div className="row">
          <a
            className="button"
            href={address}
            onClick={(event) => {
              event.preventDefault();
              onRequest();
            }}
          >
            {words.askAgain}
          </a>
          <CloseHold words={words} ended={ended} action={action} onClose={onClose} />
        </div>
      </div>
    </>
  );
}

interface CloseHoldProps {
  words: WidgetWords;
  ended: EndedView;
  action: string;
  onClose: () => void;
}

/** Back to the list of hours with the input kept. */
function CloseHold({ words, ended, action, onClose }: CloseHoldProps) {
  return (
    <a
      className="button ghost plain"
      href={`${action}?from=${ended.id}`}
      onClick={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {words.close}
    </a>
  );
}
