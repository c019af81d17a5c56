export interface TabItem {
  key: string;
  name: string;
  /** Number of items behind the tab. */
  count?: number;
}

export interface TabLinksProps {
  /** Screen reader label of the tabs. */
  label: string;
  items: ReadonlyArray<TabItem & { href: string }>;
  current: string;
}

/** Tabs as links, each with a URL: for pages without React. */
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
