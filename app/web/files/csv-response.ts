import { secretHeaders } from '#app/web/secret-headers.ts';
import type { Language } from '#studio/shared/language.ts';

/** A download of personal data as CSV; `name` without its ending. */
export function csvResponse(csv: string, { name, language }: { name: string; language: Language }): Response {
  return new Response(csv, {
    headers: {
      ...secretHeaders,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'content-language': language,
    },
  });
}
