/** @typedef {{ line: number, lines: number, parameters: number, isArgument: boolean }} FoundFunction */

/**
 * Every function of a Babel syntax tree. `isArgument`: passed to a call, so its parameters may be prescribed by a library.
 * @param {unknown} node @param {boolean} [isArgument] @returns {FoundFunction[]}
 */
export function functionsIn(node, isArgument = false) {
  if (Array.isArray(node)) return node.flatMap((each) => functionsIn(each, isArgument));
  if (typeof node !== 'object' || node === null || !('type' in node)) return [];
  const { type, loc, ...children } = /** @type {any} */ (node);
  const isFunction = /Function(Declaration|Expression)|ObjectMethod|Class(Private)?Method/.test(type);
  const below = Object.entries(children).flatMap(([name, child]) =>
    functionsIn(child, type === 'CallExpression' && name === 'arguments'),
  );
  if (!isFunction || !loc) return below;
  const lines = loc.end.line - loc.start.line + 1;
  return [{ line: loc.start.line, lines, parameters: children.params.length, isArgument }, ...below];
}

/** @param {readonly any[] | null | undefined} comments */
export function commentLinesOf(comments) {
  return (comments ?? []).reduce((sum, { loc }) => sum + loc.end.line - loc.start.line + 1, 0);
}
