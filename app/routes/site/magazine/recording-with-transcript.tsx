import { Player } from '#app/ui/media/player.tsx';
import { Recording } from '#app/ui/media/recording.tsx';
import { useSound } from '#app/ui/media/sounds.tsx';
import type { Language } from '#studio/shared/language.ts';
import { magazineMessages } from './magazine.messages.ts';

/** One of ours with captions, or the owner's. The player is in the page's language, its captions in the recording's. */
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
  const own = useSound(name);
  if (own) return <Player src={own.address} seconds={own.seconds} text={own.text} title={title} isIsland />;
  return <Recording name={name} title={title} language={spokenIn} captionsLabel={captions} isIsland />;
}
