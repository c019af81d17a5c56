import { Recording } from '#app/ui/media/recording.tsx';
import type { Language } from '#studio/shared/language.ts';
import { magazineMessages } from './magazine.messages.ts';

/** The player is in the page's language, its captions in the recording's. */
export function RecordingWithTranscript({
  name,
  title,
  language,
  spokenIn = language,
}: {
  name: string;
  title: string;
  language: Language;
  spokenIn?: Language;
}) {
  const { captions } = magazineMessages[language];
  return <Recording {...{ name, title }} language={spokenIn} captionsLabel={captions} isIsland />;
}
