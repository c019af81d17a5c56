const local = /^[^\s@<>(),;:"\\[\].\p{C}\p{Default_Ignorable_Code_Point}]+$/u;
const label = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * One plain mailbox (RFC 5321) with its domain as it is sent (Punycode). Null: our email client would refuse it.
 * Without imports, because the browser uses it too.
 */
export function parseEmailAddress(text: string): string | null {
  const address = text.trim();
  if (address.length > 254) return null;
  const at = address.lastIndexOf('@');
  const name = address.slice(0, Math.max(at, 0));
  const domain = asciiDomain(address.slice(at + 1));
  const isName = name.length <= 64 && name.split('.').every((part) => local.test(part));
  const parsed = `${name}@${domain}`;
  return isName && domain && parsed.length <= 254 ? parsed : null;
}

/** Null: no dot, an empty label, or a last label of digits. An ASCII domain stays as entered. */
function asciiDomain(domain: string): string | null {
  const labels = domain.split('.');
  if (labels.length < 2 || !labels.every((part) => label.test(part))) return null;
  const ascii = /^[\x20-\x7e]*$/.test(domain) ? domain : punycode(domain);
  const last = ascii?.split('.').at(-1) ?? '';
  const isDomain = last.length >= 2 && !/^\d+$/.test(last) && ascii?.split('.').every(isShortLabel);
  return isDomain ? ascii : null;
}

const isShortLabel = (part: string) => part.length >= 1 && part.length <= 63;

function punycode(domain: string): string | null {
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : null;
}

/** 'hello@example.com' or 'Studio <hello@example.com>'. */
export function senderIn(from: string): { name: string; address: string } {
  const [, name = '', address = ''] = /^(.*)<([^<>]+)>$/.exec(from.trim()) ?? [null, '', from];
  return { name: name.trim(), address: address.trim() };
}
