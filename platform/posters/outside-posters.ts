import type { Posters } from './posters.ts';

const maxBytes = 2_000_000;
const timeoutMs = 10_000;

export function outsidePosters(base: string): Posters {
  return {
    async fetch({ videoId }) {
      const address = `${base}/vi/${encodeURIComponent(videoId)}/hqdefault.jpg`;
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await fetch(address, { signal, redirect: 'error', headers: { accept: 'image/*' } });
      if (answer.status === 404 || answer.status === 410) {
        await answer.body?.cancel();
        return null;
      }
      if (!answer.ok) throw new Error(`The video site answered ${answer.status}`);
      const chunks: Uint8Array[] = [];
      let bytes = 0;
      for await (const chunk of answer.body ?? []) {
        bytes += chunk.length;
        if (bytes > maxBytes) return null;
        chunks.push(chunk);
      }
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
}
