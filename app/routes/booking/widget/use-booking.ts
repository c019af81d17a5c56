import { useEffect, useReducer, useRef, useState } from 'react';
import {
  browserTimeZone,
  checkHold,
  loadWidget,
  postConsultation,
  receivedWidget,
  requestBooking,
  requestHold,
  requestPayment,
  requestRelease,
} from './calls.ts';
import type { EndedView, FormError, Screen, SlotView, Values, WidgetStart } from './model.ts';
import { nextState, type WidgetState } from './state.ts';
import { openTabs, type Tabs } from './tabs.ts';
import { useRetry } from './use-retry.ts';

/** The widget's effects: wire calls, clock, other tabs, Back. */
export function useBooking(start: WidgetStart, dialog?: HTMLDialogElement, onClose?: () => void) {
  const { words, addresses } = start;
  const [state, tell] = useReducer(nextState, start, beginningOf);
  const [announcement, announce] = useState('');
  const tabs = useRef<Tabs | null>(null);
  const current = useRef(state);
  current.current = state;

  const refresh = async () => {
    if (start.offer.mode === 'ask') return;
    // A form being filled in stays; only a hold can have changed elsewhere.
    const known = knownHold(current.current.screen)?.id ?? null;
    const now = await checkHold(addresses.hold, known);
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
    if (mode === 'hold' || (mode === 'choice' && values.pay !== 'at-lesson')) await hold(values, slot);
    else if (mode === 'ask') await ask(values, slot);
    else await book(values, slot);
  };

  const hold = async (values: Values, slot: SlotView) => {
    const answer = await requestHold(start, values, slot);
    if (!answer.ok) return refuse({ ...values, slotStart: '' }, answer.error);
    const { id, slotStart, millisecondsLeft, receivedAtMs } = answer;
    const view = { id, start: slotStart, millisecondsLeft, receivedAtMs, when: slot.when, values };
    tell({ type: 'held', hold: view });
    tabs.current?.tell();
  };

  const book = async (values: Values, slot: SlotView) => {
    const answer = await requestBooking(start, values, slot);
    if (!answer.ok) return refuse({ ...values, slotStart: '' }, answer.error);
    if (addresses.booked) location.assign(addresses.booked);
    else tell({ type: 'booked', slotName: slot.name, email: values.email });
  };

  const ask = async (values: Values, slot: SlotView) => {
    const answer = await postConsultation(start, values, slot);
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
      const answer = await requestPayment(start, screen.hold.id);
      if (answer.ok) return location.assign(answer.url);
      tell({ type: 'pay-refused', message: answer.message });
      // Gone or paid meanwhile: the hold's own screen explains it.
      if (answer.status === 410 || answer.status === 409) await refresh();
    } catch {
      tell({ type: 'pay-refused', message: words.unknown });
    }
  };

  const cancel = async () => {
    const { screen } = current.current;
    if (screen.at !== 'held') return;
    tell({ type: 'asked', what: 'cancelling' });
    const hour = await requestRelease(addresses.hold, screen.hold.id);
    if (!hour) return tell({ type: 'pay-refused', message: words.unknown });
    tabs.current?.tell();
    // Paid meanwhile or payment pending: show the hold's final state.
    if (hour === 'unsure') return end();
    tell({ type: 'let-go', values: { ...screen.hold.values, slotStart: '' } });
    await refreshOffer();
  };

  /** Expired on this clock: the server decides the final state. */
  const end = async () => {
    const known = knownHold(current.current.screen);
    if (!known) return;
    const now = await checkHold(addresses.hold, known.id);
    if (now) tell({ type: 'told', now });
    else tell({ type: 'ended', ended: endWithoutAnswer(known) });
    // Free hours are needed only after a final state.
    if (now && !now.hold && now.ended?.state !== 'asking') await refreshOffer();
  };
  useRetry(state.screen.at === 'asking', end);

  const again = async () => {
    const { screen, offer } = current.current;
    if (screen.at !== 'ended') return;
    const { values } = screen.ended;
    const slot = offer.days.flatMap((day) => day.slots).find(({ start }) => start === values.slotStart);
    await submit(values, slot ?? null);
  };

  const putAway = () => {
    const { screen } = current.current;
    if (screen.at !== 'ended' && screen.at !== 'asking') return;
    tell({ type: 'let-go', values: { ...screen.ended.values, slotStart: '' } });
    onClose?.();
  };

  return {
    state,
    announcement,
    announce,
    submit,
    refuse,
    pay,
    cancel,
    end,
    askAgain: end,
    again,
    putAway,
  };
}

/** The rendered page may be cached, so its countdown ends nothing until the first response. */
function beginningOf(start: WidgetStart): WidgetState {
  const { screen, offer } = receivedWidget(start, Date.now());
  return { screen, offer, busy: null };
}

/** The hold whose final state is requested. */
function knownHold(screen: Screen): { id: string; values: Values } | null {
  if (screen.at === 'held') return screen.hold;
  return screen.at === 'asking' ? screen.ended : null;
}

/** Unknown final state: says nothing about money and offers no hour. */
function endWithoutAnswer({ id, values }: { id: string; values: Values }): EndedView {
  return { id, slotName: '', values, timeZone: null, state: 'asking', isFree: false };
}
