/** True once this browser holds an hour, fills a cart or is signed in: the server then sets a flag without content. */
export function hasFlagCookie(): boolean {
  return /(^|; )belcanto_flag=/.test(document.cookie);
}
