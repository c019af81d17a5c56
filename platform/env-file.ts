import { readFileSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { fileObstacle } from './files/file-obstacle.ts';
import { variables } from './settings-variables.ts';

export type EnvFile =
  | { ok: true; values: Record<string, string>; warnings: string[]; mode: number }
  | { ok: false; problem: string };

/** Null: there is none. */
export function readEnvFile(file: string): EnvFile | null {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) return null;
    if (found.isDirectory())
      return {
        ok: false,
        problem: `${file} is a folder; expected a file with lines such as PORT=3000. Move it away.`,
      };
    const text = decode(readFileSync(file)).replaceAll(/\r\n?/g, '\n');
    const values = Object.fromEntries(
      Object.entries(parseEnv(text)).map(([name, value]) => [name, value ?? '']),
    );
    return {
      ok: true,
      values,
      warnings: [...misspelled(values, file), ...cut(text, file)],
      mode: found.mode,
    };
  } catch (error) {
    return {
      ok: false,
      problem: fileObstacle(error) ?? `${file} cannot be read: ${(error as Error).message}`,
    };
  }
}

function decode(bytes: Buffer): string {
  const [first, second] = bytes;
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (first !== 0 && second === 0);
  if (isUtf16) return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0))
    return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const known = Object.keys(variables);

function misspelled(values: Readonly<Record<string, string>>, file: string): string[] {
  return Object.keys(values).flatMap((name) => {
    const meant =
      name in variables ? undefined : known.find((one) => !(one in values) && resembles(name, one));
    return meant ? [`${file} sets ${name}, which is no setting. Is ${meant} meant?`] : [];
  });
}

/** SITEURL, Site_Url and SITE_URLS for SITE_URL; STRIPE_KEY for STRIPE_SECRET_KEY. */
function resembles(name: string, setting: string): boolean {
  const [words, settingWords] = [name.toUpperCase().split(/[^A-Z0-9]+/), setting.split('_')];
  const [letters, settingLetters] = [words.join(''), settingWords.join('')];
  if (letters === settingLetters) return true;
  if (words.length > 1 && words.every((word) => settingWords.includes(word))) return true;
  return letters.length > 5 && isOneEditAway(letters, settingLetters);
}

function isOneEditAway(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}

const assignment = /^(?:export )?(\w+) ?([=:])(.*)$/;

/** What a line seems to say and does not: a # within a value begins a comment, and a colon sets nothing. */
function cut(text: string, file: string): string[] {
  return text.split('\n').flatMap((line, at) => {
    const [, name = '', sign, rest = ''] = assignment.exec(line.trim()) ?? [];
    const value = rest.trim();
    if (!(name in variables)) return [];
    const place = `${file}, line ${at + 1}: ${name}`;
    if (sign === ':') return [`${place} is followed by a colon and not set. Write ${name}=…`];
    if (/^["'`]/.test(value) || !/^#|\S#/.test(value)) return [];
    return [
      `${place} ends before the #, which begins a comment. If it belongs to the value, put it in quotes.`,
    ];
  });
}
