import type { ReactNode } from 'react';
import dark from '#app/pictures/coach-singing-dark.svg?url';
import light from '#app/pictures/coach-singing-light.svg?url';
import { Brand } from '#app/ui/brand.tsx';

export interface SignInFrameProps {
  studioName: string;
  homeHref: string;
  /** Beside the studio's name: sign-out, language switch. */
  aside?: ReactNode;
  /** Draws the coach in the light; off for long lists. */
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
        {isLit ? (
          <div className="sign-in-light">
            <div className="pane" />
            <picture>
              <source media="(prefers-color-scheme: dark)" srcSet={dark} />
              <img src={light} width={440} height={440} alt="" />
            </picture>
          </div>
        ) : null}
        {children}
      </main>
      <div className="sign-in-end">
        <div className="finale" />
      </div>
    </>
  );
}
