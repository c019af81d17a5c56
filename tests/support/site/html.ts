/** Reads rendered pages in tests: enough for our own markup, no parser. */

/** The text of a piece of HTML without tags, entities resolved, spaces collapsed. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<wbr\/?>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\s+/g, ' ')
    .trim();
}

export function pieces(html: string, tag: string, opening = /[^>]*/): string[] {
  const pattern = new RegExp(`<${tag}\\b(?=${opening.source}>)[^>]*>[\\s\\S]*?</${tag}>`, 'g');
  return html.match(pattern) ?? [];
}

export function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map((match) =>
    (match[1] ?? '').replaceAll('&amp;', '&'),
  );
}

export interface FoundForm {
  path: string;
  fields: Record<string, string>;
}

/** The form that posts to this resource; `has`: a part of it, such as a hidden field. */
export function formTo(html: string, resource: string, has = ''): FoundForm {
  const pathOf = (form: string) => /^<form[^>]*\saction="([^"?]*)/.exec(form)?.[1] ?? '';
  const form = pieces(html, 'form').find(
    (each) => pathOf(each).endsWith(`/${resource}`) && each.includes(has),
  );
  if (!form) throw new Error(`no form to ${resource}`);
  const inputs = form.match(/<input\b[^>]*type="hidden"[^>]*>/g) ?? [];
  const value = (input: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(input)?.[1] ?? '';
  return {
    path: pathOf(form),
    fields: Object.fromEntries(inputs.map((input) => [value(input, 'name'), value(input, 'value')])),
  };
}
