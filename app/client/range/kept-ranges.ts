import type { StoredName } from '#app/web/session/browser-storage.ts';

/** The results of 'Find your range' that were kept on this device by a press, the newest last. */
export const keptKey = 'belcanto_ranges' satisfies StoredName;

const most = 60;

/** Not checked: see `readVoiceRange`. Empty also where storage is blocked. */
export function keptRanges(): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptKey) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export function keepRanges(ranges: readonly unknown[]): boolean {
  try {
    if (ranges.length === 0) localStorage.removeItem(keptKey);
    else localStorage.setItem(keptKey, JSON.stringify(ranges.slice(-most)));
    return true;
  } catch {
    return false;
  }
}
