import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { SlotList } from '#app/ui/slot-list.tsx';
import { moveWithinDay, WeekStave } from '#app/ui/week-stave.tsx';
import type { WidgetWords } from '../widget.messages.ts';
import { BookingFields } from './booking-fields.tsx';
import { checkValues, fieldError } from './check-values.ts';
import { fill } from './fill.ts';
import { Failure } from './held-slot.tsx';
import { keepOneDay } from './keep-one-day.ts';
import type { FormError, OfferView, SlotView, Values } from './model.ts';

export interface ChooseSlotProps {
  words: WidgetWords;
  offer: OfferView;
  values: Values;
  error: FormError | null;
  idPrefix: string;
  action: string;
  credit: string | null;
  offerId: string | null;
  isKnown: boolean;
  isBusy: boolean;
  onSubmit: (values: Values, slot: SlotView | null) => void;
  onRefused: (values: Values, error: FormError) => void;
  onCancel?: (() => void) | undefined;
}

/** A form that works without scripts. */
export function ChooseSlot(props: ChooseSlotProps) {
  const { words, offer, values, idPrefix } = props;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(values);
  const slot = findSlot(offer, chosen.slotStart);
  const { error, correct } = useCorrectedError(props.error);

  // Includes input from before hydration.
  useEffect(() => {
    if (form.current) setChosen(valuesOf(form.current));
  }, []);
  useEffect(() => {
    if (props.error) summary.current?.focus();
  }, [props.error]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (props.isBusy) return;
    const typed = valuesOf(event.currentTarget);
    const missing = checkValues(typed, words);
    if (missing) props.onRefused(typed, missing);
    else props.onSubmit(typed, findSlot(offer, typed.slotStart));
  };

  return (
    <form
      ref={form}
      className="booking-form"
      method="post"
      action={props.action}
      noValidate
      onSubmit={submit}
      onChange={({ currentTarget, target }) => {
        correct(target);
        setChosen(valuesAfterChange(currentTarget, target));
      }}
    >
      <input type="hidden" name="time_zone" defaultValue={offer.timeZone ?? ''} data-time-zone="" />
      <HiddenValues {...props} />
      {error && !error.isFailed && (
        <div className="dialog-body">
          <ErrorSummary error={error} words={words} idPrefix={idPrefix} focusRef={summary} />
        </div>
      )}
      <div className="dialog-body booking-columns">
        <FreeTimes {...props} error={error} />
        <BookingFields {...props} error={error} />
      </div>
      <div className="dialog-actions">
        {error?.isFailed && <Failure message={`${error.message} ${words.failedNote}`} />}
        <BookingSum slot={slot} pay={chosen.pay} offer={offer} words={words} />
        <div className="row">
          <SubmitButton words={words} mode={offer.mode} isBusy={props.isBusy} isAgain={error?.isFailed} />
          {props.onCancel && (
            <button className="button ghost plain" type="button" onClick={props.onCancel}>
              {words.cancel}
            </button>
          )}
        </div>
      </div>
    </form>
  );
}

const fieldOfControl = { name: 'name', email: 'email', slot_start: 'slotStart' } as const;

/** Without the fields that were corrected since; null when all are. */
function useCorrectedError(refused: FormError | null) {
  const [corrected, setCorrected] = useState({ refused, fields: [] as string[] });
  const done = corrected.refused === refused ? corrected.fields : [];
  const fields = refused?.fields.filter((field) => !done.includes(field)) ?? [];
  const isOver = refused !== null && refused.fields.length > 0 && fields.length === 0;
  return {
    error: refused && !isOver ? { ...refused, fields } : null,
    correct(control: EventTarget) {
      if (!(control instanceof HTMLInputElement) || !(control.name in fieldOfControl)) return;
      const field = fieldOfControl[control.name as keyof typeof fieldOfControl];
      setCorrected({ refused, fields: [...done, field] });
    },
  };
}

function HiddenValues({ credit, offerId }: Pick<ChooseSlotProps, 'credit' | 'offerId'>) {
  return (
    <>
      {credit && <input type="hidden" name="credit" value={credit} />}
      {offerId && <input type="hidden" name="offer_id" value={offerId} />}
    </>
  );
}

/** Opening another day clears the chosen time. */
function valuesAfterChange(form: HTMLFormElement, changed: EventTarget): Values {
  keepOneDay(form, changed);
  return valuesOf(form);
}

