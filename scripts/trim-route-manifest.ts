import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = 'build/client/assets';
/** Pages that React hydrates, and what is below them. */
const hydrated = /^(?:admin|dashboard|login|setup|ui)(?:\/|$)/;

interface RouteManifest {
  entry: { imports: string[] };
  routes: Record<
    string,
    {
      id?: string;
      index?: boolean;
      path?: string;
      parentId?: string;
      hasLoader?: boolean;
      module: string;
      imports?: string[];
    }
  >;
}

/**
 * Every signed-in page loads the router's list of all routes. It reads what a route imports only to hydrate it, so
 * visitors' pages need none, nor what every page or the page above has loaded already. The id of a route is its key.
 */
for (const name of readdirSync(folder)) {
  if (!/^manifest-[0-9a-f]{8}\.js$/.test(name)) continue;
  const file = join(folder, name);
  const [before, list] =
    /^(window\.__reactRouterManifest=)(\{.*\});$/s.exec(readFileSync(file, 'utf8'))?.slice(1) ?? [];
  if (!before || !list) throw new Error(`${file} is not the router's list of routes`);
  const manifest: RouteManifest = JSON.parse(list);
  const loaded = new Set(manifest.entry.imports);
  const own = Object.fromEntries(Object.entries(manifest.routes).map(([id, { imports }]) => [id, imports]));
  /** Modules by their content: those of addresses that forms post to are the same. */
  const modules = new Map<string, string>();
  for (const [id, route] of Object.entries(manifest.routes)) {
    // Only programs, pictures and players ask for it.
    if (id.startsWith('office/machines/')) delete manifest.routes[id];

    const isPage = (route.index || route.path !== undefined) && !hydrated.test(route.path ?? '');
    const isBelow = hydrated.test(manifest.routes[route.parentId ?? '']?.path ?? '');
    // An address that forms post to belongs to the page above it, which has loaded what both import.
    const isAddressOfForms = isBelow && !route.hasLoader;
    if ((isPage && !isBelow) || isAddressOfForms) route.imports = [];
    const above = own[route.parentId ?? ''] ?? [];
    route.imports = route.imports?.filter((file) => !loaded.has(file) && !above.includes(file));
    const content = readFileSync(join(folder, basename(route.module)), 'utf8');
    route.module = modules.get(content) ?? route.module;
    modules.set(content, route.module);
    delete route.id;
  }
  const json = JSON.stringify(manifest, (key, value) =>
    value === false ||
    key === 'hasDefaultExport' ||
    ((key === 'css' || key === 'imports') && value.length === 0)
      ? undefined
      : value,
  );
  const setIds = `for(const[i,r]of Object.entries(${before.slice(0, -1)}.routes))r.id=i`;
  writeFileSync(file, `${before}${json};${setIds};`);
}
