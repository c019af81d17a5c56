import type { ReactNode } from 'react';

export interface Before {
  /** A data address of some hundred bytes. */
  src: string;
  /** The same for dark pages, where it differs. */
  dark: string | null;
}

/**
 * A picture, and behind it what stands there until its file has come: a few pixels, smoothed. What is opaque covers it
 * by itself; prints show it only while the page's script sees them coming (`is-coming`).
 */
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
