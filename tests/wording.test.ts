import { globSync, readFileSync } from 'node:fs';
import { parse } from '@babel/parser';
import { expect, test } from 'vitest';

type Language = 'en' | 'da';

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
  for (const [property, child] of Object.entries(node)) {
    if (property === 'key' || property === 'loc') continue;
    for (const part of Array.isArray(child) ? child : [child])
      if (part && typeof part === 'object' && 'type' in part) visit(part as Node, inside, found);
  }
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

const everyText = files.flatMap(textsOf);

const banned: Record<Language, [term: RegExp, instead: string][]> = {
  en: [
    [/\b(some|any|every)body\b/i, 'someone, anyone, everyone'],
    [/\bwhoever\b/i, 'anyone who'],
    [/\be-mails?\b/i, 'email'],
    [/\bmails?\b(?! server)(?!\.)/i, 'email'],
    [/\blog(ged|ging)? (in|out)\b/i, 'sign in, sign out'],
    [/\btelephones?\b/i, 'phone'],
    [/\bmade on order\b/i, 'made to order'],
    [/\byours alone\. /i, 'private'],
    [/\b(stands|stand|lies) here\b/i, 'appears here'],
    [/\b(goes|money) back to\b/i, 'refund'],
    [/\bat the lesson\b/i, 'at the session'],
    [/\bwhat waits for you\b/i, 'To do'],
    [/\bthe card said no\b/i, 'Your payment didn’t go through'],
  ],
  da: [
    [/\bvenligst\b/i, 'leave it out'],
    [/(annull|reserv|mark|redig|registr)ér/i, 'annuller, reserver, marker'],
    [/afbestil/i, 'aflys'],
    [/(?<![\w-])mail(s|en)?(?![\w.])/i, 'e-mail'],
    [/workshopper/i, 'workshops'],
    [/arbejdshæft/i, 'arbejdsbog'],
    [/arbejdsdage/i, 'hverdage'],
    [/forhåbentlig dig/i, 'Du'],
    [/kortet sagde nej/i, 'Kortet blev afvist'],
  ],
};

const specified = new Set([
  'Please confirm in the mail we have just sent.',
  'Indtast venligst en gyldig email adresse',
  'Indtast venligst et gyldigt telefon nummer',
  'Beskriv venligst din sang baggrund med mindst 50 tegn',
  'Beskriv venligst dit erfaring niveau',
  'Beskriv venligst dine nuværende udfordringer',
  'Beskriv venligst dine mål for programmet',
  'Fortæl os venligst hvorfor du vil deltage i dette program',
  'Lad os venligst vide dine foretrukne samtale tider',
  'Der opstod en fejl ved indsendelse af din ansøgning. Prøv venligst igen.',
  'Din ansøgning er blevet indsendt. Du hører fra os inden for 2-3 arbejdsdage.',
]);

test.each(['en', 'da'] as const)(
  'texts in %s: none contains a term that the style guide replaces',
  (language) => {
    const texts = everyText.filter((text) => text.language === language && !specified.has(text.words));
    expect(texts.length).toBeGreaterThan(1000);
    const faults = texts.flatMap(({ place, words }) =>
      banned[language].flatMap(([term, instead]) =>
        term.test(words) ? [`${place} ${words} (say: ${instead})`] : [],
      ),
    );
    expect(faults).toEqual([]);
  },
);

test('texts in English and Danish: every exception is a text that exists', () => {
  const words = new Set(everyText.map((text) => text.words));
  expect([...specified].filter((text) => !words.has(text))).toEqual([]);
});
