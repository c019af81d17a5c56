export interface SenderCheck {
  /** Null: no header is trusted. */
  authservId: string | null;
  senderEmail: string;
}

type Headers = ReadonlyArray<{ name: string; value: string }>;

/**
 * Whether DMARC, or DKIM for the sender's own domain, passed according to the Authentication-Results of our provider
 * (RFC 8601). Two headers with its name: one was written by the sender, so neither is trusted.
 */
export function isSenderVerified(headers: Headers, { authservId, senderEmail }: SenderCheck): boolean {
  if (authservId === null) return false;
  const ours = headers
    .filter(({ name }) => name === 'authentication-results')
    .map(({ value }) => partsOf(value))
    .filter(([first]) => /^\S+/.exec(first ?? '')?.[0] === authservId.toLowerCase());
  const [results] = ours;
  if (!results || ours.length > 1) return false;
  const domain = senderEmail.split('@').at(-1)?.toLowerCase() ?? '';
  return results.slice(1).some((result) => hasPassed(result, domain));
}

function hasPassed(result: string, domain: string): boolean {
  const [, method] = /^(dmarc|dkim)(?:\/\d+)?\s*=\s*pass(?=\s|$)/.exec(result) ?? [];
  if (method === 'dmarc') return propertyOf(result, 'from') === domain;
  if (method !== 'dkim') return false;
  const signer = propertyOf(result, 'd') ?? propertyOf(result, 'i')?.split('@').at(-1);
  return (
    signer !== undefined && (signer === domain || (signer.includes('.') && domain.endsWith(`.${signer}`)))
  );
}

function propertyOf(result: string, name: string): string | undefined {
  return new RegExp(`\\sheader\\.${name}\\s*=\\s*(\\S+)`).exec(result)?.[1];
}

/** The name of the server, then one result each, in lower case, without comments. */
function partsOf(value: string): string[] {
  const parts = [''];
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < value.length; at += 1) {
    const character = value[at] ?? '';
    if (character === '\\') at += 1;
    else if (isQuoted) isQuoted = character !== '"';
    else if (character === '"' && depth === 0) isQuoted = true;
    else if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (depth > 0) continue;
    else if (character === ';') parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim().toLowerCase());
}
