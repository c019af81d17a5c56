import type { ReactNode } from 'react';
import { Brand } from '#app/ui/brand.tsx';

export interface SignInFrameProps {
  studioName: string;
  homeHref: string;
  /** Beside the studio's name: sign-out, language switch. */
  aside?: ReactNode;
  /** Draws the light effect; off for long lists. */
  isLit?: boolean;
  children: ReactNode;
}

export function SignInFrame({ studioName, homeHref, aside, isLit = true, children }: SignInFrameProps) {
  return (
    <>
      <header className="sign-in-header cluster apart">
        <a className="brand" href={homeHref}>
          <Brand name={studioName} />
        </a>
        {aside}
      </header>
      <main id="main" className="sign-in wrap">
        {isLit ? <div className="pane" /> : null}
        {children}
      </main>
      <div className="sign-in-end">
        <div className="finale" />
      </div>
    </>
  );
}
