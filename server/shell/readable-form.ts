/**
 * Pages take forms. The request with its form read once and found whole, or null: another content type, a form cut
 * short, or a text with U+0000 in it, which no field of ours can hold and no keyboard types.
 */
export async function readableForm(request: Request): Promise<Request | null> {
  const { method, headers, url } = request;
  const bytes = await request.arrayBuffer();
  const type = headers.get('content-type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return null;
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null);
  if (!form || [...form].flat().some((text) => typeof text === 'string' && text.includes('\0'))) return null;
  return new Request(url, { method, headers, body: bytes });
}
