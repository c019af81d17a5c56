import recordings from '../../media/media.json';
import { Player } from './player.tsx';
import { Video } from './video.tsx';

const addresses = import.meta.glob<string>('../../media/*.{mp3,mp4,webp,vtt}', {
  eager: true,
  query: '?url',
  import: 'default',
});

interface RecordingFacts {
  kind: string;
  seconds: number;
  width?: number;
  height?: number;
}

const known: Readonly<Record<string, RecordingFacts>> = recordings;

export interface RecordingProps {
  /** A recording of app/media. */
  name: string;
  title: string;
  language: 'en' | 'da';
  captionsLabel: string;
  isIsland?: boolean;
}

/** Nothing is preloaded. */
export function Recording({ name, title, language, captionsLabel, isIsland = false }: RecordingProps) {
  const facts = known[name];
  const src = addresses[`../../media/${name}.${facts?.kind === 'video' ? 'mp4' : 'mp3'}`];
  const subtitles = addresses[`../../media/${name}.${language}.vtt`];
  if (!facts || !src || !subtitles) return null;
  const captions = [{ src: subtitles, language, label: captionsLabel }];
  if (facts.kind !== 'video')
    return <Player src={src} title={title} captions={captions} isIsland={isIsland} seconds={facts.seconds} />;
  const poster = addresses[`../../media/${name}.webp`];
  const { width = 640, height = 360 } = facts;
  const { seconds } = facts;
  return (
    <Video
      src={src}
      captions={captions}
      title={title}
      seconds={seconds}
      width={width}
      height={height}
      isIsland={isIsland}
      {...(poster ? { poster } : {})}
    />
  );
}
