import type { ReactNode } from 'react';
import { Brand } from '#app/ui/brand.tsx';

export interface SignInFrameProps {
  studioName: string;
  /** Of the home page, in the reader's language. */
  homeHref: string;
  /** Beside the studio's name: signing out, the other language. */
  aside?: ReactNode;
  /** Light is cast across the sheet; not where a long list would lie in it. */
  isLit?: boolean;
  children: ReactNode;
}

/** The frame of the pages behind the scenes: the studio's name, a little room beside it, one sheet, the final bar line. */
export function SignInFrame({ studioName, homeHref, aside, isLit = true, children }: SignInFrameProps) {
  return (
    <>
      <header className="door-head">
        <a className="brand" href={homeHref}>
          <Brand name={studioName} />
        </a>
        {aside}
      </header>
      <main id="main" className="door wrap">
        {isLit ? <div className="pane" /> : null}
        {children}
      </main>
      <div className="door-end">
        <div className="finale" />
      </div>
    </>
  );
}
