/** The texts of any document in the shape of ProseMirror's, one per line, whatever its nodes and marks. */
export function plainOfUnknown(node: unknown): string[] {
  const children = childrenOf(node);
  if (children.length === 0) return textOf(node) === '' ? [] : [textOf(node)];
  if (children.some((child) => childrenOf(child).length > 0)) return children.flatMap(plainOfUnknown);
  const line = children.map(textOf).join('').trim();
  return line === '' ? [] : [line];
}

function childrenOf(node: unknown): unknown[] {
  const content = typeof node === 'object' && node !== null && 'content' in node ? node.content : null;
  return Array.isArray(content) ? content : [];
}

function textOf(node: unknown): string {
  const text = typeof node === 'object' && node !== null && 'text' in node ? node.text : '';
  return typeof text === 'string' ? text : '';
}
