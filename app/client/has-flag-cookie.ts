/** The server sets this flag for a hold, a cart or a signed-in account. */
export function hasFlagCookie(): boolean {
  return /(^|; )belcanto_flag=/.test(document.cookie);
}
