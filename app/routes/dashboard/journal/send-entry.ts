import type { Other, SaveAnswer, SavePayload } from './autosave.ts';

/** Browsers limit keepalive requests to 64 KiB. */
const mostWhenLeaving = 60_000;
const silent = { kind: 'silent' } as const;

/** Never throws: a network error or a foreign response (captive portal) is 'silent'. */
export async function sendEntry(
  entryId: string,
  payload: SavePayload,
  isLeaving: boolean,
): Promise<SaveAnswer> {
  const body = new URLSearchParams(
    Object.entries(payload).map(([name, value]) => [name, value === false ? '' : String(value)]),
  );
  try {
    const answer = await fetch(`/dashboard/journal/${entryId}/save`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      keepalive: isLeaving && body.toString().length < mostWhenLeaving,
      signal: AbortSignal.timeout(20_000),
    });
    return readAnswer(await answer.json());
  } catch {
    return silent;
  }
}

/** By hand: a validation library would be the largest script of this page. */
function readAnswer(answer: unknown): SaveAnswer {
  if (typeof answer !== 'object' || answer === null || !('kind' in answer)) return silent;
  const response = answer as { kind: unknown; version?: unknown; other?: Other; because?: unknown };
  if (response.kind === 'saved' && typeof response.version === 'number') {
    return { kind: 'saved', version: response.version };
  }
  if (response.kind === 'changed' && typeof response.other?.body === 'string') {
    return { kind: 'changed', other: response.other };
  }
  const because = reasons.find((reason) => reason === response.because);
  return response.kind === 'refused' && because ? { kind: 'refused', because } : silent;
}

const reasons = ['gone', 'too-long', 'bad', 'signed-out', 'not-there'] as const;
