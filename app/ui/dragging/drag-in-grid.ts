import { GridScale } from './grid-scale.ts';
import { drawnRange, joined, movedRange, type Range, type Starts } from './stretch.ts';

interface DraggedTo extends Range {
  /** ISO date. */
  date: string;
}

export interface GridDrags {
  starts: Starts;
  minuteText: (minute: number) => string;
  /** Where a stretch drawn on a gap leads. */
  drawHref: (to: DraggedTo) => string;
  /** Where an item that was moved leads; its own address and the new time. */
  moveHref: (href: string, to: DraggedTo) => string;
}

/** Pixels: a mouse that moved less has clicked, a finger that moved more scrolls. */
const slack = { mouse: 5, touch: 10 };
/** Milliseconds that a finger or pen presses before it drags. */
const press = 300;
/** Pixels from the top and bottom of the window where the page scrolls. */
const edge = 88;

interface Pressed {
  item: HTMLAnchorElement;
  isTouch: boolean;
  pointerId: number;
  minute: number;
  x: number;
  y: number;
}

/**
 * Dragging with mouse, pen or finger: a gap is drawn on, an item is moved. A finger presses first, so that it can
 * scroll; Escape cancels. Returns the removal.
 */
export function dragInGrid(grid: HTMLElement, drags: () => GridDrags): () => void {
  const drag = new Drag(grid, drags);
  const events: Array<[string, (event: never) => void, AddEventListenerOptions?]> = [
    ['pointerdown', drag.onDown],
    ['pointermove', drag.onMove],
    ['pointerup', drag.onUp],
    ['pointercancel', drag.cancel],
    // Only a listener that is present before the touch can stop it from scrolling.
    ['touchmove', drag.preventWhileDragging, { passive: false }],
    ['contextmenu', drag.preventWhileDragging],
    ['dragstart', drag.onDragStart],
    ['click', drag.onClick, { capture: true }],
  ];
  for (const [type, listener, how] of events) grid.addEventListener(type, listener as EventListener, how);
  return () => {
    drag.cancel();
    for (const [type, listener, how] of events)
      grid.removeEventListener(type, listener as EventListener, how);
  };
}

class Drag {
  readonly #grid: HTMLElement;
  readonly #drags: () => GridDrags;
  readonly #scale: GridScale;
  #pressed: Pressed | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #mark: HTMLElement | null = null;
  /** Null: the pointer has not moved since the drag began. */
  #pointer: { x: number; y: number } | null = null;
  #to: DraggedTo | null = null;
  #hasDragged = false;

  constructor(grid: HTMLElement, drags: () => GridDrags) {
    this.#grid = grid;
    this.#drags = drags;
    this.#scale = new GridScale(grid);
  }

  onDown = (event: PointerEvent) => {
    this.cancel();
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    const item = (event.target as Element).closest<HTMLAnchorElement>('a[data-drag]');
    if (!item || !event.isPrimary || event.button !== 0 || !isPlain) return;
    const { pointerId, clientX: x, clientY: y } = event;
    const isTouch = event.pointerType !== 'mouse';
    this.#pressed = { item, isTouch, pointerId, minute: this.#scale.minuteAt(y), x, y };
    if (isTouch) this.#timer = setTimeout(() => this.#begin(), press);
  };

  onMove = (event: PointerEvent) => {
    const pressed = this.#pressed;
    if (pressed?.pointerId !== event.pointerId) return;
    const distance = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y);
    const isFar = distance > (pressed.isTouch ? slack.touch : slack.mouse);
    if (!this.#mark) {
      if (!isFar) return;
      if (pressed.isTouch) return this.cancel();
      this.#begin();
    }
    if (!isFar && !this.#pointer) return;
    this.#pointer = { x: event.clientX, y: event.clientY };
    this.#update();
  };

