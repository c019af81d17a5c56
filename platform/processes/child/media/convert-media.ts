import {
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FlacOutputFormat,
  Mp3OutputFormat,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  StreamTarget,
  WavOutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import type { FilmFormat, SoundFormat } from '#platform/media/media-finding.ts';
import type { MediaTasks } from '#platform/media/media-tasks.ts';
import type { ChildFiles } from '../child-files.ts';
import { openMedia } from './inspect-media.ts';
import { PieceWriter } from './piece-writer.ts';

/** The index of an MP4 goes last: its size is unknown before the packets are read. */
const outputs: Readonly<Record<SoundFormat | FilmFormat, () => OutputFormat>> = {
  mp4: () => new Mp4OutputFormat({ fastStart: false }),
  m4a: () => new Mp4OutputFormat({ fastStart: false }),
  webm: () => new WebMOutputFormat(),
  weba: () => new WebMOutputFormat(),
  flac: () => new FlacOutputFormat(),
  wav: () => new WavOutputFormat(),
  mp3: () => new Mp3OutputFormat(),
};
/** A cluster of WebM gets its size when it ends, after up to half a minute of film. */
const heldPieces = 16;

/** Copies packets without re-encoding, interleaved by time. */
export async function convertMedia(
  { pieceBytes, mostBytes }: MediaTasks['convert-film']['input'],
  files: ChildFiles,
): Promise<{ bytes: number }> {
  const opened = await openMedia(files);
  if ('fault' in opened) throw new Error(`a file that is refused: ${opened.fault}`);
  const { format, video, audio } = opened;
  const isWebm = format === 'webm' || format === 'weba';
  const pieces = new PieceWriter(pieceBytes, files.write, isWebm ? heldPieces : 0);
  const target = new StreamTarget(
    new WritableStream({
      write: ({ data, position }) => {
        if (position + data.length > mostBytes) throw new Error('the film is too large');
        return pieces.write(position, data);
      },
    }),
  );
  const output = new Output({ format: outputs[format](), target });
  const tracks: Track[] = [];
  if (video?.codec) {
    const source = new EncodedVideoPacketSource(video.codec);
    output.addVideoTrack(source, { rotation: video.rotation });
    const decoderConfig = (await video.getDecoderConfig()) ?? undefined;
    tracks.push(
      await startTrack(new EncodedPacketSink(video), (packet) => source.add(packet, { decoderConfig })),
    );
  }
  if (audio?.codec) {
    const source = new EncodedAudioPacketSource(audio.codec);
    output.addAudioTrack(source);
    const decoderConfig = (await audio.getDecoderConfig()) ?? undefined;
    tracks.push(
      await startTrack(new EncodedPacketSink(audio), (packet) => source.add(packet, { decoderConfig })),
    );
  }
  await output.start();
  await copy(tracks);
  await output.finalize();
  return { bytes: await pieces.end() };
}

interface Track {
  packets: AsyncIterator<EncodedPacket>;
  next: EncodedPacket | null;
  add(packet: EncodedPacket): Promise<void>;
}

async function startTrack(sink: EncodedPacketSink, add: Track['add']): Promise<Track> {
  const packets = sink.packets()[Symbol.asyncIterator]();
  const first = await packets.next();
  return { packets, next: first.done ? null : first.value, add };
}

async function copy(tracks: readonly Track[]): Promise<void> {
  for (;;) {
    const waiting = tracks.filter(({ next }) => next !== null);
    const earliest = waiting.toSorted((a, b) => (a.next?.timestamp ?? 0) - (b.next?.timestamp ?? 0))[0];
    if (!earliest?.next) return;
    await earliest.add(earliest.next);
    const following = await earliest.packets.next();
    earliest.next = following.done ? null : following.value;
  }
}
