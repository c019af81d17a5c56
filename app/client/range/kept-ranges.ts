/** The results of 'Find your range' that were kept on this device by a press, the newest last. */
const keptKey = 'voice-ranges';

/** What can be shown at booking: the newest kept result; null: there is none. Not checked: see `readVoiceRange`. */
export function latestRange(): unknown {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptKey) ?? '[]');
    return Array.isArray(kept) ? (kept.at(-1) ?? null) : null;
  } catch {
    return null;
  }
}
