import { SungHeadline } from '#app/ui/sung-headline.tsx';
import type { SiteFrame } from '../frame.ts';
import { notFoundMessages } from '../not-found.messages.ts';
import { SitePage } from './site-page.tsx';

/** 'Oops! Page not found'. The attempted path is written to the browser's console by the page script (`data-not-found`). */
export function NotFoundPage({ frame }: { frame: SiteFrame }) {
  const words = notFoundMessages[frame.pageLanguage];
  return (
    <SitePage frame={frame}>
      <title>{words.title}</title>
      <section className="page-head" data-not-found>
        <div className="stage">
          <div className="pane" />
          <SungHeadline text={words.title} largest="l" melody={[6, 2, 3, 0]} />
        </div>
        <div className="wrap below">
          <div>
            <p className="lead">{words.sentence}</p>
            <p className="actions spaced">
              <a className="button" href="/">
                {words.home}
              </a>
              <a className="button ghost" href="/courses">
                {words.courses}
              </a>
            </p>
          </div>
        </div>
      </section>
    </SitePage>
  );
}
