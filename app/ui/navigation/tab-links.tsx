export interface TabItem {
  key: string;
  name: string;
  /** Number of items behind the tab; a text such as '99+' where it is not counted further. */
  count?: number | string;
  /** The items wait for an answer: the count is highlighted. */
  isWaiting?: boolean;
}

export interface TabLinksProps {
  label: string;
  /** `only`: shown where a week has space, or only where it has none. */
  items: ReadonlyArray<TabItem & { href: string; only?: 'narrow' | 'wide' }>;
  current: string;
}

/** Tabs as links, each with a URL. */
export function TabLinks({ label, items, current }: TabLinksProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {items.map(({ key, name, count, isWaiting, href, only }) => (
        <a
          className={only ? `tab on-${only}` : 'tab'}
          key={`${key} ${only}`}
          href={href}
          aria-current={key === current ? 'page' : undefined}
        >
          {name}
          {count === undefined ? null : <small className={isWaiting ? 'waiting' : undefined}>{count}</small>}
        </a>
      ))}
    </nav>
  );
}
