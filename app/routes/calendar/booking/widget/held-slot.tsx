import { useEffect, useRef, useState } from 'react';
import { Fermata } from '#app/ui/fermata.tsx';
import { ChosenAmount, CurrencyChoice } from '#app/ui/forms/currency-choice.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { unbroken } from '#studio/shared/texts/unbroken.ts';
import type { WidgetWords } from '../widget.messages.ts';
import { endOf, minutesToAnnounce, untilNextTick, wholeSeconds } from './countdown.ts';
import { fill } from './fill.ts';
import type { HoldView, OfferView } from './model.ts';

export interface HeldSlotProps {
  words: WidgetWords;
  offer: OfferView;
  idPrefix: string;
  hold: HoldView;
  error: string | null;
  /** The booking page, without scripts. */
  action: string;
  /** Takes a discount code or gift card. */
  codesHref: string;
  busy: 'paying' | 'cancelling' | null;
  onPay: (currency: string) => void;
  onCancel: () => void;
  onEnd: () => void;
  onAnnounce: (text: string) => void;
}

export function HeldSlot(props: HeldSlotProps) {
  const { words, offer, hold, busy } = props;
  const paymentForm = `${props.idPrefix}-payment`;
  const left = useClock(endOf(hold), wholeSeconds(hold.millisecondsLeft), {
    onTick: (before, after) => {
      const minutes = minutesToAnnounce(before, after);
      if (minutes === 1) props.onAnnounce(words.minuteLeft);
      else if (minutes) props.onAnnounce(fill(words.minutesLeft, { minutes }));
    },
    onEnd: props.onEnd,
  });
  return (
    <>
      {/* React never renders its content in a browser, so the script omits it. */}
      <noscript>{import.meta.env.SSR && <WithoutScripts {...props} />}</noscript>
      <div className="dialog-body booking-held">
        <Fermata secondsLeft={left} ofSeconds={offer.holdSeconds}>
          <p>{words.heldIf}</p>
        </Fermata>
        <div className="booking-bill">
          <Leaders rows={[...billRows(props, paymentForm), ...promiseRows(words, hold)]} isFull isFacts />
        </div>
        <a className="text-link" href={props.codesHref}>
          {words.codes}
        </a>
      </div>
      <div className="dialog-actions">
        {props.error && <Failure message={props.error} />}
        <div className="row">
          <CheckingForm to="payment" id={paymentForm} {...props} onRequest={props.onPay}>
            <button
              className="button"
              type="submit"
              aria-disabled={busy === 'paying' || undefined}
              aria-busy={busy === 'paying' || undefined}
            >
              {busy === 'paying' ? words.payBusy : words.pay}
            </button>
          </CheckingForm>
          <CheckingForm to="release" {...props} onRequest={props.onCancel}>
            <button
              className="button ghost plain"
              type="submit"
              aria-disabled={busy === 'cancelling' || undefined}
            >
              {words.cancel}
            </button>
          </CheckingForm>
        </div>
      </div>
    </>
  );
}

/** Beside the button, because trying again is all there is to do. */
export function Failure({ message }: { message: string }) {
  return (
    <p className="error" role="alert">
      <span>{message}</span>
    </p>
  );
}

/** Whole seconds until `endsAtMs` (this browser's clock). `first` is the server-rendered value. */
function useClock(
  endsAtMs: number,
  first: number,
  { onTick, onEnd }: { onTick: (before: number, after: number) => void; onEnd: () => void },
): number {
  const [left, setLeft] = useState(first);
  const calls = useRef({ onTick, onEnd });
  calls.current = { onTick, onEnd };
  // Announces the initial ten minutes in spite of latency.
  const shown = useRef(first + 3);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      // Firefox loses React's updates in a page that it is about to freeze, and all later ones with them.
      if (document.hidden) return;
      const millisecondsLeft = endsAtMs - Date.now();
      const after = wholeSeconds(millisecondsLeft);
      setLeft(after);
      calls.current.onTick(shown.current, after);
      shown.current = after;
      if (after === 0) calls.current.onEnd();
      else timer = setTimeout(tick, untilNextTick(millisecondsLeft) + 5);
    };
    tick();
    addEventListener('pageshow', tick);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', tick);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [endsAtMs]);

  return left;
}

function CheckingForm({
  to,
  id,
  action,
  hold,
  busy,
  onRequest,
  children,
}: HeldSlotProps & {
  to: 'payment' | 'release';
  id?: string;
  onRequest: (currency: string) => void;
  children: React.ReactNode;
}) {
  return (
    <form
      id={id}
      className={to === 'payment' ? 'booking-pay' : 'booking-cancel'}
      method="post"
      action={`${action}/${to}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy === null) onRequest(String(new FormData(event.currentTarget).get('currency')));
      }}
    >
      <input type="hidden" name="booking" value={hold.id} />
      {to === 'payment' && <input type="hidden" name="time_zone" defaultValue="" data-time-zone="" />}
      {children}
    </form>
  );
}

/** Without scripts the page reloads every minute and at the end. */
function WithoutScripts({ words, hold, action }: HeldSlotProps) {
  const secondsLeft = wholeSeconds(hold.millisecondsLeft);
  const isLast = secondsLeft <= 60;
  const seconds = isLast ? secondsLeft + 1 : secondsLeft % 60 || 60;
  const address = isLast ? `${action}?ended=${hold.id}` : action;
  const left = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;
  return (
    <>
      <meta httpEquiv="refresh" content={`${seconds};url=${address}`} />
      <p className="dialog-body quiet">{fill(words.reload, { left })}</p>
    </>
  );
}

function billRows({ words, offer, hold }: HeldSlotProps, paymentForm: string) {
  const { date, hours, local } = hold.when;
  const { facts, values } = hold;
  const { prices, vat, vatLabel } = facts ?? offer;
  const room = values.place === 'online' ? words.online : (facts?.address ?? words.inStudio);
  return [
    {
      key: 'when',
      label: words.when,
      value: (
        <>
          {unbroken(date)}, <span className="unbroken">{hours}</span>
        </>
      ),
    },
    ...(local ? [{ key: 'local', label: local.city, value: local.hours }] : []),
    ...(offer.coachName ? [{ key: 'with', label: words.with, value: offer.coachName }] : []),
    { key: 'place', label: words.place, value: unbroken(room) },
    {
      key: 'price',
      label: words.course,
      value: (
        <CurrencyChoice
          name="currency"
          legend={words.currency}
          options={prices.map(({ currency }) => currency)}
          amounts={prices}
          form={paymentForm}
        />
      ),
    },
    { key: 'vat', label: vatLabel, value: <ChosenAmount amounts={vat} /> },
  ];
}

function promiseRows(words: WidgetWords, { facts, values }: HoldView) {
  return [
    { key: 'email', label: words.mailTo, value: values.email },
    ...(facts
      ? [{ key: 'change', label: words.changeUntil, value: unbroken(facts.changeUntil ?? words.noChange) }]
      : []),
  ];
}
