/*
 * Invisible signs in the texts of a rendered draft: pages show their blocks in their own ways, and this finds them
 * on any. Tag characters (Unicode block E0000) have no width.
 */
const zero = 0xe0030;
const end = '\u{e007f}';
const anyMark = /(?<![\u{e0030}-\u{e0039}])[\u{e0030}-\u{e0039}]+\u{e007f}/gu;

export function markOf(at: number): string {
  return String.fromCodePoint(...[...String(at)].map((digit) => zero + Number(digit))) + end;
}

function placeOf(mark: string): number {
  const digits = [...mark.slice(0, -end.length)].map((sign) => (sign.codePointAt(0) ?? zero) - zero);
  return Number(digits.join(''));
}

export function marksIn(text: string): { text: string; places: number[] } {
  const found = text.match(anyMark) ?? [];
  return { text: found.length > 0 ? text.replaceAll(anyMark, '') : text, places: found.map(placeOf) };
}

/** Removes the marks, and returns the elements of each block. */
export function takeMarks(root: DocumentFragment): Map<number, Set<Element>> {
  const elements = new Map<number, Set<Element>>();
  const add = (element: Element | null, places: readonly number[]) => {
    for (const at of element ? places : []) {
      const known = elements.get(at) ?? new Set();
      if (element) elements.set(at, known.add(element));
    }
  };
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const { text, places } = marksIn(node.data);
    if (places.length === 0) continue;
    node.data = text;
    add(node.parentElement, places);
  }
  for (const element of root.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      const { text, places } = marksIn(element.getAttribute(name) ?? '');
      if (places.length === 0) continue;
      element.setAttribute(name, text);
      if (name === 'alt') add(element, places);
    }
  }
  return elements;
}
