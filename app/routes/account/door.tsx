import type { ReactNode } from 'react';

export interface DoorProps {
  studioName: string;
  /** Of the home page, in the reader's language. */
  homeHref: string;
  /** Beside the studio's name: signing out, the other language. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages behind the scenes: the studio's name, a little room beside it, one sheet. */
export function Door({ studioName, homeHref, aside, children }: DoorProps) {
  return (
    <>
      <header className="door-head">
        <a className="brand" href={homeHref}>
          {studioName}
        </a>
        {aside}
      </header>
      <main id="main" className="door wrap">
        {children}
      </main>
    </>
  );
}
