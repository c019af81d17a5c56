export interface Place {
  createdAt: Temporal.Instant;
  id: string;
}

/** Pagination cursor of the last item on a page. */
export function placeText({ createdAt, id }: Place): string {
  return `${createdAt}_${id}`;
}

/** Parses 'instant_id'; null (invalid) is the first page. */
export function placeOf(text: string | null): Place | null {
  const [at = '', id = ''] = (text ?? '').split('_');
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null;
  try {
    return { createdAt: Temporal.Instant.from(at), id };
  } catch {
    return null;
  }
}
