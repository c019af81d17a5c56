import type { World } from '#platform/world.ts';
import { outboxCode } from '#studio/shared/email/outbox-code.ts';
import type { TestApp } from './app.ts';

export function outboxPath({ secret }: Pick<World, 'secret'>): string {
  return `/outbox?code=${outboxCode(secret)}`;
}

/** Headers of a browser that has opened the printed address. */
export async function outboxHeaders(given: TestApp): Promise<{ cookie: string }> {
  const opened = await given.fetch(outboxPath(given.world));
  return { cookie: opened.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}
