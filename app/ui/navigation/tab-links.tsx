export interface TabItem {
  key: string;
  name: string;
  /** Number of items behind the tab. */
  count?: number;
}

export interface TabLinksProps {
  /** Screen reader label of the tabs. */
  label: string;
  /** `only`: shown where a week has space, or only where it has none. */
  items: ReadonlyArray<TabItem & { href: string; only?: 'narrow' | 'wide' }>;
  current: string;
}

/** Tabs as links, each with a URL: for pages without React. */
export function TabLinks({ label, items, current }: TabLinksProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {items.map(({ key, name, count, href, only }) => (
        <a
          className={only ? `tab on-${only}` : 'tab'}
          key={`${key} ${only}`}
          href={href}
          aria-current={key === current ? 'page' : undefined}
        >
          {name}
          {count === undefined ? null : <small>{count}</small>}
        </a>
      ))}
    </nav>
  );
}
