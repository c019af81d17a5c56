import type { GuardedResponse } from '#platform/http/guarded-http.ts';

export function answered(body = '', more: Partial<GuardedResponse> = {}): GuardedResponse {
  return { status: 200, headers: {}, bytes: Buffer.from(body), body, ...more };
}
