import {
  ADTS,
  CustomSource,
  EncodedPacketSink,
  FLAC,
  Input,
  type InputFormat,
  type InputTrack,
  Logging,
  LogLevel,
  MATROSKA,
  MP4,
  OGG,
  QTFF,
  UnsupportedInputFormatError,
  WAVE,
  WEBM,
} from 'mediabunny';
import type { FilmFormat, MediaFault, MediaFinding, SoundFormat } from '#platform/media/media-finding.ts';
import type { ChildFiles } from '../child-files.ts';
import { blockReader } from './block-reader.ts';
import { isMp4CutOff, waveEnd } from './file-ends.ts';
import { endOfTags, mp3Seconds } from './mp3-frames.ts';

type Video = Awaited<ReturnType<Input['getPrimaryVideoTrack']>>;
type Audio = Awaited<ReturnType<Input['getPrimaryAudioTrack']>>;

export interface OpenMedia {
  format: SoundFormat | FilmFormat;
  video: Video;
  audio: Audio;
  isRemuxed: boolean;
}

// What a file lacks is the answer of the task, not a line in the log.
Logging.level = LogLevel.Errors;

/** HEVC, also as Dolby Vision. */
const hevc = /^(hvc1|hev1|dvh1|dvhe)$/;
/** Baseline, main and high: 8 bit in 4:2:0. Others have 10 bit, 4:2:2 or 4:4:4. */
const commonAvc = /^avc[13]\.(?:42|4d|64)/i;
const commonVp9 = /^vp09\.00\./;
/** Not played by every engine, and not read here: AIFF, Core Audio, AMR, Windows Media. */
const otherSound = /^(?:FORM....AIF[FC]|caff|#!AMR|0&²u\u008ef)/s;

/** Where each kind of sound is kept. Opus in MP4 is what the sample lessons are. */
const soundFormatOf: Readonly<Record<string, SoundFormat>> = {
  aac: 'm4a',
  opus: 'm4a',
  mp3: 'mp3',
  flac: 'flac',
  vorbis: 'weba',
  'pcm-u8': 'wav',
  'pcm-s16': 'wav',
  'pcm-s24': 'wav',
};
const inMp4 = new Set(['aac', 'opus', 'mp3', 'flac']);
const inWebm = new Set(['opus', 'vorbis']);

/** Reads what a recording or a film consists of: its index, and of a recording the first packets. */
export async function inspectMedia(files: ChildFiles): Promise<MediaFinding> {
  if (files.bytes === 0) return { fault: 'not-media' };
  const head = text(await files.read(0, 16));
  if (otherSound.test(head)) return { fault: 'unplayable-sound' };
  const isOther = (await isAdts(files)) || (await tagBeforeFlac(files)) > 0;
  const start = await textAfterZeros(files);
  if (/^(?:ID3|\u00ff[\u00e2-\u00ff])/.test(start) && !isOther) {
    const seconds = await mp3Seconds(files);
    if (seconds !== null) return { format: 'mp3', seconds: wholeSeconds(seconds), isRemuxed: false };
    return { fault: (await isLayerTwo(files)) ? 'unplayable-sound' : 'no-sound' };
  }
  if (head.slice(4, 8) === 'ftyp' && (await isMp4CutOff(files))) return { fault: 'cut-off' };
  const opened = await openMedia(files);
  if ('fault' in opened) return opened;
  const { video, audio, format, isRemuxed } = opened;
  if (!(video ? await hasPackets(video, 1) : await hasPackets(audio, format === 'wav' ? 1 : 3))) {
    return { fault: 'no-sound' };
  }
  const tracks = [video, audio].filter((track) => track !== null);
  const seconds = Math.max(...(await Promise.all(tracks.map((track) => track.computeDuration()))));
  if (!Number.isFinite(seconds) || seconds <= 0 || seconds >= 1_000_000) return { fault: 'no-sound' };
  return { format, seconds: wholeSeconds(seconds), isRemuxed };
}

/** A short sound has a length, too. */
const wholeSeconds = (seconds: number) => Math.max(1, Math.round(seconds));

/** Some recorders write zeros before the first frame. */
async function textAfterZeros({ read }: ChildFiles): Promise<string> {
  const bytes = await read(0, 16_384);
  const begin = bytes.findIndex((byte) => byte !== 0);
  return begin < 0 ? '' : text(bytes.subarray(begin, begin + 16));
}

/** MP2, which no browser plays (ISO 11172-3). */
async function isLayerTwo({ read }: ChildFiles): Promise<boolean> {
  const [first = 0, second = 0] = await read(await endOfTags(read), 2);
  return first === 0xff && (second & 0xe6) === 0xe4;
}

const text = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** AAC frames have the same sign as MP3 frames and no layer; some tools write a tag before them. */
async function isAdts({ read }: ChildFiles): Promise<boolean> {
  const [first = 0, second = 0] = await read(await endOfTags(read), 2);
  return first === 0xff && (second & 0xf6) === 0xf0;
}

/** Bytes of the tag that some programs write before FLAC, which has its own; 0: none. */
async function tagBeforeFlac({ read }: ChildFiles): Promise<number> {
  const begin = await endOfTags(read);
  return begin > 0 && text(await read(begin, 4)) === 'fLaC' ? begin : 0;
}

function withoutStart(files: ChildFiles, bytes: number): ChildFiles {
  return {
    ...files,
    bytes: files.bytes - bytes,
    read: (offset, length) => files.read(offset + bytes, length),
  };
}

async function hasPackets(track: Video | Audio, least: number): Promise<boolean> {
  if (!track) return false;
  let count = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    if (packet.byteLength > 0) count += 1;
    if (count === least) return true;
  }
  return false;
}

