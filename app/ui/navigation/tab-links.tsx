export interface TabItem {
  key: string;
  name: string;
  /** How many things lie behind it. */
  count?: number;
}

export interface TabLinksProps {
  /** What the alternatives are about, for those who listen. */
  label: string;
  items: ReadonlyArray<TabItem & { href: string }>;
  current: string;
}

/** Alternatives as links, each with an address of its own: for pages that load no framework. */
export function TabLinks({ label, items, current }: TabLinksProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {items.map(({ key, name, count, href }) => (
        <a className="tab" key={key} href={href} aria-current={key === current ? 'page' : undefined}>
          {name}
          {count === undefined ? null : <small>{count}</small>}
        </a>
      ))}
    </nav>
  );
}
