/** May break after its @, and only then within a word: a long one would squeeze what stands beside it. */
export function EmailAddress({ of: address }: { of: string }) {
  const at = address.indexOf('@') + 1;
  return (
    <span className="mail-address">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}

/** What a fact leads to: a page, a call, or a letter. */
export function FactLink({ href, text }: { href: string; text: string }) {
  return <a href={href}>{href.startsWith('mailto:') ? <EmailAddress of={text} /> : text}</a>;
}
