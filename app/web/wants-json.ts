/** True for a form that a script sent itself and wants to read the answer of. */
export function wantsJson(request: Request): boolean {
  return /\bapplication\/json\b/.test(request.headers.get('accept') ?? '');
}
