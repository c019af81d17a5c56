import { expect, test } from 'vitest';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { clearPageCache, testApp } from '#tests/support/site/app.ts';

const given = testApp();

test('brochures: without capacity the last one is answered, one that was never made is 503 with Retry-After, never 500 [P.343]', async () => {
  const [made, other] = ['/PDFs/voice-elevated-en.pdf', '/PDFs/celebrity-vocal-experience-en.pdf'] as const;
  const first = await given.fetch(made);
  expect(first.status).toBe(200);
  const bytes = await first.arrayBuffer();
  const share = /\/share\/[^"]+/.exec(await (await given.fetch('/courses')).text())?.[0] ?? '';

  await given.world.processes.close();
  await given.db.query
    .updateTable('content_documents')
    .set({ blocks: JSON.stringify([{ type: 'headline', text: 'Another' }]) as never })
    .where('key', '=', 'voice-elevated')
    .execute();
  await contentChanged(given.db.query, 'voice-elevated');
  await clearPageCache(given.db);

  const last = await given.fetch(made);
  expect([last.status, Buffer.from(await last.arrayBuffer()).equals(Buffer.from(bytes))]).toEqual([
    200,
    true,
  ]);
  for (const path of [other, share.replaceAll('&amp;', '&')]) {
    const answer = await given.fetch(path);
    expect([answer.status, answer.headers.get('retry-after')], path).toEqual([503, '5']);
  }
  expect(given.logged.filter(({ level }) => level === 'error')).toEqual([]);
});
