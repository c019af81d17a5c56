import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorPage } from '#app/ui/feedback/error-page.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import type { Language } from '#studio/shared/language.ts';
import { isConnectionError } from './forms/catch-network-error.ts';
import { networkErrorMessages } from './forms/network-error.messages.ts';
import { MissingPage } from './missing-page.tsx';
import { useRequestContext } from './request-context.ts';

/** A network error during client navigation, which is in no log. */
function NoLine({ language }: { language: Language }) {
  const { title, sentence, again } = networkErrorMessages[language];
  return (
    <main id="main">
      <title>{title}</title>
      <ErrorPage
        headline={title}
        drawing="metronome"
        sentence={sentence}
        actions={<ButtonLink href="">{again}</ButtonLink>}
      />
    </main>
  );
}

/** Bugs and outages show the request id of the log entry; a 404 does not. */
export function RouteError() {
  const requested = useRequestContext();
  const language = requested?.language ?? 'en';
  const words = errorWords[language];
  const error = useRouteError();
  if (isConnectionError(error)) return <NoLine language={language} />;
  if (isRouteErrorResponse(error) && (error.status === 404 || error.status === 410))
    return <MissingPage language={language} />;
  return (
    <main id="main">
      <title>Unexpected Application Error!</title>
      <ErrorPage
        headline="Unexpected Application Error!"
        melody={[5, 2, 0]}
        sentence={words.sentence}
        actions={<ButtonLink href="/">{words.home}</ButtonLink>}
        reference={requested ? { label: words.idLabel, number: requested.requestId } : null}
      />
    </main>
  );
}

export const errorWords = {
  en: {
    title: 'That didn’t work',
    again: 'Load this page again',
    sentence: 'Something went wrong on our side. We have noted it. Please try again in a moment.',
    home: 'Back to the home page',
    idLabel: 'If you write to us about it, please name this number:',
  },
  da: {
    title: 'Det gik ikke',
    again: 'Hent siden igen',
    sentence: 'Noget gik galt hos os. Vi har noteret det. Prøv igen om et øjeblik.',
    home: 'Tilbage til forsiden',
    idLabel: 'Skriver du til os om fejlen, så oplys dette nummer:',
  },
};
