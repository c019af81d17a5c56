import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const app = join(import.meta.dirname, '../../app/routes');
/** Admin forms outside the admin folder. */
const otherFiles = ['goods/shop/admin-product.tsx', 'goods/shop/product-form.tsx'];

export interface FoundForm {
  name: string;
  source: string;
}

/**
 * Every admin form that changes something, read from the source so that rarely shown states are included. Search
 * and filter forms are excluded.
 */
export function adminFormList(): FoundForm[] {
  const admin = readdirSync(join(app, 'admin'), { recursive: true, encoding: 'utf8' });
  const files = [
    ...admin.filter((file) => file.endsWith('.tsx')).map((file) => `admin/${file}`),
    ...otherFiles,
  ];
  return files.sort().flatMap((file) => {
    const source = readFileSync(join(app, file), 'utf8');
    const found =
      source.match(
        /<(Form|PostForm|SaveForm|form)\b[\s\S]*?<\/\1>|<(?:ActionButton|ConfirmButton|OneButton)\b[\s\S]*?\/>/g,
      ) ?? [];
    const sent = found.filter((form) => !form.includes('method="get"'));
    return sent.map((form) => ({ name: `${file}: ${actionOf(form)}`, source: form }));
  });
}

/** The resource it posts to, else the label of its button, else 'page': the page's own action. */
function actionOf(form: string): string {
  const at = /(?:\bto=|\baction=(?="\/|\{`\/)|name="(?:intent|connection|action)"\s+value=)/.exec(form);
  if (!at) return 'page';
  const value = form.slice(at.index + at[0].length);
  const [, word] = /^"([^"]+)"/.exec(value) ?? [];
  if (word) return word;
  const [, template] = /^\{`([^`]+)`\}/.exec(value) ?? [];
  if (template) return template.replaceAll(/\$\{([\w.]+)\}/g, ':$1');
  const expression = /^\{([^}]+)\}/.exec(value)?.[1] ?? '';
  const words = [...expression.matchAll(/'([a-z-]+)'/g)].map(([, one]) => one);
  return words.length > 0 ? words.join(' or ') : expression;
}
