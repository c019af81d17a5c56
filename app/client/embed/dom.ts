type Child = Node | string | null | false;
type Traits = Record<string, string | boolean | ((event: Event) => void) | null>;

/**
 * An element with attributes, listeners (functions, by event name) and children. No markup is ever parsed, so that it
 * works on pages that demand trusted types.
 */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  traits: Traits = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(traits)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, '');
    else if (typeof value === 'string') element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null && child !== false));
  return element;
}
