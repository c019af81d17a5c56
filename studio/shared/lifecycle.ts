export type Lifecycle<S extends string> = Readonly<Record<S, readonly S[]>>;

export function mayBecome<S extends string>(lifecycle: Lifecycle<S>, from: S, to: S): boolean {
  return lifecycle[from].includes(to);
}

export function statesBefore<S extends string>(lifecycle: Lifecycle<S>, to: S): S[] {
  return (Object.keys(lifecycle) as S[]).filter((from) => lifecycle[from].includes(to));
}

export function isFinal<S extends string>(lifecycle: Lifecycle<S>, state: S): boolean {
  return lifecycle[state].length === 0;
}
