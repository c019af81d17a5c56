import type { ReactNode } from 'react';

export interface Before {
  /** A data URL of a few hundred bytes. */
  src: string;
  /** The dark-mode variant, if different. */
  dark: string | null;
}

/** Transparent pictures show the placeholder only while `is-coming` is set by the page script. */
export function PictureFrame({
  before,
  isOpaque = false,
  children,
}: {
  before: Before | null;
  isOpaque?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={`pictured${isOpaque ? ' is-opaque' : ''}`}>
      {before && (
        <picture>
          {before.dark && <source media="(prefers-color-scheme: dark)" srcSet={before.dark} />}
          <img className="before" src={before.src} alt="" />
        </picture>
      )}
      {children}
    </span>
  );
}