function BookingSum({
  slot,
  pay,
  offer,
  words,
}: { slot: SlotView | null; pay: Values['pay'] } & Pick<ChooseSlotProps, 'offer' | 'words'>) {
  const { mode, prices, summary } = offer;
  const price = prices[0]?.amount ?? '';
  const atSession = pay === 'at-session' || mode === 'direct' ? words.priceAtSession : '{price}';
  const sum = mode === 'credit' ? words.alreadyPaid : fill(atSession, { price });
  return (
    <>
      {summary && (
        <p className="booking-with">
          {summary.portrait && <img src={summary.portrait} alt="" />}
          {summary.title}
        </p>
      )}
      <p className="booking-sum">
        {slot ? (
          <span>
            {slot.when.date}, <span className="hours">{slot.when.hours}</span>
            {slot.localLabel && <em> {fill(words.ownClock, { hours: slot.localLabel })}</em>}
          </span>
        ) : (
          summary && <em>{words.pick}</em>
        )}
        {summary?.lines.map((line, at) => (
          <span className={`line-${at}`} key={line}>
            {line}
          </span>
        ))}
        {sum && <span className="figures">{sum}</span>}
      </p>
    </>
  );
}

function FreeTimes({ words, offer, values, error, idPrefix }: ChooseSlotProps) {
  const wrong = fieldError({ error, words }, 'slotStart', values.slotStart);
  return (
    <fieldset
      id={`${idPrefix}-slots`}
      className={wrong ? 'booking-slots wrong' : 'booking-slots'}
      {...(wrong ? { 'aria-describedby': `${idPrefix}-slots-error` } : {})}
      onKeyDown={moveWithinDay}
    >
      <legend className="unseen">{words.freeTimes}</legend>
      {wrong && (
        <p className="error" id={`${idPrefix}-slots-error`}>
          <span>{wrong}</span>
        </p>
      )}
      {offer.days.length === 0 && <p className="notice">{words.noTimes}</p>}
      {offer.bars ? (
        <WeekStave
          name="slot_start"
          dayName="day"
          bars={offer.bars}
          days={offer.days}
          chosen={values.slotStart}
          taken={error?.taken}
        />
      ) : (
        <SlotList name="slot_start" days={offer.days} chosen={values.slotStart} />
      )}
      {offer.days.length > 0 && <p className="hint later-times">{words.laterTimes}</p>}
    </fieldset>
  );
}

function SubmitButton({
  words,
  mode,
  isBusy,
  isAgain,
}: {
  words: WidgetWords;
  mode: OfferView['mode'];
  isBusy: boolean;
  isAgain: boolean | undefined;
}) {
  const action = isAgain ? words.tryAgain : mode === 'hold' ? words.hold : words.book;
  return (
    <button
      className="button"
      type="submit"
      disabled={mode === 'closed'}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
    >
      {mode === 'closed' ? words.closed : isBusy ? words.holdBusy : action}
    </button>
  );
}

/** Without scripts autofocus moves the focus to the summary; with them the effect above does. */
const leadHere = { autoFocus: true };

function ErrorSummary({
  error,
  words,
  idPrefix,
  focusRef,
}: {
  error: FormError;
  words: WidgetWords;
  idPrefix: string;
  focusRef: React.Ref<HTMLDivElement>;
}) {
  const labels = { name: words.name, email: words.email, slotStart: words.freeTimes };
  const targets = { name: 'name', email: 'email', slotStart: 'slots' };
  return (
    <div className="notice wrong" role="alert" tabIndex={-1} ref={focusRef} {...leadHere}>
      <h3>{error.message}</h3>
      {error.fields.length > 0 && (
        <ul>
          {error.fields.map((field) => (
            <li key={field}>
              <a className="text-link" href={`#${idPrefix}-${targets[field]}`}>
                {labels[field]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function findSlot(offer: OfferView, start: string): SlotView | null {
  return offer.days.flatMap(({ slots }) => slots).find((slot) => slot.start === start) ?? null;
}

function valuesOf(form: HTMLFormElement): Values {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    place: text('place') === 'online' ? 'online' : 'studio',
    pay: text('pay') === 'at-session' ? 'at-session' : 'now',
    slotStart: text('slot_start'),
    ...(form.elements.namedItem('range') && { showsRange: data.has('range') }),
  };
}
