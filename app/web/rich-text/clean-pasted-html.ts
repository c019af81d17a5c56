import { linkHref } from '#studio/shared/content/rich-text/link-href.ts';

/** How many of each a paste has lost. */
export interface LeftOut {
  pictures: number;
  recordings: number;
  links: number;
}

/**
 * Pasted HTML before the editor's schema reads it. Google Docs and Word say bold, italic and lists by styles. The
 * browser reports every `style` attribute and every event handler that is parsed to our Content-Security-Policy, so
 * that tags are rewritten before: known ones with an address and a renamed style at most.
 */
export function cleanPastedHtml(pasted: string, { isList = false } = {}): { html: string; leftOut: LeftOut } {
  const shown = pasted.replace(comment, '');
  const { body } = new DOMParser().parseFromString(safeTags(shown), 'text/html');
  makeWordLists(body);
  for (const element of body.querySelectorAll<HTMLElement>('[data-style]')) markByStyle(element);
  for (const element of body.querySelectorAll('pre')) breakLines(element);
  // From the last, so that a table within a table is read first.
  for (const table of [...body.querySelectorAll('table')].reverse()) makeLines(table, isList);
  if (isList) for (const element of body.querySelectorAll('br')) element.replaceWith(' ');
  const links = [...body.querySelectorAll('a[href]')].filter(
    (link) => link.textContent?.trim() && linkHref(link.getAttribute('href') ?? '') === null,
  );
  const count = (tags: RegExp) => shown.match(tags)?.length ?? 0;
  const leftOut = {
    pictures: count(/<(?:img|svg|canvas)\b/gi),
    recordings: count(/<(?:video|audio|iframe|embed)\b/gi),
    links: links.length,
  };
  return { html: body.innerHTML, leftOut };
}

const comment = /<!--[\s\S]*?-->/g;
const unseen = /<(style|script|title|textarea|template|svg|head)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const anyTag = /<(\/?)([a-z][a-z0-9:]*)((?:[^"'<>]|"[^"]*"|'[^']*')*)>|<[!/?][^>]*>|</gi;
const attribute = /\s(href|style|start)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

const known = /^(?:a|b|strong|i|em|span|br|p|ul|ol|li|pre|table|thead|tbody|tfoot|caption|tr|td|th)$/;
const inlineWithout =
  /^(?:u|s|del|ins|sub|sup|small|big|font|code|mark|abbr|cite|q|label|time|o:p|img|input|wbr|picture|canvas|video|audio|iframe|embed|object)$/;

function safeTags(html: string): string {
  return html.replace(unseen, '').replace(anyTag, (found, end?: string, name?: string, attributes = '') => {
    if (!name) return found === '<' ? '&lt;' : '';
    const tag = name.toLowerCase();
    if (tag === 'input' && /\btype=["']?checkbox/i.test(attributes)) {
      return /\schecked\b/i.test(attributes) ? '☑ ' : '☐ ';
    }
    if (inlineWithout.test(tag)) return '';
    const shown = /^h[1-6]$/.test(tag) ? 'h3' : known.test(tag) ? tag : 'div';
    return `<${end}${shown}${end ? '' : keptAttributes(attributes)}>`;
  });
}

function keptAttributes(attributes: string): string {
  const kept = [...attributes.matchAll(attribute)].map(([, name = '', ...values]) => {
    const value = (values.find((one) => one !== undefined) ?? '').replaceAll('"', '&quot;');
    const attributeName = name.toLowerCase();
    return ` ${attributeName === 'style' ? 'data-style' : attributeName}="${value}"`;
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
    const [, mark] = /^[\s(]*([0-9a-z]{1,3})[.)]/i.exec(sign?.textContent ?? '') ?? [];
    const tag = mark === undefined ? 'ul' : 'ol';
    sign?.remove();
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    const before = paragraph.previousElementSibling;
    const list = before?.matches(`${tag}[data-word]`) ? before : document.createElement(tag);
    list.setAttribute('data-word', '');
    if (list !== before && Number(mark) > 1) list.setAttribute('start', String(mark));
    paragraph.replaceWith(list === before ? '' : list);
    list.append(item);
  }
}

function breakLines(element: Element): void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const lines = text.data.split('\n').flatMap((line, at) => [...(at > 0 ? [brElement()] : []), line]);
    text.replaceWith(...lines);
  }
}

const brElement = () => document.createElement('br');

/** Each row is a line: 'a · b · c'; in a list it is an entry. */
function makeLines(table: Element, isList: boolean): void {
  const rows = [...table.querySelectorAll('caption, tr')].map(lineOf);
  const text = document.createElement('p');
  for (const row of rows) text.append(...(text.hasChildNodes() ? [brElement()] : []), ...row.childNodes);
  table.replaceWith(...(isList ? rows : [text]));
}

function lineOf(row: Element): Element {
  const line = document.createElement('p');
  for (const cell of row.matches('tr') ? [...row.children] : [row]) {
    for (const element of cell.querySelectorAll('p, div, li, ul, ol, h3, pre, br')) {
      element.before(' ');
      element.after(' ');
      unwrap(element);
    }
    if (cell.textContent?.trim()) line.append(line.hasChildNodes() ? ' · ' : '', ...cell.childNodes);
  }
  return line;
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function wrapContent(element: Element, tag: string): void {
  const wrapper = document.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}
