import { useEffect, useReducer, useRef, useState } from 'react';
import {
  askAboutHold,
  askForBooking,
  askForConsultation,
  askForHold,
  askForPayment,
  askToLetGo,
  browserTimeZone,
  loadWidget,
} from './calls.ts';
import { secondsUntil } from './countdown.ts';
import type { EndedView, FormError, HoldView, SlotView, Values, WidgetStart } from './model.ts';
import { nextState } from './state.ts';
import { openTabs, type Tabs } from './tabs.ts';

/** What the widget does in the browser: the wire calls, the clock's offset, other tabs, and the way back. */
export function useBooking(start: WidgetStart, dialog?: HTMLDialogElement, onClose?: () => void) {
  const { words, addresses } = start;
  const [state, tell] = useReducer(nextState, start, ({ screen, offer }) => ({
    screen,
    offer,
    busy: null,
  }));
  const [clockOffsetMs, setClockOffset] = useState(0);
  const [announcement, announce] = useState('');
  const tabs = useRef<Tabs | null>(null);
  const current = useRef(state);
  current.current = state;

  const refresh = async () => {
    if (start.offer.mode === 'ask') return;
    const { screen } = current.current;
    // A form that is being filled in is not taken away; only a hold can have changed elsewhere.
    const known = screen.at === 'held' ? screen.hold.id : null;
    const now = await askAboutHold(addresses.hold, known);
    if (now && (known || now.hold)) tell({ type: 'told', now });
  };
  const refreshOffer = async () => {
    const fresh = await loadWidget(addresses.slots, start.credit);
    if (fresh) tell({ type: 'offered', offer: fresh.offer });
  };

  const onShown = useRef(() => {});
  onShown.current = () => {
    if (start.credit === null) refresh();
    if (dialog || start.offer.timeZone !== browserTimeZone()) refreshOffer();
  };
  const onChange = useRef(refresh);
  onChange.current = refresh;
  useEffect(() => {
    tabs.current = openTabs(
      () => onChange.current(),
      () => tell({ type: 'restored' }),
    );
    return () => tabs.current?.close();
  }, []);
  useEffect(() => {
    if (!dialog) return onShown.current();
    const opening = new MutationObserver(() => dialog.open && onShown.current());
    opening.observe(dialog, { attributeFilter: ['open'] });
    return () => opening.disconnect();
  }, [dialog]);

  const submit = async (values: Values, slot: SlotView | null) => {
    if (!slot) {
      await refreshOffer();
      tell({ type: 'refused', values, error: { message: words.missing, fields: ['slotStart'] } });
      return;
    }
    tell({ type: 'asked', what: 'holding' });
    const { mode } = current.current.offer;
    if (mode === 'hold') await hold(values, slot);
    else if (mode === 'ask') await ask(values, slot);
    else await book(values, slot);
  };

  const hold = async (values: Values, slot: SlotView) => {
    const answer = await askForHold(start, values, slot);
    if (!answer.ok) return refuse({ ...values, slotStart: '' }, answer.error);
    setClockOffset(answer.clockOffsetMs);
    const view: HoldView = {
      id: answer.id,
      start: answer.slotStart,
      expiresAt: answer.expiresAt,
      secondsLeft: secondsUntil(answer.expiresAt, Date.now() + answer.clockOffsetMs),
      when: slot.when,
      values,
    };
    tell({ type: 'held', hold: view });
    tabs.current?.tell();
  };

  const book = async (values: Values, slot: SlotView) => {
    const answer = await askForBooking(start, values, slot);
    if (!answer.ok) return refuse({ ...values, slotStart: '' }, answer.error);
    if (addresses.booked) location.assign(addresses.booked);
    else tell({ type: 'booked', slotName: slot.name, email: values.email });
  };

  const ask = async (values: Values, slot: SlotView) => {
    const answer = await askForConsultation(start, values, slot);
    if (!answer.ok) return refuse({ ...values, slotStart: answer.isTaken ? '' : slot.start }, answer.error);
    tell({ type: 'booked', slotName: slot.name, email: values.email });
  };

  const refuse = (values: Values, error: FormError) => {
    tell({ type: 'refused', values, error });
    if (error.fields.length === 0) refreshOffer();
  };

  const pay = async () => {
    const { screen } = current.current;
    if (screen.at !== 'held') return;
    tell({ type: 'asked', what: 'paying' });
    try {
      const answer = await askForPayment(start, screen.hold.id);
      if (answer.ok) return location.assign(answer.url);
      tell({ type: 'pay-refused', message: answer.message });
      // Gone or paid meanwhile: the hold's own screen says more than a sentence.
      if (answer.status === 410 || answer.status === 409) await refresh();
    } catch {
      tell({ type: 'pay-refused', message: words.unknown });
    }
  };

  const cancel = async () => {
    const { screen } = current.current;
    if (screen.at !== 'held') return;
    tell({ type: 'asked', what: 'cancelling' });
    const isGone = await askToLetGo(addresses.hold, screen.hold.id);
    if (!isGone) return tell({ type: 'pay-refused', message: words.unknown });
    tell({ type: 'let-go', values: { ...screen.hold.values, slotStart: '' } });
    tabs.current?.tell();
    await refreshOffer();
  };

  const end = async () => {
    const { screen } = current.current;
    if (screen.at !== 'held') return;
    const now = await askAboutHold(addresses.hold, screen.hold.id);
    if (now && (now.ended || now.received)) tell({ type: 'told', now });
    else tell({ type: 'ended', ended: endedWithoutAnswer(screen.hold) });
    await refreshOffer();
  };

  const again = async () => {
    const { screen, offer } = current.current;
    if (screen.at !== 'ended') return;
    const { values } = screen.ended;
    const slot = offer.days.flatMap((day) => day.slots).find(({ start }) => start === values.slotStart);
    await submit(values, slot ?? null);
  };

  const putAway = () => {
    const { screen } = current.current;
    if (screen.at !== 'ended') return;
    tell({ type: 'let-go', values: { ...screen.ended.values, slotStart: '' } });
    onClose?.();
  };

  return {
    state,
    clockOffsetMs,
    announcement,
    announce,
    submit,
    refuse,
    pay,
    cancel,
    end,
    again,
    putAway,
  };
}

/** The server did not say how it ended: then nothing is offered that may not be there. */
function endedWithoutAnswer(hold: HoldView): EndedView {
  return { id: hold.id, slotName: '', values: hold.values, timeZone: null, isLetGo: false, isFree: false };
}
