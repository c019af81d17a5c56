export function wantsJson(request: Request): boolean {
  return /\bapplication\/json\b/.test(request.headers.get('accept') ?? '');
}
