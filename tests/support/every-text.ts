import { globSync, readFileSync } from 'node:fs';
import { parse } from '@babel/parser';

export type Language = 'en' | 'da';

interface Text {
  place: string;
  language: Language | null;
  words: string;
}

const files = globSync([
  '{app,studio,platform,server}/**/*.{messages,email}.ts',
  'db/sample/{content,articles,courses,workbooks}/**/*.ts',
  'db/sample/*.ts',
]).filter((file) => !file.endsWith('.test.ts'));

/** Of an email, what holds its texts. */
const textsOfEmail = ['title', 'texts', 'labels'];

const languageOf: Record<string, Language> = { en: 'en', da: 'da', english: 'en', danish: 'da' };

interface Node {
  type: string;
  [property: string]: unknown;
}

interface Place {
  /** Of properties and variables, and the language of a pair. */
  names: string[];
  isInPair: boolean;
  isMessages: boolean;
}

function visit(node: Node, place: Place, found: (place: Place, words: string, line: number) => void) {
  if (node.type.startsWith('Import')) return;
  const { start } = node.loc as { start: { line: number } };
  if (node.type === 'StringLiteral') found(place, String(node.value), start.line);
  if (node.type === 'TemplateElement') found(place, (node.value as { cooked: string }).cooked, start.line);
  const names = [...place.names, ...nameOf(node)];
  const pair = pairOf(node, place);
  if (pair) {
    const [en, da] = pair;
    if (en) visit(en, { ...place, names: [...names, 'en'], isInPair: true }, found);
    if (da) visit(da, { ...place, names: [...names, 'da'], isInPair: true }, found);
    return;
  }
  for (const [property, child] of Object.entries(node)) {
    if (property === 'key' || property === 'loc') continue;
    for (const part of Array.isArray(child) ? child : [child])
      if (part && typeof part === 'object' && 'type' in part) visit(part as Node, { ...place, names }, found);
  }
}

/** `[english, danish]` of the UI texts, and `say(english, danish)` of the sample workbooks. */
function pairOf(node: Node, { isMessages, isInPair }: Place): Node[] | null {
  if (node.type === 'CallExpression' && (node.callee as { name?: string }).name === 'say')
    return node.arguments as Node[];
  const elements =
    isMessages && !isInPair && node.type === 'ArrayExpression' ? (node.elements as Node[]) : [];
  return elements.length === 2 ? elements : null;
}

function nameOf(node: Node): string[] {
  const named = (node.type === 'ObjectProperty' ? node.key : node.type === 'VariableDeclarator' && node.id) as
    | { name?: string; value?: string }
    | false;
  return named ? [named.name ?? named.value ?? ''] : [];
}

function textsOf(file: string): Text[] {
  const texts: Text[] = [];
  const ofFile = languageOf[/-(en|da|english|danish)\.ts$/.exec(file)?.[1] ?? ''] ?? null;
  const isEmail = file.endsWith('.email.ts');
  const isMessages = isEmail || file.endsWith('.messages.ts');
  const { program } = parse(readFileSync(file, 'utf8'), { sourceType: 'module', plugins: ['typescript'] });
  const top = { names: [], isInPair: false, isMessages };
  visit(program as unknown as Node, top, ({ names }, words, line) => {
    if (!/\p{L}/u.test(words)) return;
    if (isEmail && !names.some((name) => textsOfEmail.includes(name))) return;
    const named = names.findLast((name) => name === 'en' || name === 'da') as Language | undefined;
    const language = named ?? ofFile;
    // A UI text outside a pair is the same in both languages.
    for (const each of isMessages && !language ? (['en', 'da'] as const) : [language])
      texts.push({ place: `${file}:${line}`, language: each, words });
  });
  return texts;
}

/** Every UI text and sample text of the sources; texts with values are cut into their pieces. */
export const everyText = files.flatMap(textsOf);
