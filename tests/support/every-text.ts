import { globSync, readFileSync } from 'node:fs';
import { parse } from '@babel/parser';

export type Language = 'en' | 'da';

interface Text {
  place: string;
  language: Language | null;
  words: string;
}

const files = globSync([
  '{app,studio,platform,server}/**/*.messages.ts',
  'db/sample/{content,articles,courses,workbooks}/**/*.ts',
  'db/sample/*.ts',
]).filter((file) => !file.endsWith('.test.ts'));

const languageOf: Record<string, Language> = { en: 'en', da: 'da', english: 'en', danish: 'da' };

interface Node {
  type: string;
  [property: string]: unknown;
}

function visit(node: Node, names: string[], found: (names: string[], words: string, line: number) => void) {
  if (node.type.startsWith('Import')) return;
  const { start } = node.loc as { start: { line: number } };
  if (node.type === 'StringLiteral') found(names, String(node.value), start.line);
  if (node.type === 'TemplateElement') found(names, (node.value as { cooked: string }).cooked, start.line);
  const inside = [...names, ...nameOf(node)];
  if (isPair(node)) {
    const [en, da] = node.arguments as Node[];
    if (en) visit(en, [...names, 'en'], found);
    if (da) visit(da, [...names, 'da'], found);
    return;
  }
  for (const [property, child] of Object.entries(node)) {
    if (property === 'key' || property === 'loc') continue;
    for (const part of Array.isArray(child) ? child : [child])
      if (part && typeof part === 'object' && 'type' in part) visit(part as Node, inside, found);
  }
}

/** `say(english, danish)` of the sample workbooks. */
function isPair(node: Node): boolean {
  return node.type === 'CallExpression' && (node.callee as { name?: string }).name === 'say';
}

function nameOf(node: Node): string[] {
  const named = (node.type === 'ObjectProperty' ? node.key : node.type === 'VariableDeclarator' && node.id) as
    | { name?: string; value?: string }
    | false;
  return named ? [named.name ?? named.value ?? ''] : [];
}

function textsOf(file: string): Text[] {
  const texts: Text[] = [];
  const ofFile = languageOf[/-(en|da|english|danish)(\.messages)?\.ts$/.exec(file)?.[1] ?? ''] ?? null;
  const { program } = parse(readFileSync(file, 'utf8'), { sourceType: 'module', plugins: ['typescript'] });
  visit(program as unknown as Node, [], (names, words, line) => {
    const language = names.findLast((name) => name === 'en' || name === 'da') as Language | undefined;
    if (/\p{L}/u.test(words)) texts.push({ place: `${file}:${line}`, language: language ?? ofFile, words });
  });
  return texts;
}

/** Every UI text and sample text of the sources; texts with values are cut into their pieces. */
export const everyText = files.flatMap(textsOf);
