/**
 * Runs in the page. With forced colours the browser paints a sheet of the page's colour behind each text, over what was
 * painted before: the text of another block whose lines are close.
 */
export function cutLetters(): string[] {
  const blockOf = (element: Element | null): Element | null =>
    element && getComputedStyle(element).display.startsWith('inline')
      ? blockOf(element.parentElement)
      : element;
  const isApart = (element: Element | null): boolean => {
    if (!element) return false;
    const { position } = getComputedStyle(element);
    return ['fixed', 'sticky'].includes(position) || isApart(element.parentElement);
  };
  const isUnseen = (element: Element | null): boolean =>
    element !== null &&
    (element.clientWidth === 1 ||
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      isUnseen(element.parentElement));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: Array<{ text: string; block: Element | null; box: DOMRect; hasSheet: boolean }> = [];
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const element = currentNode.parentElement;
    const text = currentNode.textContent?.trim();
    if (
      !element?.checkVisibility({ visibilityProperty: true }) ||
      !text ||
      isApart(element) ||
      isUnseen(element)
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(currentNode);
    const hasSheet = getComputedStyle(element).getPropertyValue('forced-color-adjust') === 'auto';
    for (const box of range.getClientRects()) lines.push({ text, block: blockOf(element), box, hasSheet });
  }
  const cut: string[] = [];
  for (const [at, before] of lines.entries()) {
    for (const after of lines.slice(at + 1)) {
      if (!after.hasSheet || after.block === before.block) continue;
      const width = Math.min(before.box.right, after.box.right) - Math.max(before.box.left, after.box.left);
      const height = Math.min(before.box.bottom, after.box.bottom) - Math.max(before.box.top, after.box.top);
      if (width > 2 && height > before.box.height / 4) cut.push(`${before.text} under ${after.text}`);
    }
  }
  return cut;
}
