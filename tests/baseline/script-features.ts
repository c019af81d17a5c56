import { parse } from '@babel/parser';
import { compatNode, lacking, ownChild, type Versions } from './engines.ts';

interface Node {
  type: string;
  [key: string]: unknown;
}

interface Seen {
  node: Node;
  parent: Node | null;
}

export type ScriptFeatures = (seen: Seen, versions: Versions) => readonly string[];

export function newScripts(
  code: string,
  versions: Versions,
  featuresOf: ScriptFeatures = all,
): Map<string, string> {
  const found = new Map<string, string>();
  walk(parse(code, { sourceType: 'module' }).program as unknown as Node, null, (seen) => {
    for (const feature of featuresOf(seen, versions)) {
      if (found.has(feature) || lacking(feature, versions).length === 0) continue;
      found.set(feature, code.slice(Math.max(0, Number(seen.node.start) - 50), Number(seen.node.end) + 30));
    }
  });
  return found;
}

function walk(node: Node, parent: Node | null, see: (seen: Seen) => void): void {
  see({ node, parent });
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, node, see);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const all: ScriptFeatures = (seen, versions) => [
  ...syntaxOf(seen),
  ...membersOf(seen, versions),
  ...globalsOf(seen),
];

const regular = 'javascript.regular_expressions';

/** Without it a browser cannot parse the script, and runs none of it. */
export function syntaxOf({ node }: Seen): string[] {
  if (node.type === 'StaticBlock') return ['javascript.classes.static.initialization_blocks'];
  if (node.type === 'ImportAttribute') return ['javascript.statements.import.import_attributes'];
  if (node.type === 'VariableDeclaration' && /using/.test(String(node.kind)))
    return [`javascript.statements.${String(node.kind).replace(' ', '_')}`];
  if (node.type !== 'RegExpLiteral') return [];
  const [pattern, flags] = [String(node.pattern), String(node.flags)];
  const groups = [...pattern.matchAll(/\(\?<(\w+)>/g)].map(([, name]) => name);
  const used: [string, boolean][] = [
    [`${regular}.lookbehind_assertion`, /\(\?<[=!]/.test(pattern)],
    [`${regular}.modifier`, /\(\?[ims-]+:/.test(pattern)],
    [
      `${regular}.named_capturing_group.duplicate_named_capturing_groups`,
      new Set(groups).size < groups.length,
    ],
    ['javascript.builtins.RegExp.unicodeSets', flags.includes('v')],
  ];
  return used.flatMap(([feature, isUsed]) => (isUsed ? [feature] : []));
}

/** What scripts hold in variables: members are recognised by their name, unless an older one has the same. */
const held =
  /^(?:AbortSignal|Animation|Blob|Clipboard|DataTransfer|Document|DocumentFragment|DOMRect|DOMTokenList|Element|ElementInternals|Event|EventTarget|File|FormData|Headers|HTML\w*Element|InputEvent|IntersectionObserver|KeyboardEvent|MediaQueryList|Node|NodeList|PointerEvent|Range|ReadableStream|Request|Response|Selection|ServiceWorkerRegistration|ShadowRoot|Storage|SubmitEvent|Text|ToggleEvent|TouchEvent|URL|URLSearchParams|WheelEvent)$/;
/** In trials of one browser only, with members of common names. */
const trials =
  /^(?:HTML(?:FencedFrame|Geolocation|Install|Permission|Model|UserMedia)Element|.*DisposableStack|Temporal)$/;

const byMember = new Map<string, string[]>();
for (const [path, isHeld] of [
  ['api', (name: string) => held.test(name)],
  ['javascript.builtins', () => true],
  ['javascript.builtins.Intl', () => true],
] as const)
  for (const home of Object.keys(compatNode(path) ?? {}).filter((name) => isHeld(name) && !trials.test(name)))
    for (const name of Object.keys(compatNode(`${path}.${home}`) ?? {}))
      if (!name.endsWith('_static'))
        byMember.set(name, [...(byMember.get(name) ?? []), `${path}.${home}.${name}`]);

const instances: Readonly<Record<string, string>> = {
  window: 'api.Window',
  document: 'api.Document',
  navigator: 'api.Navigator',
  history: 'api.History',
};

function membersOf({ node, parent }: Seen, versions: Versions): string[] {
  const { object, property, computed } = node as unknown as {
    object: Node;
    property: Node;
    computed: boolean;
  };
  if (!isMember(node) || computed || property.type !== 'Identifier' || isOptionalCall(parent, node))
    return [];
  const name = String(property.name);
  const owner = object.type === 'Identifier' ? String(object.name) : '';
  const home = [instances[owner], `api.${owner}`, `javascript.builtins.${owner}`].find(
    (path) => path && compatNode(path),
  );
  if (owner && home)
    return [name, `${name}_static`]
      .filter((one) => ownChild(compatNode(home) ?? {}, one))
      .map((one) => `${home}.${one}`);
  if (isIterator(object) && compatNode(`javascript.builtins.Iterator.${name}`))
    return [`javascript.builtins.Iterator.${name}`];
  const known = byMember.get(name) ?? [];
  return known.every((feature) => lacking(feature, versions).length > 0) ? known.slice(0, 1) : [];
}

const isMember = ({ type }: Node) => type === 'MemberExpression' || type === 'OptionalMemberExpression';

/** `element.method?.()`, which is its own fallback. */
const isOptionalCall = (parent: Node | null, node: Node) =>
  parent?.type === 'OptionalCallExpression' && parent.optional === true && parent.callee === node;

/** `map.values()`, but not `Object.values(map)`. */
function isIterator({ type, callee }: Node): boolean {
  if (!/CallExpression$/.test(type) || !isNode(callee) || !isMember(callee)) return false;
  const { object, property } = callee as unknown as { object: Node; property: Node };
  return /^(?:values|keys|entries|matchAll)$/.test(String(property.name)) && object.name !== 'Object';
}

const keyed = /^(?:ObjectProperty|ObjectMethod|ClassMethod|ClassProperty)$/;

function globalsOf({ node, parent }: Seen): string[] {
  if (node.type !== 'Identifier' || !parent) return [];
  const isName =
    parent.computed !== true &&
    (parent.property === node || (keyed.test(parent.type) && parent.key === node));
  if (isName) return [];
  const name = String(node.name);
  const paths = /^[A-Z]/.test(name) ? [`api.${name}`, `javascript.builtins.${name}`] : [`api.Window.${name}`];
  return paths.filter((path) => compatNode(path));
}
