import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';
import { compatNode, lacking, ownChild, type Versions } from './engines.ts';

export function newStyles(css: string, versions: Versions): Map<string, string> {
  const found = new Map<string, string>();
  postcss.parse(css).walk((node) => {
    for (const feature of featuresOf(node))
      if (!found.has(feature) && lacking(feature, versions, (name) => isBeside(node, name)).length > 0)
        found.set(feature, node.toString().slice(0, 120));
  });
  return found;
}

function featuresOf(node: ChildNode): string[] {
  if (node.type === 'atrule') return ofAtRule(node);
  if (node.type === 'rule') return isKeyframe(node) ? [] : ofRule(node);
  return node.type === 'decl' ? ofDeclaration(node) : [];
}

const atRuleOf = ({ parent }: ChildNode) => (parent?.type === 'atrule' ? (parent as AtRule).name : '');
const isKeyframe = (rule: Rule) => atRuleOf(rule).endsWith('keyframes');

/** The spelling with a prefix: as a property, or in another value of the same one. */
function isBeside(node: ChildNode, name: string): boolean {
  if (node.type !== 'decl') return false;
  const isIt = (one: ChildNode) =>
    one.type === 'decl' && (one.prop === name || (one.prop === node.prop && one.value.includes(name)));
  return node.parent?.some(isIt) ?? false;
}

function ofAtRule({ name, params }: AtRule): string[] {
  const rule = `css.at-rules.${name}`;
  if (name === 'media') {
    const named = [...params.matchAll(/\(\s*(?:min-|max-)?([\w-]+)/g)].map(
      ([, feature]) => `${rule}.${feature}`,
    );
    return [rule, ...named, ...(/[<>]/.test(params) ? [`${rule}.range_syntax`] : [])];
  }
  const hasStyle = name === 'container' && params.includes('style(');
  return hasStyle ? [rule, `${rule}.style_queries_for_custom_properties`] : [rule];
}

/** A name with a prefix is meant for one engine. `-moz-` makes a list of selectors invalid elsewhere. */
function ofRule({ selector, parent }: Rule): string[] {
  const plain = selector.replaceAll(/"[^"]*"|'[^']*'/g, '');
  const names = [...plain.matchAll(/(?<!\\):{1,2}([\w-]+)/g)].map(([, name = '']) => name);
  const own = names.filter(
    (name) => !name.startsWith('-webkit-') && (plain.includes(',') || !name.startsWith('-')),
  );
  if (plain.includes('&') || parent?.type === 'rule') own.push('nesting');
  return own.map((name) => `css.selectors.${name}`);
}

const withFunctions =
  /^(?:color|easing-function|filter-function|transform-function|image|gradient|basic-shape|ray)$/;
const functions = new Map<string, string>();
for (const [type, node] of Object.entries(compatNode('css.types') ?? {})) {
  functions.set(type, `css.types.${type}`);
  if (!withFunctions.test(type)) continue;
  for (const name of Object.keys(node ?? {})) functions.set(name, `css.types.${type}.${name}`);
}

const unitGroups: readonly [RegExp, string][] = [
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^cq/, 'container_query_length_units'],
];

function ofDeclaration(declaration: Declaration): string[] {
  const { prop, value } = declaration;
  const descriptor = /^(?:page|font-face|property|counter-style)$/.exec(atRuleOf(declaration))?.[0];
  const property = descriptor ? `css.at-rules.${descriptor}.${prop}` : `css.properties.${prop}`;
  const node = compatNode(property);
  const plain = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, ' ');
  const called = [...plain.matchAll(/(?<![\w-])([a-z][\w-]*)\(/g)].map(([, name = '']) => name);
  const words = [...plain.matchAll(/(?<![\w-])-?[a-z][\w-]*(?![\w(-])/g)].map(([word]) => word);
  const named = called.concat(words).filter((name) => node && ownChild(node, name));
  const units = [...plain.matchAll(/\d([a-z]+)\b/gi)].map(([, unit = '']) => unit);
  const isRelative = /\b(rgb|hsl|hwb|oklch|oklab|lab|lch|color)\(\s*from\b/.exec(plain);
  return [
    ...(prop.startsWith('-') ? [] : [property]),
    ...called.flatMap((name) => functions.get(name) ?? []),
    ...units.map((unit) => `css.types.length.${unitGroups.find(([start]) => start.test(unit))?.[1] ?? unit}`),
    ...named.map((name) => `${property}.${name}`),
    ...(isRelative ? [`css.types.color.${isRelative[1]}.relative_syntax`] : []),
  ];
}

/** What Safari 16.0 has, and does wrong: a clip along one axis hides all, and a rounded length is infinite. */
const faulty = /^overflow-[xy]:\s*clip$|^--[\w-]+:\s*round\(/;

/** Where a style sheet uses what Safari 16.0 does wrong, and does not ask for a newer one. */
export function faultyStyles(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls((declaration) => {
    const isGuarded = ancestorsOf(declaration).some(
      (node) => node.type === 'atrule' && node.name === 'supports' && node.params.includes('text-wrap'),
    );
    const { parent } = declaration;
    if (isGuarded || !faulty.test(`${declaration.prop}: ${declaration.value}`)) return;
    // Of the body it is the window's.
    if (parent?.type !== 'rule' || parent.selector !== 'body') found.push(`${parent}`);
  });
  return found;
}

function ancestorsOf(node: ChildNode): ChildNode[] {
  const { parent } = node;
  return parent && parent.type !== 'root' && parent.type !== 'document'
    ? [parent as ChildNode].concat(ancestorsOf(parent as ChildNode))
    : [];
}

export function selectorsIn(css: string, rule: RegExp): string[] {
  const found: string[] = [];
  postcss.parse(css).walkAtRules((around) => {
    if (!rule.test(`${around.name} ${around.params}`)) return;
    around.walkRules(({ selector }) => void found.push(selector));
  });
  return found;
}
