export interface ReceivedEmail {
  /** In the order of the email, the latest at the top. Names in lower case. */
  headers: ReadonlyArray<{ name: string; value: string }>;
  /** Null: none, several or a list. */
  from: { name: string; address: string } | null;
  subject: string;
  messageId: string | null;
  text: string | null;
  html: string | null;
  attachments: ReadonlyArray<{ name: string; content: Uint8Array }>;
}

const limits = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 0 };

/** Null: deeper or longer than any email that people write. An embedded email counts as an attachment. */
export async function parseEmail(raw: Uint8Array): Promise<ReceivedEmail | null> {
  const { default: PostalMime, addressParser } = await import('postal-mime');
  let email: Awaited<ReturnType<typeof PostalMime.parse>>;
  try {
    email = await PostalMime.parse(raw, limits);
  } catch {
    return null;
  }
  const headers = email.headers.map(({ key, value }) => ({ name: key, value }));
  const froms = headers.filter(({ name }) => name === 'from');
  return {
    headers,
    from: froms.length === 1 ? oneMailbox(addressParser(froms[0]?.value ?? '')) : null,
    subject: email.subject ?? '',
    messageId: email.messageId ?? null,
    text: email.text ?? null,
    html: email.html ?? null,
    attachments: email.attachments
      .filter(({ related }) => !related)
      .map(({ filename, content }) => ({
        name: filename ?? '',
        content: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
      })),
  };
}

function oneMailbox(list: ReadonlyArray<{ name: string; address?: string | undefined }>) {
  const [first, ...others] = list;
  return first?.address && others.length === 0 ? { name: first.name, address: first.address } : null;
}
