import { type Dispatch, type RefObject, useEffect, useReducer, useRef, useState } from 'react';
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

/** The widget's effects: wire calls, clock, other tabs, Back. */
export function useBooking(start: WidgetStart, dialog?: HTMLDialogElement, onClose?: () => void) {
  const [state, dispatch] = useReducer(nextState, start, beginningOf);
  const [announcement, announce] = useState('');
  const tabs = useRef<Tabs | null>(null);
  const current = useRef(state);
  current.current = state;
  const widget: Widget = { start, current, dispatch, tabs };
  const end = () => endHold(widget);

  useTabs(widget);
  useFreshState(widget, dialog);
  useRetry(state.screen.at === 'asking', end);

  const again = async () => {
    const { screen, offer } = current.current;
    if (screen.at !== 'ended') return;
    const { values } = screen.ended;
    const slot = offer.days.flatMap((day) => day.slots).find(({ start }) => start === values.slotStart);
    await submit(widget, values, slot ?? null);
  };
  const putAway = () => {
    const { screen } = current.current;
    if (screen.at !== 'ended' && screen.at !== 'asking') return;
    dispatch({ type: 'let-go', values: { ...screen.ended.values, slotStart: '' } });
    onClose?.();
  };
  return {
    state,
    announcement,
    announce,
    submit: (values: Values, slot: SlotView | null) => submit(widget, values, slot),
    refuse: (values: Values, error: FormError) => refuse(widget, values, error),
    pay: (currency: string) => pay(widget, currency),
    cancel: () => cancel(widget),
    end,
    askAgain: end,
    again,
    putAway,
  };
}

/** Milliseconds; grows with each retry. */
const firstPause = 2000;
const longestPause = 30_000;

/** Polls while `isAsking`, one request at a time. */
function useRetry(isAsking: boolean, ask: () => Promise<void>): void {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (!isAsking) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const askAfter = (pause: number) => {
      timer = setTimeout(async () => {
        await latest.current();
        if (!isOver) askAfter(Math.min(longestPause, pause * 1.5));
      }, pause);
    };
    askAfter(firstPause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isAsking]);
}

interface Widget {
  start: WidgetStart;
  current: RefObject<WidgetState>;
  dispatch: Dispatch<Parameters<typeof nextState>[1]>;
  tabs: RefObject<Tabs | null>;
}

async function refresh({ start, current, dispatch }: Widget): Promise<void> {
  if (start.offer.mode === 'ask') return;
  // A form being filled in stays; only a hold can have changed elsewhere.
  const known = knownHold(current.current.screen)?.id ?? null;
  const now = await checkHold(start.addresses.hold, known);
  if (now && (known || now.hold)) dispatch({ type: 'refreshed', now });
}

async function refreshOffer({ start, dispatch }: Widget): Promise<void> {
  const fresh = await loadWidget(start.addresses.slots, start);
  if (fresh) dispatch({ type: 'offered', offer: fresh.offer });
}

function useTabs(widget: Widget): void {
  const { tabs, dispatch } = widget;
  const onChange = useRef(() => {});
  onChange.current = () => void refresh(widget);
  useEffect(() => {
    tabs.current = openTabs(
      () => onChange.current(),
      () => dispatch({ type: 'restored' }),
    );
    return () => tabs.current?.close();
  }, [tabs, dispatch]);
}

/** The hold and the free hours, whenever the widget is shown. */
function useFreshState(widget: Widget, dialog?: HTMLDialogElement): void {
  const { start } = widget;
  const onShown = useRef(() => {});
  onShown.current = () => {
    if (start.credit === null) void refresh(widget);
    if (dialog || start.offer.timeZone !== browserTimeZone()) void refreshOffer(widget);
  };
  useEffect(() => {
    if (!dialog) return onShown.current();
    const opening = new MutationObserver(() => dialog.open && onShown.current());
    opening.observe(dialog, { attributeFilter: ['open'] });
    return () => opening.disconnect();
  }, [dialog]);
}

