import { readdirSync, readFileSync } from 'node:fs';

const folder = 'build/client/assets';
/** Addresses of pages that React hydrates: the modules of all other pages are built, and never loaded. */
const hydrated = /^(?:admin|dashboard|login|setup)(?:\/|$)/;
const pageScripts = /^(?:enhance|islands|player)-[\w-]{8}\.js$/;
const standAlone = ['build/client/embed/consultation.js', 'build/client/admin-worker.js'];

interface Route {
  path?: string;
  parentId?: string;
  module: string;
}

export function loadedScripts(): Map<string, string> {
  const names = readdirSync(folder);
  const scripts = new Map<string, string>();
  const waiting = [...names.filter((name) => pageScripts.test(name)), ...hydratedModules(names)];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const file = `${folder}/${name}`;
    if (scripts.has(file)) continue;
    const text = readFileSync(file, 'utf8');
    scripts.set(file, text);
    for (const [, imported = ''] of text.matchAll(/(?:\.|assets)\/([\w.-]+\.js)\b/g))
      if (names.includes(imported)) waiting.push(imported);
  }
  for (const file of standAlone) scripts.set(file, readFileSync(file, 'utf8'));
  return scripts;
}

function hydratedModules(names: readonly string[]): string[] {
  const file = names.find((name) => /^manifest-[0-9a-f]{8}\.js$/.test(name)) ?? '';
  const [json = ''] = /\{.*\}/s.exec(readFileSync(`${folder}/${file}`, 'utf8')) ?? [];
  const { entry, routes } = JSON.parse(json) as { entry: Route; routes: Record<string, Route> };
  const pathOf = ({ path = '', parentId = '' }: Route): string => {
    const parent = routes[parentId];
    return [parent ? pathOf(parent) : '', path].filter(Boolean).join('/');
  };
  const modules = Object.values(routes).filter(
    (route) => route === routes.root || hydrated.test(pathOf(route)),
  );
  return [entry, ...modules].map(({ module }) => module.slice('/assets/'.length));
}
