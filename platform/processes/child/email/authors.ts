import { addressParser } from 'postal-mime';

export interface Author {
  name: string;
  address: string;
}

const mostAuthors = 20;
const isMailbox = ({ address }: Author) => /.@./.test(address);

/**
 * The persons in From. A comma in a name that is not quoted divides it, so what has no address belongs to the address
 * after it: 'Hansen, Åse <aase@…>'.
 */
export function authorsOf(from: string): Author[] {
  const authors: Author[] = [];
  let names: string[] = [];
  for (const { name, address } of addressParser(from, { flatten: true }).slice(0, 10 * mostAuthors)) {
    const shown = [...names, name].filter(Boolean).join(', ');
    const author = {
      name: shown.includes('<') ? shown : shown.replaceAll('>', ''),
      address: bare(address ?? ''),
    };
    if (isMailbox(author)) {
      authors.push(author);
      names = [];
    } else if (name) names.push(name);
  }
  return authors.slice(0, mostAuthors);
}

/** One author for several: the address is that of Sender, which names the one who sent it (RFC 5322 3.6.2). */
export function senderOf(authors: readonly Author[], sender: string | undefined): Author | null {
  const [first] = authors;
  if (!first || authors.length === 1) return first ?? null;
  const named = authorsOf(sender ?? '')[0]?.address.toLowerCase();
  const found = authors.find(({ address }) => address.toLowerCase() === named) ?? first;
  const others = authors.filter((one) => one !== found);
  return {
    name: [found, ...others].map(({ name, address }) => name || address).join(', '),
    address: found.address,
  };
}

function bare(address: string): string {
  const inner = /<([^<>]{3,300})>/.exec(address)?.[1] ?? address;
  return inner.trim().replace(/^mailto:/i, '');
}
