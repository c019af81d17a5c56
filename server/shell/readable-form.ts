import { parseForm } from '#app/web/forms/parse-form.ts';

/** Bytes: what body-limits.ts lets through. */
const limits = { textBytes: 1_024_000, totalBytes: 1_024_000 };

/**
 * Pages take forms. The request with its form read once, found whole and written as urlencoded; or null: another content
 * type, a form cut short or beyond the limits, a file (pages that take files read them themselves), or a text with U+0000
 * in it, which no field of ours can hold and no keyboard types.
 */
export async function readableForm(request: Request): Promise<Request | null> {
  const fields = new URLSearchParams();
  let isAcceptable = true;
  const end = await parseForm(request, limits, {
    onText(name, value) {
      if (name.includes('\0') || value.includes('\0')) isAcceptable = false;
      else fields.append(name, value);
    },
    openFile: (_name, filename) => {
      // A file input without a chosen file sends an empty part.
      isAcceptable &&= filename === '';
      return {
        write: () => {
          isAcceptable = false;
        },
        end: () => {},
      };
    },
  });
  if (end !== 'complete' || !isAcceptable) return null;
  const { method, url, signal } = request;
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
  return new Request(url, { method, headers, body: fields.toString(), signal });
}
