import type { Language } from '#studio/shared/language.ts';

/** incomplete: a required text is empty, so that there is no page to show. */
export type PreviewAnswer =
  | { kind: 'preview'; styles: readonly string[]; html: string }
  | { kind: 'incomplete' };

/** Pages are laid out for this width and scaled to the panel. */
const pageWidth = 1280;
const narrowPanel = 360;

/**
 * A visitors' page inside the admin: in a shadow root, so that neither's styles reach the other, and inert, so that
 * nothing in it can be pressed.
 */
export class PagePreview {
  #host: HTMLElement;
  #root: ShadowRoot;
  #page: HTMLElement;
  #styles = new Map<string, Promise<void>>();
  #running: AbortController | null = null;

  constructor(host: HTMLElement) {
    this.#host = host;
    host.inert = true;
    this.#root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    this.#page = document.createElement('main');
    this.#root.replaceChildren(this.#page);
  }

  /** The latest request wins. */
  async show(url: string, body: FormData): Promise<'shown' | 'incomplete' | 'silent'> {
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    const answer = await requestPreview(url, body, running.signal);
    if (running.signal.aborted || answer === null) return 'silent';
    if (answer.kind === 'incomplete') return 'incomplete';
    await Promise.all(answer.styles.map((href) => this.#load(href)));
    if (running.signal.aborted) return 'silent';
    this.#page.innerHTML = answer.html;
    this.#fit();
    this.#scrollTo([...body.values()].filter((value) => typeof value === 'string'));
    return 'shown';
  }

  close(): void {
    this.#running?.abort();
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

  #fit(): void {
    const { clientWidth } = this.#host.parentElement ?? this.#host;
    const isScaled = clientWidth > narrowPanel && innerWidth >= pageWidth * 0.8;
    this.#host.style.width = isScaled ? `${pageWidth}px` : '100%';
    this.#host.style.zoom = isScaled ? String(clientWidth / pageWidth) : '';
  }

  /** To the section that is edited. Its headline may be divided into words, so no single element has to hold a text. */
  #scrollTo(texts: readonly string[]): void {
    const sought = texts
      .map(withoutSigns)
      .map(beginningOf)
      .filter((text) => text.length > 3 && !text.includes('{'));
    const found = sought.map((text) => this.#innermost(text)).find(Boolean);
    const scroller = this.#host.parentElement;
    if (!found || !scroller) return;
    const top = found.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    scroller.scrollTop += top - scroller.clientHeight / 4;
  }

  /** querySelectorAll lists ancestors first, so an element follows those that begin with the same text. */
  #innermost(text: string): Element | undefined {
    const elements = [...this.#page.querySelectorAll('*')].filter(({ textContent }) =>
      beginningOf(textContent ?? '').startsWith(text),
    );
    return elements.find((one) => !elements.some((other) => other !== one && one.contains(other)));
  }
}

const beginningOf = (text: string) => text.replaceAll(/\s+/g, '').slice(0, 40);

/** Without the signs of a rich text, up to its first link or its second line. */
const withoutSigns = (text: string) =>
  (text.split(/\n|\[/)[0] ?? '').replace(/^(?:#|-|\d+\.) /, '').replaceAll(/[*\\]/g, '');

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
