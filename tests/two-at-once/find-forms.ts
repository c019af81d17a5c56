import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const app = join(import.meta.dirname, '../../app/routes');
/** Whatever of the desk stands outside its folder. */
const elsewhere = ['shop/admin-product.tsx', 'shop/product-form.tsx'];

export interface FoundForm {
  /** Its file, and what its button says to the server: 'course.tsx: save'. */
  name: string;
  /** Everything between its tags, as it is written. */
  source: string;
}

/** Every form of the desk that changes something, read from the source: also those of states that few pages show. One that only asks does not. */
export function adminFormList(): FoundForm[] {
  const admin = readdirSync(join(app, 'admin'), { recursive: true, encoding: 'utf8' });
  const files = [
    ...admin.filter((file) => file.endsWith('.tsx')).map((file) => `admin/${file}`),
    ...elsewhere,
  ];
  return files.sort().flatMap((file) => {
    const source = readFileSync(join(app, file), 'utf8');
    const found =
      source.match(/<(Form|form)\b[\s\S]*?<\/\1>|<(?:ActButton|ConfirmButton)\b[\s\S]*?\/>/g) ?? [];
    const sent = found.filter((form) => !form.includes('method="get"'));
    return sent.map((form) => ({ name: `${file}: ${deedOf(form)}`, source: form }));
  });
}

/** What its button says ('hide or show' of one that is either), or where that comes from; 'send' when it says nothing. */
function deedOf(form: string): string {
  const given =
    /(?:\bintent=|<(?:Press|Act) act=|name="(?:intent|act|answer|remedy|connection|action)"\s+value=)/;
  const at = given.exec(form);
  if (!at) return 'send';
  const value = form.slice(at.index + at[0].length);
  const [, word] = /^"([^"]+)"/.exec(value) ?? [];
  if (word) return word;
  const [, template] = /^\{`([^`]+)`\}/.exec(value) ?? [];
  if (template) return template.replaceAll(/\$\{(\w+)\}/g, '$1');
  const expression = /^\{([^}]+)\}/.exec(value)?.[1] ?? '';
  const words = [...expression.matchAll(/'([a-z-]+)'/g)].map(([, one]) => one);
  return words.length > 0 ? words.join(' or ') : expression;
}
