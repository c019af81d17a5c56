/** Breaks after the @: long addresses would overflow their column. */
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

/** A page, phone or email link. */
export function FactLink({ href, text }: { href: string; text: string }) {
  return <a href={href}>{href.startsWith('mailto:') ? <EmailAddress of={text} /> : text}</a>;
}
