import { data } from 'react-router';

/**
 * For the client side of a hydrated page's action: when the line is cut in mid-send, answers `cut` instead of throwing the
 * page away with everything typed into it. The status keeps the loaders from asking again over the same line.
 */
export async function unlessCut<T, C>(send: () => Promise<T>, cut: C) {
  try {
    return await send();
  } catch (error) {
    if (!isCut(error)) throw error;
    return data(cut, { status: 503 });
  }
}

/** No answer, or half of one. Redirects and answers of ours, whatever they say, are none of it. */
export function isCut(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && /turbo-stream|decode/i.test(error.message));
}

/** As browsers put it, each in its own words: a bug of ours is a TypeError as well. */
export function foundNoLine(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
