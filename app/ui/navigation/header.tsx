import { Children, type ReactNode } from 'react';

export interface HeaderProps {
  brand: ReactNode;
  homeHref: string;
  items: ReadonlyArray<{ name: string; href: string; isCurrent: boolean }>;
  navLabel: string;
  menuLabel: string;
  /** A placeholder that the page script may fill. */
  aside?: ReactNode;
  /** Always visible, except on a narrow phone, where it is in the menu. */
  action?: ReactNode;
  /** Shown in the bar, or at the end of the menu. */
  languageSwitch?: ReactNode;
  /** Only in the menu. */
  extras?: readonly ReactNode[];
}

/** Collapses into a native disclosure that works without scripts. */
export function Header({
  brand,
  homeHref,
  items,
  navLabel,
  menuLabel,
  action,
  aside,
  languageSwitch,
  extras = [],
}: HeaderProps) {
  const links = items.map((item) => (
    <li key={item.name}>
      <a href={item.href} {...(item.isCurrent ? { 'aria-current': 'page' as const } : {})}>
        {item.name}
      </a>
    </li>
  ));
  return (
    <header className="header">
      <a className="brand" href={homeHref}>
        {brand}
      </a>
      <nav className="nav" aria-label={navLabel}>
        <ul>{links}</ul>
      </nav>
      {aside}
      {languageSwitch}
      {action}
      <details className="menu">
        <summary>{menuLabel}</summary>
        <nav aria-label={navLabel}>
          <ul>
            {links}
            {Children.map(extras, (extra) => (
              <li>{extra}</li>
            ))}
            {languageSwitch && <li>{languageSwitch}</li>}
            {action && <li>{action}</li>}
          </ul>
        </nav>
      </details>
    </header>
  );
}
