import type { EndedView, FormError, HoldNow, HoldView, OfferView, Screen, Values } from './model.ts';

export interface WidgetState {
  screen: Screen;
  /** Pending requests; their buttons are busy. */
  busy: 'holding' | 'paying' | 'cancelling' | null;
  offer: OfferView;
}

export type WidgetEvent =
  | { type: 'requested'; what: NonNullable<WidgetState['busy']> }
  | { type: 'refused'; values: Values; error: FormError }
  | { type: 'held'; hold: HoldView }
  | { type: 'booked'; slotName: string | null; email: string }
  | { type: 'pay-refused'; message: string }
  | { type: 'ended'; ended: EndedView }
  /** Cancelled, or an expired hold dismissed: back to the list with name and email kept. */
  | { type: 'let-go'; values: Values }
  /** The server's state of this hold, after a change in another tab or Back. */
  | { type: 'refreshed'; now: HoldNow }
  | { type: 'offered'; offer: OfferView }
  /** From the back/forward cache: no request is pending any more. */
  | { type: 'restored' };

export function nextState(state: WidgetState, event: WidgetEvent): WidgetState {
  const { screen } = state;
  switch (event.type) {
    case 'requested':
      return { ...state, busy: event.what, screen: withoutError(screen) };
    case 'refused':
      return {
        ...state,
        busy: null,
        screen: { at: 'choosing', values: event.values, error: event.error },
      };
    case 'held':
      return { ...state, busy: null, screen: { at: 'held', hold: event.hold, error: null } };
    case 'booked':
      return {
        ...state,
        busy: null,
        screen: { at: 'received', slotName: event.slotName, email: event.email },
      };
    case 'pay-refused':
      return screen.at === 'held'
        ? { ...state, busy: null, screen: { ...screen, error: event.message } }
        : { ...state, busy: null };
    case 'ended':
      return { ...state, busy: null, screen: endScreen(event.ended) };
    case 'let-go':
      return { ...state, busy: null, screen: { at: 'choosing', values: event.values, error: null } };
    case 'refreshed':
      return applyHoldState(state, event.now);
    case 'offered':
      return { ...state, offer: event.offer };
    case 'restored':
      return { ...state, busy: null };
  }
}

function applyHoldState(state: WidgetState, now: HoldNow): WidgetState {
  const { screen } = state;
  if (now.received) return nextState(state, { type: 'booked', ...now.received });
  if (now.hold) {
    // The same hold keeps its screen; only the clock is updated.
    const error = screen.at === 'held' && screen.hold.id === now.hold.id ? screen.error : null;
    return { ...state, screen: { at: 'held', hold: now.hold, error } };
  }
  if (screen.at !== 'held' && screen.at !== 'asking') return state;
  if (now.ended && now.ended.state !== 'let-go') return nextState(state, { type: 'ended', ended: now.ended });
  const { values } = screen.at === 'held' ? screen.hold : screen.ended;
  return nextState(state, { type: 'let-go', values });
}

/** 'Expired' only when it is certain that there was no payment. */
function endScreen(ended: EndedView): Screen {
  return { at: ended.state === 'asking' ? 'asking' : 'ended', ended };
}

function withoutError(screen: Screen): Screen {
  return screen.at === 'choosing' || screen.at === 'held' ? { ...screen, error: null } : screen;
}
