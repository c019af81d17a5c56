export interface Place {
  createdAt: Temporal.Instant;
  id: string;
}

/** Of the last thing on a page, as the address of the next one says it. */
export function placeText({ createdAt, id }: Place): string {
  return `${createdAt}_${id}`;
}

/** 'instant_id' of the last thing seen; null for what cannot be read: the beginning. */
export function placeOf(text: string | null): Place | null {
  const [at = '', id = ''] = (text ?? '').split('_');
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null;
  try {
    return { createdAt: Temporal.Instant.from(at), id };
  } catch {
    return null;
  }
}
