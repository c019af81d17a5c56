/** A decoded form value: text, list or map. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type FormFields = { [name: string]: FormValue };

type Node = Map<string, Node | string>;

function place(root: Node, path: string[], value: string): void {
  let at = root;
  for (const step of path.slice(0, -1)) {
    const found = at.get(step);
    const next: Node = found instanceof Map ? found : new Map();
    at.set(step, next);
    at = next;
  }
  const last = path.at(-1)!;
  at.set(last === '' ? String(at.size) : last, value);
}

function settled(node: Node | string): FormValue {
  if (typeof node === 'string') return node;
  const keys = [...node.keys()];
  if (keys.length > 0 && keys.every((key, index) => key === String(index))) {
    return [...node.values()].map(settled);
  }
  return Object.fromEntries([...node].map(([key, value]) => [key, settled(value)]));
}

/** `a[b][0][c]=1` as Stripe decodes it: numbered names from 0 make a list, all others a map. */
export function readForm(encoded: string): FormFields {
  const root: Node = new Map();
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = [...name.matchAll(/^([^[]+)|\[([^\]]*)\]/g)].map((part) => part[1] ?? part[2] ?? '');
    if (path.length > 0) place(root, path, value);
  }
  return Object.fromEntries([...root].map(([key, value]) => [key, settled(value)]));
}
