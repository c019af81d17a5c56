/**
 * Pasted HTML before the editor's schema reads it. Google Docs and Word say bold, italic and lists by styles, and the
 * browser reports each `style` attribute to our Content-Security-Policy: they are renamed before they are parsed.
 */
export function cleanPastedHtml(html: string): string {
  const renamed = html
    .replace(
      /<!--[\s\S]*?-->|<!\[[^>]*>|<(style|script|title)\b[\s\S]*?<\/\1\s*>|<(?:meta|link)\b[^>]*>/gi,
      '',
    )
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/([\s"'])style\s*=/gi, '$1data-style='));
  const { body } = new DOMParser().parseFromString(renamed, 'text/html');
  makeWordLists(body);
  for (const element of body.querySelectorAll<HTMLElement>('[data-style]')) markByStyle(element);
  for (const heading of body.querySelectorAll('h1, h2, h4, h5, h6')) rename(heading, 'h3');
  return body.innerHTML;
}

function markByStyle(element: HTMLElement): void {
  const style = (element.dataset.style ?? '').toLowerCase();
  const weight = /font-weight\s*:\s*(\w+)/.exec(style)?.[1];
  // Google Docs wraps all of it in <b style="font-weight:normal">.
  if (element.matches('b, strong') && (weight === 'normal' || weight === '400')) unwrap(element);
  else if (element.matches('span')) {
    if (weight === 'bold' || Number(weight) >= 600) wrapContent(element, 'strong');
    if (/font-style\s*:\s*italic/.test(style)) wrapContent(element, 'em');
  }
}

/** Word's list items are paragraphs, their bullets and numbers text. */
function makeWordLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[data-style*="mso-list"]')) {
    const sign = paragraph.querySelector('[data-style*="mso-list"]');
    const tag = /^[\s(]*[0-9a-z]{1,3}[.)]/i.test(sign?.textContent ?? '') ? 'ol' : 'ul';
    sign?.remove();
    const item = rename(paragraph, 'li');
    const before = item.previousElementSibling;
    if (before?.matches(`${tag}[data-word]`)) before.append(item);
    else {
      const list = document.createElement(tag);
      list.dataset.word = '';
      item.replaceWith(list);
      list.append(item);
    }
  }
}

function rename(element: Element, tag: string): HTMLElement {
  const renamed = document.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function wrapContent(element: Element, tag: string): void {
  const wrapper = document.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}
