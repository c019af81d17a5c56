export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  const alternatives = (): boolean => {
    let isTrue = all();
    while (tokens[0] === 'OR') {
      tokens.shift();
      isTrue = all() || isTrue;
    }
    return isTrue;
  };
  const all = (): boolean => {
    let isTrue = one();
    while (tokens[0] === 'AND') {
      tokens.shift();
      isTrue = one() && isTrue;
    }
    return isTrue;
  };
  const one = (): boolean => {
    const token = tokens.shift() ?? '';
    if (token !== '(') return allowed.has(token);
    const isTrue = alternatives();
    tokens.shift();
    return isTrue;
  };
  const isTrue = alternatives();
  return isTrue && tokens.length === 0;
}
