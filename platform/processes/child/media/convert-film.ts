import {
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  StreamTarget,
} from 'mediabunny';
import type { MediaTasks } from '#platform/media/media-tasks.ts';
import type { ChildFiles } from '../child-files.ts';
import { openFilm } from './inspect-film.ts';
import { PieceWriter } from './piece-writer.ts';

/** Copies packets without re-encoding, interleaved by time. */
export async function convertFilm(
  { pieceBytes, mostBytes }: MediaTasks['convert-film']['input'],
  files: ChildFiles,
): Promise<{ bytes: number }> {
  const { finding, video, audio } = await openFilm(files);
  if (finding.kind !== 'mp4' && finding.kind !== 'm4a') throw new Error(`a film of kind ${finding.kind}`);
  const pieces = new PieceWriter(pieceBytes, files.write);
  const target = new StreamTarget(
    new WritableStream({
      write: ({ data, position }) => {
        if (position + data.length > mostBytes) throw new Error('the film is too large');
        return pieces.write(position, data);
      },
    }),
  );
  // The index goes last: its size is unknown before the packets are read.
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target });
  const tracks: Track[] = [];
  if (video) {
    const source = new EncodedVideoPacketSource('avc');
    output.addVideoTrack(source, { rotation: video.rotation });
    const decoderConfig = (await video.getDecoderConfig()) ?? undefined;
    tracks.push(
      await startTrack(new EncodedPacketSink(video), (packet) => source.add(packet, { decoderConfig })),
    );
  }
  if (audio) {
    const source = new EncodedAudioPacketSource('aac');
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
