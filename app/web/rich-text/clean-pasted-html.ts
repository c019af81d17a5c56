/**
 * Pasted HTML before the editor's schema reads it. Google Docs and Word say bold, italic and lists by styles. The
 * browser reports every `style` attribute and every event handler that is parsed to our Content-Security-Policy, so
 * that tags are rewritten before: known ones with an address and a renamed style at most.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(safeTags(html), 'text/html');
  makeWordLists(body);
  for (const element of body.querySelectorAll<HTMLElement>('[data-style]')) markByStyle(element);
  return body.innerHTML;
}

const unseen = /<!--[\s\S]*?-->|<(style|script|title|textarea|template|svg|head)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const anyTag = /<(\/?)([a-z][a-z0-9:]*)((?:[^"'<>]|"[^"]*"|'[^']*')*)>|<[!/?][^>]*>|</gi;
const attribute = /\s(href|style)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

const inline = ['a', 'b', 'strong', 'i', 'em', 'span', 'br'];
const structural = ['p', 'ul', 'ol', 'li'];
const inlineWithout =
  /^(?:u|s|del|ins|sub|sup|small|big|font|code|mark|abbr|cite|q|label|time|o:p|img|input|wbr)$/;

function safeTags(html: string): string {
  return html.replace(unseen, '').replace(anyTag, (found, end?: string, name?: string, attributes = '') => {
    if (!name) return found === '<' ? '&lt;' : '';
    const tag = name.toLowerCase();
    if (inlineWithout.test(tag)) return '';
    const isKnown = inline.includes(tag) || structural.includes(tag);
    const known = /^h[1-6]$/.test(tag) ? 'h3' : isKnown ? tag : 'div';
    return `<${end}${known}${end ? '' : keptAttributes(attributes)}>`;
  });
}

function keptAttributes(attributes: string): string {
  const kept = [...attributes.matchAll(attribute)].map(([, name = '', ...values]) => {
    const value = (values.find((one) => one !== undefined) ?? '').replaceAll('"', '&quot;');
    return ` ${name.toLowerCase() === 'href' ? 'href' : 'data-style'}="${value}"`;
  });
  return kept.join('');
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
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    const before = paragraph.previousElementSibling;
    const list = before?.matches(`${tag}[data-word]`) ? before : document.createElement(tag);
    list.setAttribute('data-word', '');
    paragraph.replaceWith(list === before ? '' : list);
    list.append(item);
  }
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function wrapContent(element: Element, tag: string): void {
  const wrapper = document.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}
