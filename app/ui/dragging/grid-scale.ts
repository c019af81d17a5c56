import type { Range } from './stretch.ts';

/** Positions on the screen as days and minutes, measured when asked: the page may have scrolled. */
export class GridScale {
  readonly #grid: HTMLElement;

  constructor(grid: HTMLElement) {
    this.#grid = grid;
  }

  get range(): Range {
    return { from: this.#fromMinute, to: this.#fromMinute + this.#hours().length * 60 };
  }

  minuteAt(clientY: number): number {
    const { top, perMinute } = this.#measure();
    return this.#fromMinute + (clientY - top) / perMinute;
  }

  /** The shown day that is nearest to the pointer. */
  dayAt(clientX: number): HTMLElement | undefined {
    const days = [...this.#grid.querySelectorAll<HTMLElement>('.time-day')];
    const distance = (day: HTMLElement) => {
      const { left, right } = day.getBoundingClientRect();
      return Math.max(left - clientX, clientX - right, 0);
    };
    return days
      .filter((day) => day.getClientRects().length > 0)
      .toSorted((one, other) => distance(one) - distance(other))[0];
  }

  place(mark: HTMLElement, day: HTMLElement, { from, to }: Range): void {
    const { top, perMinute } = this.#measure();
    const origin = this.#grid.getBoundingClientRect();
    const column = day.getBoundingClientRect();
    mark.style.left = `${column.left - origin.left}px`;
    mark.style.width = `${column.width}px`;
    mark.style.top = `${top - origin.top + (from - this.#fromMinute) * perMinute}px`;
    mark.style.height = `${(to - from) * perMinute}px`;
  }

  get #fromMinute(): number {
    return Number(this.#grid.dataset.fromHour) * 60;
  }

  #hours(): HTMLElement[] {
    return [...this.#grid.querySelectorAll<HTMLElement>('.time-hour')];
  }

  #measure(): { top: number; perMinute: number } {
    const hours = this.#hours();
    const top = hours[0]?.getBoundingClientRect().top ?? 0;
    const bottom = hours.at(-1)?.getBoundingClientRect().bottom ?? top;
    return { top, perMinute: Math.max(1, bottom - top) / Math.max(1, hours.length * 60) };
  }
}
