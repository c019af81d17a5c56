import { CustomSource, Input, type InputTrack, MP4, QTFF } from 'mediabunny';
import type { FilmFinding } from '#platform/media/film.ts';
import type { ChildFiles } from '../child-files.ts';
import { blockReader } from './block-reader.ts';

export interface OpenFilm {
  finding: FilmFinding;
  video: Awaited<ReturnType<Input['getPrimaryVideoTrack']>>;
  audio: Awaited<ReturnType<Input['getPrimaryAudioTrack']>>;
}

/** HEVC, also as Dolby Vision. */
const hevc = /^(hvc1|hev1|dvh1|dvhe)$/;

export async function openFilm(files: ChildFiles): Promise<OpenFilm> {
  const source = new CustomSource({
    getSize: () => files.bytes,
    read: blockReader(files),
  });
  const input = new Input({ formats: [QTFF, MP4], source });
  const video = await input.getPrimaryVideoTrack();
  // Newer phones add a second audio track that only Apple players read.
  const sounds = await input.getAudioTracks();
  const audio = sounds.find(({ codec }) => codec === 'aac') ?? sounds[0] ?? null;
  const tracks = [video, audio].filter((track) => track !== null);
  if (tracks.length === 0) throw new Error('the film has no index, or an empty one');
  const kind = kindOf(video, audio);
  if (kind === 'hevc' || kind === 'unplayable') return { finding: { kind }, video, audio };
  const seconds = Math.max(...(await Promise.all(tracks.map((track) => track.computeDuration()))));
  return { finding: { kind, seconds: Math.round(seconds) }, video, audio };
}

/** Reads the film's index only. @throws when it is not a film */
export async function inspectFilm(files: ChildFiles): Promise<FilmFinding> {
  return (await openFilm(files)).finding;
}

function kindOf(video: OpenFilm['video'], audio: OpenFilm['audio']): FilmFinding['kind'] {
  if (video?.codec === 'hevc' || hevc.test(idOf(video))) return 'hevc';
  const isPlayable = (video === null || video.codec === 'avc') && (audio === null || audio.codec === 'aac');
  if (!isPlayable) return 'unplayable';
  return video ? 'mp4' : 'm4a';
}

function idOf(track: InputTrack | null): string {
  const id = track?.internalCodecId;
  return typeof id === 'string' ? id : '';
}
