/** Links over the blocks of a page that is shown inside another: a list whose items have `data-at`. */
export class BlockLinks {
  #list: HTMLElement;
  #elements: ReadonlyMap<number, ReadonlySet<Element>> = new Map();
  #headline: Element | null = null;

  constructor(list: HTMLElement) {
    this.#list = list;
  }

  show(elements: ReadonlyMap<number, ReadonlySet<Element>>, headline: Element | null): void {
    this.#elements = elements;
    this.#headline = headline;
    this.place();
  }

  /** After its size has changed. Blocks that the page does not show have no link. */
  place(): void {
    const around = this.#list.getBoundingClientRect();
    const sizes: Array<{ item: HTMLElement; area: number }> = [];
    for (const item of this.#items()) {
      const area = this.#areaOf(item);
      item.hidden = area === null;
      if (!area) continue;
      const left = Math.max(0, area.left - around.left);
      const right = Math.min(around.width, area.right - around.left);
      item.style.left = `${left}px`;
      item.style.width = `${right - left}px`;
      item.style.top = `${area.top - around.top}px`;
      item.style.height = `${area.bottom - area.top}px`;
      item.dataset.label = area.top - around.top < room ? 'below' : 'above';
      sizes.push({ item, area: (right - left) * (area.bottom - area.top) });
    }
    // A block within the bounds of another one lies over it.
    for (const [index, { item }] of sizes.toSorted((one, other) => other.area - one.area).entries())
      item.style.zIndex = String(index + 1);
  }

  linkTo(at: number): HTMLElement | null {
    const item = this.#items().find((one) => one.dataset.at === String(at));
    return item?.querySelector('a') ?? null;
  }

  #items(): HTMLElement[] {
    return [...this.#list.children].filter((one) => one instanceof HTMLElement);
  }

  #areaOf({ dataset }: HTMLElement): Area | null {
    const own = this.#elements.get(Number(dataset.at)) ?? [];
    const elements = dataset.type === 'headline' && this.#headline ? [this.#headline] : [...own];
    const boxes = elements
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1);
    if (boxes.length === 0) return null;
    return {
      left: Math.min(...boxes.map(({ left }) => left)) - edge,
      right: Math.max(...boxes.map(({ right }) => right)) + edge,
      top: Math.min(...boxes.map(({ top }) => top)) - edge,
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)) + edge,
    };
  }
}

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const edge = 8;
/** Above a block, for its name. */
const room = 32;
