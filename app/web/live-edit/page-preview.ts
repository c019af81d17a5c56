import type { Language } from '#studio/shared/language.ts';
import { takeMarks } from './block-marks.ts';

/** incomplete: a required text is empty, so that there is no page to show. */
export type PreviewAnswer =
  | { kind: 'preview'; styles: readonly string[]; html: string }
  | { kind: 'incomplete' };

type Drawn = Extract<PreviewAnswer, { kind: 'preview' }>;

export interface PagePreviewParts {
  scroller: HTMLElement;
  page: HTMLElement;
  links: HTMLElement;
  /** Of the page: what was drawn last is shown at once, and where it was scrolled to. */
  key: string;
  /** The place of the block that is edited. */
  current: number | null;
  onDrawn?: () => void;
}

const lastDrawn = new Map<string, { drawn: Drawn; scrollTop: number }>();

/** Links over the blocks of a page that is shown inside another: a list whose items have `data-at`. */
class BlockLinks {
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
      .filter((element) => element.checkVisibility?.() ?? true)
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
const room = 32;

/**
 * A visitors' page inside the admin: in a shadow root, so that neither's styles reach the other, and inert, so that
 * nothing in it can be pressed but the links over its blocks.
 */
export class PagePreview {
  #parts: PagePreviewParts;
  #root: ShadowRoot;
  #page: HTMLElement;
  #links: BlockLinks;
  #styles = new Map<string, Promise<void>>();
  #running: AbortController | null = null;
  #sizes: ResizeObserver;

  constructor(parts: PagePreviewParts) {
    this.#parts = parts;
    const { page, scroller, key } = parts;
    page.inert = true;
    this.#root = page.shadowRoot ?? page.attachShadow({ mode: 'open' });
    this.#page = document.createElement('main');
    this.#root.replaceChildren(this.#page);
    this.#links = new BlockLinks(parts.links);
    this.#sizes = new ResizeObserver(() => this.#fit());
    this.#sizes.observe(scroller);
    this.#sizes.observe(page);
    scroller.addEventListener('scroll', this.#scrolled, { passive: true });
    const last = lastDrawn.get(key);
    if (last) void this.#draw(last.drawn, new AbortController(), last.scrollTop);
  }

  isVisible(): boolean {
    return this.#parts.scroller.checkVisibility?.() ?? true;
  }

  /** The latest request wins. */
  async show(url: string, body: FormData): Promise<'shown' | 'incomplete' | 'silent'> {
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    const answer = await requestPreview(url, body, running.signal);
    if (running.signal.aborted || answer === null) return 'silent';
    if (answer.kind === 'incomplete') return 'incomplete';
    return (await this.#draw(answer, running)) ? 'shown' : 'silent';
  }

  linkTo(at: number): HTMLElement | null {
    return this.#links.linkTo(at);
  }

  close(): void {
    this.#running?.abort();
    this.#running = null;
    this.#sizes.disconnect();
    this.#parts.scroller.removeEventListener('scroll', this.#scrolled);
  }

  async #draw(drawn: Drawn, running: AbortController, scrollTop?: number): Promise<boolean> {
    await Promise.all(drawn.styles.map((href) => this.#load(href)));
    const isSuperseded = scrollTop !== undefined && lastDrawn.get(this.#parts.key)?.drawn !== drawn;
    if (running.signal.aborted || isSuperseded) return false;
    const template = document.createElement('template');
    template.innerHTML = drawn.html;
    const elements = takeMarks(template.content);
    this.#page.replaceChildren(template.content);
    const { scroller, key, current } = this.#parts;
    this.#fit();
    this.#links.show(elements, this.#page.querySelector('h1'));
    if (scrollTop !== undefined) scroller.scrollTop = scrollTop;
    lastDrawn.set(key, { drawn, scrollTop: scroller.scrollTop });
    if (current !== null) this.#scrollTo(current);
    this.#parts.onDrawn?.();
    return true;
  }

  #load(href: string): Promise<void> {
    const known = this.#styles.get(href);
    if (known) return known;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    const loaded = new Promise<void>((done) => {
      link.onload = () => done();
      link.onerror = () => done();
    });
    this.#root.insertBefore(link, this.#page);
    this.#styles.set(href, loaded);
    return loaded;
  }

  /** Laid out for the window, whose width its media queries see, and scaled to the panel. */
  #fit(): void {
    const { scroller, page } = this.#parts;
    const { clientWidth } = scroller;
    if (clientWidth === 0) return;
    const isScaled = clientWidth < innerWidth - 20;
    page.style.width = isScaled ? `${innerWidth}px` : '100%';
    page.style.zoom = isScaled ? String(clientWidth / innerWidth) : '';
    this.#links.place();
  }

  #scrolled = (): void => {
    const { scroller, key } = this.#parts;
    const last = lastDrawn.get(key);
    if (last && scroller.clientHeight > 0) last.scrollTop = scroller.scrollTop;
  };

  #scrollTo(at: number): void {
    const item = this.#links.linkTo(at)?.parentElement;
    const { scroller } = this.#parts;
    if (!item || item.hidden) return;
    const top = item.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    const isShown = top >= 0 && top < scroller.clientHeight * 0.7;
    if (!isShown) scroller.scrollTop += top - scroller.clientHeight / 4;
  }
}

async function requestPreview(
  url: string,
  body: FormData,
  signal: AbortSignal,
): Promise<PreviewAnswer | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: paramsOf(body),
      signal,
    });
    return readPreview(await answer.json());
  } catch {
    return null;
  }
}

export function paramsOf(form: FormData): URLSearchParams {
  return new URLSearchParams(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function readPreview(answer: unknown): PreviewAnswer | null {
  if (typeof answer !== 'object' || answer === null || !('kind' in answer)) return null;
  const { kind, styles, html } = answer as { kind: unknown; styles?: string[]; html?: unknown };
  if (kind === 'incomplete') return { kind };
  return kind === 'preview' && Array.isArray(styles) && typeof html === 'string'
    ? { kind, styles, html }
    : null;
}

export const languageOfField = (name: string): Language | null => {
  const [prefix] = name.split('.');
  return prefix === 'en' || prefix === 'da' ? prefix : null;
};
