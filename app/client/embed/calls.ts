import type { EmbedAnswer, EmbedOffer, EmbedTyped } from './model.ts';

/** The studio this script came from, wherever it is pasted. */
const studio = new URL(import.meta.url).origin;

export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The free times now. Null: no answer. Without cookies, like everything here. */
export async function loadTimes(language: string): Promise<EmbedOffer | null> {
  const query = new URLSearchParams({ language, time_zone: timeZone() });
  try {
    const answer = await fetch(`${studio}/embed/consultation/times?${query}`, { credentials: 'omit' });
    return answer.ok ? ((await answer.json()) as EmbedOffer) : null;
  } catch {
    return null;
  }
}

/**
 * Asks for a half hour. `holder` is what the last asking of this page answered: it lets a corrected choice replace the
 * first one. Null: no answer; asked again, nothing is booked or mailed twice.
 */
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
    const said = await answer.json();
    if (answer.ok) return { ok: true, email: said.email, holder: said.holder };
    const fields = Array.isArray(said.fields) ? said.fields : [];
    return {
      ok: false,
      message: String(said.message ?? ''),
      fields,
      isGone: fields.length === 0 && (answer.status === 409 || answer.status === 400),
    };
  } catch {
    return null;
  }
}
