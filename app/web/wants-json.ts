/** True for a fetch of ours that expects JSON. */
export function wantsJson(request: Request): boolean {
  return /\bapplication\/json\b/.test(request.headers.get('accept') ?? '');
}
