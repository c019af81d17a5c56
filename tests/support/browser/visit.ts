import type { TestApp } from '../site/app.ts';

export interface Answer {
  status: number;
  headers: Headers;
  location: string | null;
  text: string;
}

export interface TestVisit {
  get(path: string): Promise<Answer>;
  /** Submits a form of one of our pages, as a browser without scripts does. */
  post(path: string, fields: Record<string, string>): Promise<Answer>;
}

/** One browser with its cookies, against the whole built app; `cookie` of a session it starts with. */
export function visit(given: TestApp, cookie = ''): TestVisit {
  const cookies = new Map<string, string>(
    cookie.split('; ').flatMap((pair) => {
      const at = pair.indexOf('=');
      return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)] as const] : [];
    }),
  );
  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await given.fetch(path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const { siteUrl } = given.world.settings;
    return {
      status: response.status,
      headers: response.headers,
      location: response.headers.get('location')?.replace(siteUrl, '') ?? null,
      text: await response.text(),
    };
  };
  return {
    get: (path) => send(path, {}),
    post: (path, fields) => send(path, { method: 'POST', body: new URLSearchParams(fields) }),
  };
}
