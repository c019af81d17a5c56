/** Steps of one form: shown one at a time by `data-step`, linked by their fragments. */
export class FormSteps {
  readonly #form: HTMLFormElement;
  readonly #steps: readonly HTMLElement[];

  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.#steps = form.matches('.in-steps')
      ? [...form.querySelectorAll<HTMLElement>('.application-step')]
      : [];
  }

  /** A link leads past complete steps only; `isComplete` shows the errors of a step. */
  follow(isComplete: (step: HTMLElement) => boolean): void {
    if (this.#steps.length === 0) return;
    this.#mark(Math.max(0, this.#indexOf(document.querySelector(':target'))));
    this.#form.addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
      const to = link ? this.#indexOf(this.#form.querySelector(link.hash)) : -1;
      if (to < 0) return;
      event.preventDefault();
      const open = this.#steps.slice(this.#now, to).find((step) => !isComplete(step));
      if (open) this.showStepOf(open);
      else this.#go(to);
    });
    // Back and forward.
    addEventListener('hashchange', () => {
      const to = location.hash ? this.#indexOf(document.querySelector(location.hash)) : 0;
      if (to >= 0 && to !== this.#now) this.#mark(to);
    });
  }

  get isLast(): boolean {
    return this.#now >= this.#steps.length - 1;
  }

  next(): void {
    this.#steps[this.#now]?.querySelector<HTMLElement>('.between-steps > .button')?.click();
  }

  /** Shows the step of a control, so that it can take the focus. */
  showStepOf(control: Element): void {
    const to = this.#indexOf(control);
    if (to >= 0 && to !== this.#now) this.#go(to);
  }

  get #now(): number {
    return Number(this.#form.dataset.step ?? 1) - 1;
  }

  #indexOf(element: Element | null): number {
    return this.#steps.findIndex((step) => step.contains(element));
  }

  #mark(to: number): void {
    this.#form.dataset.step = String(to + 1);
    this.#form.querySelectorAll('.application-progress a').forEach((link, at) => {
      if (at === to) link.setAttribute('aria-current', 'step');
      else link.removeAttribute('aria-current');
    });
  }

  /** In the history, so that Back leads to the step before. */
  #go(to: number): void {
    this.#mark(to);
    const step = this.#steps[to];
    location.hash = step?.id ?? '';
    this.#form.scrollIntoView();
    step?.querySelector<HTMLElement>('.step-of')?.focus({ preventScroll: true });
  }
}
