import type { EmbedAnswer, EmbedOffer, EmbedTyped } from './model.ts';

/** The origin of this script, on whatever site it is embedded. */
const studio = new URL(import.meta.url).origin;

export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Null: no response. Sent without cookies, as all calls here. */
export async function loadTimes(language: string): Promise<EmbedOffer | null> {
  const query = new URLSearchParams({ language, time_zone: timeZone() });
  try {
    const answer = await fetch(`${studio}/embed/consultation/times?${query}`, { credentials: 'omit' });
    return answer.ok ? ((await answer.json()) as EmbedOffer) : null;
  } catch {
    return null;
  }
}

/** `holder` from the previous response allows a corrected choice. Null: no response. Idempotent. */
export async function requestHalfHour(
  typed: EmbedTyped,
  language: string,
  holder: string,
): Promise<EmbedAnswer | null> {
  const body = new URLSearchParams({ ...typed, language, holder, time_zone: timeZone() });
  try {
    const answer = await fetch(`${studio}/embed/consultation/ask`, {
      method: 'POST',
      credentials: 'omit',
      body,
    });
    const payload = await answer.json();
    if (answer.ok) return { ok: true, email: payload.email, holder: payload.holder };
    const fields = Array.isArray(payload.fields) ? payload.fields : [];
    return {
      ok: false,
      message: String(payload.message ?? ''),
      fields,
      isGone: fields.length === 0 && (answer.status === 409 || answer.status === 400),
    };
  } catch {
    return null;
  }
}
