import type { StoredName } from '#app/web/session/browser-storage.ts';

const keptKey = 'belcanto_ranges' satisfies StoredName;

/**
 * What can be shown with a booking: the range found on this page, else the newest kept on this device; null: there is
 * none. Not checked: see `readVoiceRange`. A module of its own, because the booking script has a limit.
 */
export function latestRange(): unknown {
  const { sungRange } = document.querySelector<HTMLElement>('[data-sung-range]')?.dataset ?? {};
  try {
    const kept: unknown = JSON.parse(sungRange ? `[${sungRange}]` : (localStorage.getItem(keptKey) ?? '[]'));
    return Array.isArray(kept) ? (kept.at(-1) ?? null) : null;
  } catch {
    return null;
  }
}
