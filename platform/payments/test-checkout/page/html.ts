const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | boolean | null | undefined | Markup | readonly Markup[];

export function html(pieces: TemplateStringsArray, ...holes: readonly Part[]): Markup {
  return new Markup(pieces.reduce((before, piece, at) => before + filled(holes[at - 1]) + piece));
}

function filled(part: Part): string {
  if (part === null || part === undefined || typeof part === 'boolean') return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map((one) => one.text).join('');
  return String(part).replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}
