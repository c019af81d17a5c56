/**
 * Reads the SDK's declaration files, which Stripe generates from its OpenAPI description. Not a TypeScript parser:
 * it knows the few forms that the generator writes, and throws on any other.
 */
export type TypeNode =
  | { is: 'literal'; value: string }
  | { is: 'name'; path: string[]; of: TypeNode[] }
  | { is: 'inline' }
  | { is: 'union'; members: TypeNode[] };

export interface Member {
  name: string;
  optional: boolean;
  type: TypeNode;
}

export interface Scope {
  parent: Scope | null;
  interfaces: Map<string, { members: Member[]; extended: string | null }>;
  aliases: Map<string, TypeNode>;
  namespaces: Map<string, Scope>;
}

export function emptyScope(parent: Scope | null): Scope {
  return { parent, interfaces: new Map(), aliases: new Map(), namespaces: new Map() };
}

function tokensOf(text: string): string[] {
  const bare = text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
  return bare.match(/'[^']*'|"[^"]*"|[\w$]+|=>|\.\.\.|[^\s]/g) ?? [];
}

class Reader {
  at = 0;
  readonly tokens: string[];
  constructor(tokens: string[]) {
    this.tokens = tokens;
  }
  peek(): string {
    return this.tokens[this.at] ?? '';
  }
  next(): string {
    this.at += 1;
    return this.tokens[this.at - 1] ?? '';
  }
  take(token: string): boolean {
    if (this.peek() !== token) return false;
    this.at += 1;
    return true;
  }
  expect(token: string): void {
    const found = this.next();
    if (found !== token) throw new Error(`expected ${token}, found ${found} (token ${this.at})`);
  }
  /** Past the end of a statement or of the braces it opens. */
  skipStatement(): void {
    for (let depth = 0; this.at < this.tokens.length; ) {
      const token = this.next();
      if (token === '{') depth += 1;
      if (token === '}') depth -= 1;
      if (depth === 0 && (token === ';' || (token === '}' && !['from', ';'].includes(this.peek())))) return;
    }
  }
  skipBraces(): void {
    this.expect('{');
    for (let depth = 1; depth > 0; ) {
      const token = this.next();
      if (token === '') throw new Error('unclosed brace');
      depth += token === '{' ? 1 : token === '}' ? -1 : 0;
    }
  }
}

function readPrimary(reader: Reader): TypeNode {
  const token = reader.peek();
  if (/^['"]/.test(token)) return { is: 'literal', value: reader.next().slice(1, -1) };
  if (token === '{') {
    reader.skipBraces();
    return { is: 'inline' };
  }
  const path = [reader.next()];
  while (reader.take('.')) path.push(reader.next());
  const of: TypeNode[] = [];
  if (reader.take('<')) {
    do of.push(readType(reader));
    while (reader.take(','));
    reader.expect('>');
  }
  return { is: 'name', path, of };
}

function readType(reader: Reader): TypeNode {
  const members = [readPrimary(reader)];
  while (reader.take('|')) members.push(readPrimary(reader));
  return members.length === 1 ? members[0]! : { is: 'union', members };
}

function readMembers(reader: Reader): Member[] {
  const members: Member[] = [];
  reader.expect('{');
  while (!reader.take('}')) {
    const name = reader.next().replace(/^['"]|['"]$/g, '');
    const optional = reader.take('?');
    reader.expect(':');
    members.push({ name, optional, type: readType(reader) });
    reader.take(';');
  }
  return members;
}

/** Parameter interfaces only; response objects may contain forms this reader does not know. */
function isParameterScope(name: string, scope: Scope): boolean {
  return /Params$/.test(name) || scope.parent !== null;
}

function readBlock(reader: Reader, scope: Scope, wanted: boolean): void {
  while (reader.at < reader.tokens.length && !reader.take('}')) {
    const token = reader.next();
    if (token === 'export' || token === 'declare') continue;
    if (token === 'namespace') {
      const name = reader.next();
      reader.expect('{');
      const inner = scope.namespaces.get(name) ?? emptyScope(scope);
      scope.namespaces.set(name, inner);
      readBlock(reader, inner, wanted || /^(Checkout|\w+Params)$/.test(name));
    } else if (token === 'interface') {
      const name = reader.next();
      const extended = reader.take('extends') ? reader.next() : null;
      if (wanted || isParameterScope(name, scope)) {
        scope.interfaces.set(name, { members: readMembers(reader), extended });
      } else reader.skipBraces();
    } else if (token === 'type' && (wanted || isParameterScope('', scope))) {
      const name = reader.next();
      reader.expect('=');
      scope.aliases.set(name, readType(reader));
      reader.take(';');
    } else {
      reader.at -= 1;
      reader.skipStatement();
    }
  }
}

export function readDeclarations(text: string, scope: Scope): void {
  readBlock(new Reader(tokensOf(text)), scope, false);
}