  onUp = (event: PointerEvent) => {
    const pressed = this.#pressed;
    if (pressed?.pointerId !== event.pointerId) return;
    const to = this.#to;
    const isMoved = this.#pointer !== null;
    const wasDragging = this.#mark !== null;
    this.cancel();
    if (!wasDragging || !to) return;
    const { moveHref, drawHref } = this.#drags();
    if (pressed.item.dataset.drag === 'draw') followHref(drawHref(to));
    else if (isMoved) followHref(moveHref(pressed.item.getAttribute('href') ?? '', to));
  };

  preventWhileDragging = (event: Event) => {
    if (this.#mark) event.preventDefault();
  };

  /** The browser would drag the link's address. */
  onDragStart = (event: DragEvent) => {
    if ((event.target as Element).closest('[data-drag]')) event.preventDefault();
  };

  /** The click that ends a drag follows no link. */
  onClick = (event: MouseEvent) => {
    if (!this.#hasDragged) return;
    event.preventDefault();
    event.stopPropagation();
  };

  cancel = () => {
    clearTimeout(this.#timer);
    document.removeEventListener('keydown', this.#onKey, true);
    this.#mark?.remove();
    this.#mark = null;
    this.#pressed?.item.classList.remove('dragged');
    this.#grid.classList.remove('is-dragging');
    this.#pressed = null;
    this.#pointer = null;
    this.#to = null;
    // A click follows at once, if at all.
    if (this.#hasDragged) setTimeout(this.#forgetClick);
  };

  #forgetClick = () => {
    this.#hasDragged = false;
  };

  #onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.cancel();
  };

  #begin(): void {
    const pressed = this.#pressed;
    if (!pressed) return;
    this.#grid.setPointerCapture(pressed.pointerId);
    document.addEventListener('keydown', this.#onKey, true);
    this.#grid.classList.add('is-dragging');
    pressed.item.classList.add('dragged');
    this.#mark = document.createElement('div');
    this.#mark.className = 'time-drag';
    this.#mark.setAttribute('aria-hidden', 'true');
    this.#grid.append(this.#mark);
    this.#hasDragged = true;
    this.#update();
    requestAnimationFrame(this.#scrollAtEdge);
  }

  #update(): void {
    const pressed = this.#pressed;
    if (!pressed || !this.#mark) return;
    const day = this.#dayOf(pressed);
    if (!day) return;
    const range = this.#rangeOf(pressed);
    this.#to = { date: day.id.replace('day-', ''), ...range };
    const { minuteText } = this.#drags();
    this.#mark.textContent = `${minuteText(range.from)}–${minuteText(range.to)}`;
    this.#scale.place(this.#mark, day, range);
  }

  #dayOf({ item, x }: Pressed): HTMLElement | null | undefined {
    if (item.dataset.drag === 'draw') return item.closest<HTMLElement>('.time-day');
    return this.#scale.dayAt(this.#pointer?.x ?? x);
  }

  #rangeOf({ item, minute }: Pressed): Range {
    const { starts } = this.#drags();
    const at = this.#pointer ? this.#scale.minuteAt(this.#pointer.y) : null;
    const own = rangeOf(item);
    if (item.dataset.drag === 'draw') {
      const gaps = item.closest('.time-day')?.querySelectorAll<HTMLElement>('a[data-drag=draw]') ?? [];
      return drawnRange(minute, at, { starts, within: joined(own, [...gaps].map(rangeOf)) });
    }
    if (at === null) return own;
    return movedRange(own.from + at - minute, own.to - own.from, { starts, within: this.#scale.range });
  }

  #scrollAtEdge = () => {
    if (!this.#mark) return;
    requestAnimationFrame(this.#scrollAtEdge);
    if (!this.#pointer) return;
    const { y } = this.#pointer;
    const beyond = Math.min(0, y - edge) + Math.max(0, y - (window.innerHeight - edge));
    if (beyond === 0) return;
    window.scrollBy({ top: Math.sign(beyond) * Math.min(18, Math.abs(beyond) / 4), behavior: 'instant' });
    this.#update();
  };
}

/** As a link, so that it is followed like the others on the page. */
export function followHref(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}

function rangeOf({ dataset }: HTMLElement): Range {
  return { from: Number(dataset.from), to: Number(dataset.to) };
}
