import type { Drawing } from '#app/routes/site/range/minute/result-drawing.ts';

/** The parts of the server's markup that the script fills. */
export class PageParts {
  readonly host: HTMLElement;

  constructor(host: HTMLElement) {
    this.host = host;
  }

  get<E extends Element = HTMLElement>(name: string): E {
    const part = this.host.querySelector<E>(`[data-part="${name}"]`);
    if (!part) throw new Error(`No part ${name}`);
    return part;
  }

  /** Only when it changes: a status would be read again. */
  write(name: string, text: string): void {
    const part = this.get(name);
    if (part.textContent !== text) part.textContent = text;
  }

  hide(name: string, isHidden: boolean): void {
    this.get(name).hidden = isHidden;
  }

  buttons(press: string): NodeListOf<HTMLButtonElement> {
    return this.host.querySelectorAll(`[data-press="${press}"]`);
  }

  /** With the focus on its heading. */
  show(stage: string): void {
    let shown: HTMLElement | null = null;
    for (const each of this.host.querySelectorAll<HTMLElement>('[data-stage]')) {
      each.hidden = each.dataset.stage !== stage;
      if (!each.hidden) shown = each;
    }
    if (stage === 'start') delete this.host.dataset.at;
    else this.host.dataset.at = stage;
    scrollTo({ top: 0, behavior: 'instant' });
    shown?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }
}

export function make(
  name: string,
  attributes: Record<string, string>,
  ...children: ReadonlyArray<Node | string>
): HTMLElement {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

export function newSvg(drawing: Drawing): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('aria-hidden', 'true');
  svgFrom(svg, drawing);
  return svg;
}

export function svgFrom(svg: Element, { viewBox, markup }: Drawing): void {
  svg.setAttribute('viewBox', viewBox);
  svg.innerHTML = markup;
}