export async function openMedia(whole: ChildFiles): Promise<OpenMedia | { fault: MediaFault }> {
  const tagBytes = await tagBeforeFlac(whole);
  const files = tagBytes > 0 ? withoutStart(whole, tagBytes) : whole;
  const source = new CustomSource({ getSize: () => files.bytes, read: blockReader(files) });
  const input = new Input({ formats: [QTFF, MP4, WEBM, MATROSKA, OGG, FLAC, WAVE, ADTS], source });
  const container = await input.getFormat().catch((error: unknown) => {
    if (error instanceof UnsupportedInputFormatError) return null;
    throw error;
  });
  if (!container) return { fault: 'not-media' };
  const video = await input.getPrimaryVideoTrack();
  const sounds = await input.getAudioTracks();
  // Newer phones add a second audio track that only Apple players read.
  const audio = sounds.find(({ codec }) => codec !== null && codec in soundFormatOf) ?? sounds[0] ?? null;
  if (!video && !audio) return { fault: 'no-sound' };
  const format = video ? await filmFormatOf(video, audio) : soundFormatIn(audio);
  if (typeof format === 'object') return format;
  const end = container === WAVE ? await waveEnd(files) : 'whole';
  if (end === 'cut-off') return { fault: 'cut-off' };
  if (end === 'none') return { fault: 'no-sound' };
  return {
    format,
    video,
    audio,
    isRemuxed: tagBytes > 0 || end === 'unknown' || !isAsItIs(container, format),
  };
}

/** Browsers record WebM without a length and an index to seek by, so that it is written again, too. */
function isAsItIs(container: InputFormat, format: SoundFormat | FilmFormat): boolean {
  if (format === 'mp4' || format === 'm4a') return container === MP4;
  return (format === 'flac' && container === FLAC) || (format === 'wav' && container === WAVE);
}

async function filmFormatOf(
  video: NonNullable<Video>,
  audio: Audio,
): Promise<FilmFormat | { fault: MediaFault }> {
  if (video.codec === 'hevc' || hevc.test(idOf(video))) return { fault: 'hevc' };
  const parameters = (await video.getCodecParameterString()) ?? '';
  const sound = audio?.codec ?? null;
  const isPlayedIn = (codecs: ReadonlySet<string>) => !audio || (sound !== null && codecs.has(sound));
  if (video.codec === 'avc') {
    if (!commonAvc.test(parameters)) return { fault: 'profile' };
    return isPlayedIn(inMp4) ? 'mp4' : { fault: 'unplayable' };
  }
  if (video.codec !== 'vp8' && video.codec !== 'vp9') return { fault: 'unplayable' };
  if (video.codec === 'vp9' && !commonVp9.test(parameters)) return { fault: 'profile' };
  return isPlayedIn(inWebm) ? 'webm' : { fault: 'unplayable' };
}

function soundFormatIn(audio: Audio): SoundFormat | { fault: MediaFault } {
  return soundFormatOf[audio?.codec ?? ''] ?? { fault: 'unplayable-sound' };
}

function idOf(track: InputTrack): string {
  const id = track.internalCodecId;
  return typeof id === 'string' ? id : '';
}
