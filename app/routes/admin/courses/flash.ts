import { type Did, teachingMessages } from './courses.messages.ts';

/** Null for unknown values. */
export function flashOf(request: Request): Did | null {
  const did = new URL(request.url).searchParams.get('did');
  return did && Object.hasOwn(teachingMessages.en.did, did) ? (did as Did) : null;
}
