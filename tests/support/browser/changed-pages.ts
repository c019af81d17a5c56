import type { Page } from '#tests/packages/playwright.ts';

/** How translators put a translation in the place of a text node. */
export type Translator = 'replaces' | 'inserts and removes' | 'wraps';

/**
 * Adds `window.translate()`, which translates every text, also later ones, to '[text]' in two <font> elements, and
 * with `atOnce` calls it before any of the page's scripts.
 */
export async function addTranslator(page: Page, how: Translator, { atOnce = false } = {}): Promise<void> {
  await page.addInitScript(
    ({ kind, isAtOnce }) => {
      const skipped = /^(SCRIPT|STYLE|TEXTAREA|FONT|OPTION|TITLE|NOSCRIPT)$/;
      const translate = (root: Node) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts) {
          const parent = text.parentNode;
          if (!parent || !text.data.trim() || skipped.test(parent.nodeName)) continue;
          const [outer, inner] = [document.createElement('font'), document.createElement('font')];
          outer.append(inner);
          if (kind === 'wraps') {
            text.replaceWith(outer);
            inner.append(text);
            continue;
          }
          inner.textContent = `[${text.data}]`;
          if (kind === 'replaces') parent.replaceChild(outer, text);
          else {
            parent.insertBefore(outer, text);
            parent.removeChild(text);
          }
        }
      };
      const start = () => {
        translate(document.body);
        new MutationObserver((records) => {
          for (const { target, addedNodes } of records) {
            const isOwn = target.nodeName === 'FONT' || target.parentNode?.nodeName === 'FONT';
            if (isOwn) continue;
            for (const node of addedNodes) if (node.nodeName !== 'FONT') translate(node.parentNode ?? node);
            if (target instanceof Text && target.parentNode) translate(target.parentNode);
          }
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      };
      Object.assign(window, { translate: start });
      if (isAtOnce) document.addEventListener('readystatechange', start, { once: true });
    },
    { kind: how, isAtOnce: atOnce },
  );
}

export function translate(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as { translate: () => void }).translate());
}

/** As password managers and writing aids do, before the page's scripts run: nodes in forms, attributes on fields. */
export async function addExtension(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const change = () => {
      document.body.setAttribute('data-extension-installed', '');
      document.body.append(document.createElement('extension-root'));
      for (const field of document.querySelectorAll('input:not([type=hidden]), textarea')) {
        field.setAttribute('fdprocessedid', 'x1');
        field.after(document.createElement('span'));
        field.before(document.createElement('extension-icon'));
      }
    };
    // Interactive: deferred scripts run after it.
    document.addEventListener('readystatechange', change, { once: true });
  });
}