async function submit(widget: Widget, values: Values, slot: SlotView | null): Promise<void> {
  const { start, current, dispatch } = widget;
  if (!slot) {
    await refreshOffer(widget);
    const error: FormError = { message: start.words.missing, fields: ['slotStart'] };
    dispatch({ type: 'refused', values, error });
    return;
  }
  dispatch({ type: 'requested', what: 'holding' });
  const { mode } = current.current.offer;
  if (mode === 'hold' || (mode === 'choice' && values.pay !== 'at-session')) await hold(widget, values, slot);
  else if (mode === 'ask') await ask(widget, values, slot);
  else await book(widget, values, slot);
}

async function hold(widget: Widget, values: Values, slot: SlotView): Promise<void> {
  const answer = await requestHold(widget.start, values, slot);
  if (!answer.ok) return refuse(widget, { ...values, slotStart: '' }, withTaken(answer, widget, slot));
  const { id, slotStart, millisecondsLeft, receivedAtMs } = answer;
  const own = { id, start: slotStart, millisecondsLeft, receivedAtMs, when: slot.when, values, facts: null };
  const known = (await checkHold(widget.start.addresses.hold, null))?.hold;
  widget.dispatch({ type: 'held', hold: known?.id === id ? known : own });
  widget.tabs.current?.notify();
}

async function book(widget: Widget, values: Values, slot: SlotView): Promise<void> {
  const { start, dispatch } = widget;
  const answer = await requestBooking(start, values, slot);
  if (!answer.ok) return refuse(widget, { ...values, slotStart: '' }, withTaken(answer, widget, slot));
  if (start.addresses.booked) location.assign(start.addresses.booked);
  else dispatch({ type: 'booked', slotName: slot.name, email: values.email });
}

async function ask(widget: Widget, values: Values, slot: SlotView): Promise<void> {
  const answer = await postConsultation(widget.start, values, slot);
  if (answer.ok) return widget.dispatch({ type: 'booked', slotName: slot.name, email: values.email });
  refuse(widget, { ...values, slotStart: answer.isTaken ? '' : slot.start }, answer.error);
}

function withTaken(
  { error, isTaken }: { error: FormError; isTaken: boolean },
  { current }: Widget,
  slot: SlotView,
): FormError {
  const day = current.current.offer.days.find(({ slots }) => slots.some(({ start }) => start === slot.start));
  return isTaken && day ? { ...error, taken: { date: day.date, label: slot.label } } : error;
}

function refuse(widget: Widget, values: Values, error: FormError): void {
  widget.dispatch({ type: 'refused', values, error });
  if (error.fields.length === 0) void refreshOffer(widget);
}

async function pay(widget: Widget, currency: string): Promise<void> {
  const { start, current, dispatch } = widget;
  const { screen } = current.current;
  if (screen.at !== 'held') return;
  dispatch({ type: 'requested', what: 'paying' });
  try {
    const answer = await requestPayment(start, screen.hold.id, currency);
    if (answer.ok) return location.assign(answer.url);
    dispatch({ type: 'pay-refused', message: answer.message });
    // Gone or paid meanwhile: the hold's own screen explains it.
    if (answer.status === 410 || answer.status === 409) await refresh(widget);
  } catch {
    dispatch({ type: 'pay-refused', message: start.words.unknown });
  }
}

async function cancel(widget: Widget): Promise<void> {
  const { start, current, dispatch, tabs } = widget;
  const { screen } = current.current;
  if (screen.at !== 'held') return;
  dispatch({ type: 'requested', what: 'cancelling' });
  const hour = await requestRelease(start.addresses.hold, screen.hold.id);
  if (!hour) return dispatch({ type: 'pay-refused', message: start.words.unknown });
  tabs.current?.notify();
  // Paid meanwhile or payment pending: show the hold's final state.
  if (hour === 'unsure') return endHold(widget);
  dispatch({ type: 'let-go', values: { ...screen.hold.values, slotStart: '' } });
  await refreshOffer(widget);
}

/** Expired on this clock: the server decides the final state. */
async function endHold(widget: Widget): Promise<void> {
  const { start, current, dispatch } = widget;
  const known = knownHold(current.current.screen);
  if (!known) return;
  const now = await checkHold(start.addresses.hold, known.id);
  if (now) dispatch({ type: 'refreshed', now });
  else dispatch({ type: 'ended', ended: endWithoutAnswer(known) });
  // Free hours are needed only after a final state.
  if (now && !now.hold && now.ended?.state !== 'asking') await refreshOffer(widget);
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
