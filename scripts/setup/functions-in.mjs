/** @typedef {{ line: number, lines: number, statements: number, parameters: number, isArgument: boolean }} FoundFunction */

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
  const statements = statementsIn(children.body);
  return [
    { line: loc.start.line, lines, statements, parameters: children.params.length, isArgument },
    ...below,
  ];
}

/** Of one function, with its blocks, without the functions inside it. @param {unknown} node @returns {number} */
function statementsIn(node) {
  if (Array.isArray(node)) return node.reduce((sum, each) => sum + statementsIn(each), 0);
  if (typeof node !== 'object' || node === null || !('type' in node)) return 0;
  const { type, ...children } = /** @type {any} */ (node);
  if (/Function|ObjectMethod|Class(Private)?Method/.test(type)) return 0;
  const isOne = /Statement$|^VariableDeclaration$/.test(type) && type !== 'BlockStatement';
  return Object.values(children).reduce((sum, child) => sum + statementsIn(child), isOne ? 1 : 0);
}

/** @param {readonly any[] | null | undefined} comments */
export function commentLinesOf(comments) {
  return (comments ?? []).reduce((sum, { loc }) => sum + loc.end.line - loc.start.line + 1, 0);
}
