/** PostgREST's format for /rest, the storage service's for /storage, else `{error, message}`. */
export function wireRefusal(path: string, status: number, message: string): Response {
  if (path.startsWith('/rest/')) {
    return Response.json({ message, details: null, hint: null, code: codes[status] ?? 'XX000' }, { status });
  }
  const error = names[status] ?? 'internal_error';
  if (path.startsWith('/storage/')) {
    return Response.json({ statusCode: String(status), error, message }, { status });
  }
  return Response.json({ error, message }, { status });
}

const codes: Record<number, string> = {
  400: '22023',
  403: '42501',
  404: '42P01',
  413: '54000',
  429: '53400',
  503: '57P03',
};
const names: Record<number, string> = {
  400: 'bad_request',
  403: 'forbidden',
  404: 'not_found',
  406: 'not_acceptable',
  413: 'payload_too_large',
  429: 'too_many_requests',
  503: 'service_unavailable',
};

export const ownSentences = {
  busy: 'Many people are here at the moment. Please try again in a few seconds.',
  paused: 'Booking opens again shortly. Nothing was saved. Please try again in a few minutes.',
};

export const wireSentences = {
  404: 'There is no such call.',
  405: 'This call does not take this method.',
  500: 'Something went wrong on our side. Please try again in a moment.',
  503: 'We have a technical problem at the moment. Please try again in a minute.',
} as Record<number, string> & { 500: string; 503: string };
