interface Translated {
  original: string;
  font: Element;
}

/**
 * Lets React change and remove text that the browser has translated. Translators replace a text node by <font>
 * elements; here the node, emptied, stays behind its <font>, so that React finds it (facebook/react, issue 11538).
 * Once React gives it a text or removes it, the translation of the former text goes.
 */
export function keepTranslated(): void {
  if (isKeeping) return;
  isKeeping = true;
  const pairs = new Map<Text, Translated>();
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      for (const text of record.removedNodes) {
        const font = [...record.addedNodes, record.previousSibling, record.nextSibling].find(isFont);
        if (!(text instanceof Text && font?.isConnected && text.data.trim())) continue;
        // A text that React has changed since, translated anew.
        if (pairs.get(text)?.font !== font) pairs.get(text)?.font.remove();
        pairs.set(text, keepBehind(text, font));
      }
    }
    for (const [text, pair] of pairs) if (!isKept(text, pair)) pairs.delete(text);
    // What was changed here.
    observer.takeRecords();
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
}

let isKeeping = false;

function isFont(node: Node | null): node is Element {
  return node?.nodeName === 'FONT';
}

function keepBehind(text: Text, font: Element): Translated {
  const original = text.data;
  if (font.contains(text)) text.replaceWith(original);
  text.data = '';
  font.after(text);
  return { original, font };
}

/** False: no longer a translated text. */
function isKept(text: Text, { original, font }: Translated): boolean {
  if (text.isConnected && font.isConnected && !text.data) {
    // React may have moved it.
    if (text.previousSibling !== font) text.before(font);
    return true;
  }
  // The page is shown in its own language again.
  if (!font.isConnected) text.data ||= original;
  font.remove();
  return false;
}
