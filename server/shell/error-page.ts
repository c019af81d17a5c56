import { type Language, pageAddress } from '#studio/shared/language.ts';
import { type ErrorReason, errorTexts } from './error-page.messages.ts';

export function errorPage(reason: ErrorReason, language: Language, requestId: string): Response {
  const { title, sentence, home, idLabel } = errorTexts(reason, language);
  const html = `<!DOCTYPE html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/calm.css"></head>
<body><main><h1>${title}</h1><p>${sentence}</p><p><a href="${pageAddress('/', language)}">${home}</a></p><p><small>${idLabel} <code>${requestId}</code></small></p></main></body>
</html>
`;
  return new Response(html, {
    status: statuses[reason],
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

const statuses: Record<ErrorReason, number> = {
  broken: 500,
  unavailable: 503,
  paused: 503,
  busy: 503,
  unreadable: 400,
  'too-large': 413,
  'too-many': 429,
  foreign: 403,
  method: 405,
};
