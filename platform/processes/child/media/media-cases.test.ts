import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MkvOutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import { describe, expect, test } from 'vitest';
import { converted, inspected, outsideMedia } from '#tests/support/media/child-files.ts';
import { silentMp3, waveFile } from '#tests/support/media/sounds.ts';

/** The same packets in another container, as recorders write them. */
async function packedIn(format: OutputFormat, file: Buffer): Promise<Buffer> {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(new Uint8Array(file)) });
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  const picture = video?.codec && new EncodedVideoPacketSource(video.codec);
  const sound = audio?.codec && new EncodedAudioPacketSource(audio.codec);
  if (picture) output.addVideoTrack(picture);
  if (sound) output.addAudioTrack(sound);
  await output.start();
  const decoderConfigs = [await video?.getDecoderConfig(), await audio?.getDecoderConfig()] as const;
  const copyVideo = async () => {
    if (!video || !picture) return;
    for await (const packet of new EncodedPacketSink(video).packets())
      await picture.add(packet, decoderConfigs[0] ? { decoderConfig: decoderConfigs[0] } : undefined);
    picture.close();
  };
  const copySound = async () => {
    if (!audio || !sound) return;
    for await (const packet of new EncodedPacketSink(audio).packets())
      await sound.add(packet, decoderConfigs[1] ? { decoderConfig: decoderConfigs[1] } : undefined);
    sound.close();
  };
  await Promise.all([copyVideo(), copySound()]);
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer());
}

function patched(file: Buffer, from: string, to: string): Buffer {
  expect(file.includes(from, 0, 'latin1')).toBe(true);
  return Buffer.from(file.toString('latin1').replaceAll(from, to), 'latin1');
}

const seconds = 4;
const asItIs = { seconds, isRemuxed: false };
const remuxed = { seconds, isRemuxed: true };

describe('a recording or a film that every engine plays', () => {
  test.each([
    ['id3-picture.mp3', { format: 'mp3', ...asItIs }],
    ['voice.m4a', { format: 'm4a', ...asItIs }],
    ['take.flac', { format: 'flac', ...asItIs }],
    ['moov-end.mp4', { format: 'mp4', ...asItIs }],
    ['rot90.mp4', { format: 'mp4', ...asItIs }],
  ])('is kept as it is: %s', async (name, finding) => {
    expect(await inspected(outsideMedia(name))).toEqual(finding);
  });

  test('WAV with 16 and 24 bit is kept as it is', async () => {
    for (const bits of [16, 24] as const) {
      const finding = { format: 'wav', seconds: 1, isRemuxed: false };
      expect(await inspected(waveFile({ bits }))).toEqual(finding);
    }
  });

  test.each([
    ['raw.aac', 'm4a'],
    ['whatsapp.ogg', 'm4a'],
    ['screen.webm', 'webm'],
    ['rot90.mov', 'mp4'],
  ])('is remuxed where not every engine reads its container: %s becomes %s', async (name, format) => {
    const file = outsideMedia(name);
    expect(await inspected(file)).toEqual({ format, ...remuxed });
    expect(await inspected(await converted(file))).toMatchObject({ format, seconds });
  });

  test('the packets of a voice note are the same after it is remuxed', async () => {
    const [before, after] = [outsideMedia('whatsapp.ogg'), await converted(outsideMedia('whatsapp.ogg'))];
    const packetsOf = async (file: Buffer) => {
      const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(new Uint8Array(file)) });
      const track = await input.getPrimaryAudioTrack();
      const packets: string[] = [];
      if (track) {
        for await (const { data } of new EncodedPacketSink(track).packets())
          packets.push(Buffer.from(data).toString('base64'));
      }
      return packets;
    };
    expect(await packetsOf(after)).toEqual(await packetsOf(before));
  });

  test('a screen recording without a length and an index gets both', async () => {
    const live = await packedIn(new WebMOutputFormat({ appendOnly: true }), outsideMedia('screen.webm'));
    const lengthOf = (file: Buffer) => {
      const source = new BufferSource(new Uint8Array(file));
      return new Input({ formats: ALL_FORMATS, source }).getDurationFromMetadata();
    };
    expect(await lengthOf(live)).toBeNull();
    expect(await inspected(live)).toEqual({ format: 'webm', ...remuxed });
    const made = await converted(live);
    expect(await lengthOf(made)).toBeCloseTo(seconds, 0);
    // Of the index to seek by.
    expect(made.includes(Buffer.from('1c53bb6b', 'hex'))).toBe(true);
  });

  test('the sound alone of a WebM or Matroska file becomes what each engine plays', async () => {
    const voice = await packedIn(new MkvOutputFormat(), outsideMedia('voice.m4a'));
    expect(await inspected(voice)).toEqual({ format: 'm4a', ...remuxed });
    expect(await inspected(await converted(voice))).toEqual({ format: 'm4a', ...asItIs });
    const note = await packedIn(new WebMOutputFormat(), outsideMedia('whatsapp.ogg'));
    expect(await inspected(note)).toEqual({ format: 'm4a', ...remuxed });
    const take = await packedIn(new MkvOutputFormat(), outsideMedia('take.flac'));
    expect(await inspected(take)).toEqual({ format: 'flac', ...remuxed });
    expect(await inspected(await converted(take))).toEqual({ format: 'flac', ...asItIs });
  });

  test('H.264 in Matroska, as OBS records it, becomes MP4', async () => {
    const film = await packedIn(new MkvOutputFormat(), outsideMedia('moov-end.mp4'));
    expect(await inspected(film)).toEqual({ format: 'mp4', ...remuxed });
    expect(await inspected(await converted(film))).toEqual({ format: 'mp4', ...asItIs });
  });

  test('a WAV whose recorder left its size open gets one', async () => {
    const open = waveFile({ statedBytes: 0xff_ff_ff_ff });
    expect(await inspected(open)).toEqual({ format: 'wav', seconds: 1, isRemuxed: true });
    expect(await inspected(await converted(open))).toEqual({ format: 'wav', seconds: 1, isRemuxed: false });
  });

  test('an MP3 is found behind several tags and behind other bytes', async () => {
    const tag = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 5, 1, 2, 3, 4, 5]);
    const falseStart = Buffer.from([0xff, 0xfb, 0x90, 0, 1]);
    for (const before of [
      [tag, tag],
      [tag, Buffer.alloc(2_000)],
      [tag, falseStart],
    ]) {
      const file = Buffer.concat([...before, silentMp3(77)]);
      expect(await inspected(file)).toEqual({ format: 'mp3', seconds: 2, isRemuxed: false });
    }
  });
});

describe('a recording or a film is refused with its real reason', () => {
  test.each([
    ['high10-444.mp4', 'profile'],
    ['fake.mp3', 'no-sound'],
  ])('%s: %s', async (name, fault) => {
    expect(await inspected(outsideMedia(name))).toEqual({ fault });
  });

  test('a film in another profile of H.264 than all engines play', async () => {
    const film = outsideMedia('moov-end.mp4');
    const common = Buffer.from('avcC\u0001\u0064', 'latin1').toString('latin1');
    for (const profile of ['\u006e', '\u007a', '\u00f4', '\u0058']) {
      const other = patched(film, common, `avcC\u0001${profile}`);
      expect(await inspected(other)).toEqual({ fault: 'profile' });
    }
  });

  test('a film whose codec only some engines play', async () => {
    const other = patched(outsideMedia('screen.webm'), 'V_VP9', 'V_AV1');
    expect(await inspected(other)).toHaveProperty('fault');
    expect(await inspected(patched(outsideMedia('moov-end.mp4'), 'avc1', 'hvc1'))).toEqual({ fault: 'hevc' });
  });

  test('a recording that only some engines play: Apple Lossless, AIFF, AMR, WAV in floats', async () => {
    const fault = { fault: 'unplayable-sound' };
    expect(
      await inspected(patched(patched(outsideMedia('voice.m4a'), 'mp4a', 'alac'), 'esds', 'alac')),
    ).toEqual(fault);
    expect(await inspected(Buffer.from(`FORM\0\0\0\u0040AIFFCOMM${'\0'.repeat(60)}`))).toEqual(fault);
    expect(await inspected(Buffer.from(`#!AMR\n${'\0'.repeat(60)}`))).toEqual(fault);
    expect(await inspected(waveFile({ bits: 32, isFloat: true }))).toEqual(fault);
  });

  test('one whose end is missing', async () => {
    const half = (file: Uint8Array) => file.subarray(0, file.length / 2);
    for (const file of [outsideMedia('moov-end.mp4'), outsideMedia('voice.m4a'), waveFile()]) {
      expect(await inspected(half(file))).toEqual({ fault: 'cut-off' });
    }
  });

  test('one without a sound: a header, two frames, a page, an empty data part', async () => {
    expect(await inspected(silentMp3(2))).toEqual({ fault: 'no-sound' });
    expect(
      await inspected(Buffer.from(`ID3\u0004\0\0\0\0\0\0<!doctype html><p>${'x'.repeat(9_000)}`)),
    ).toEqual({
      fault: 'no-sound',
    });
    expect(await inspected(waveFile({ seconds: 0 }))).toEqual({ fault: 'no-sound' });
    expect(await inspected(Buffer.from('A song in words, not in sounds.'))).toEqual({ fault: 'not-media' });
  });
});

test('an MP3 file whose count of frames was never written has the length of its bit rate', async () => {
  const file = Buffer.from(silentMp3(400));
  file.write('Xing', 36, 'latin1');
  file.writeUInt32BE(1, 40);
  expect(await inspected(file)).toEqual({ format: 'mp3', seconds: 10, isRemuxed: false });
});

test('a FLAC file behind an ID3 tag is written again without it', async () => {
  const tag = Buffer.from('ID3\u0004\u0000\u0000\u0000\u0000\u0007\u0068', 'latin1');
  const tagged = Buffer.concat([tag, Buffer.alloc(1_000), outsideMedia('take.flac')]);
  expect(await inspected(tagged)).toEqual({ format: 'flac', seconds, isRemuxed: true });
  expect(await inspected(await converted(tagged))).toEqual({ format: 'flac', seconds, isRemuxed: false });
});

test('a film keeps its place when a camera wrote something behind its last box', async () => {
  const film = outsideMedia('moov-end.mp4');
  const behind = Buffer.from([0x7f, 0, 0, 0, ...Buffer.from('SEFT'), 1, 2, 3, 4]);
  expect(await inspected(Buffer.concat([film, behind]))).toEqual(await inspected(film));
});

test('MP2 is refused for what it is; zeros before the first frame of an MP3 are not', async () => {
  const mp2 = Buffer.alloc(5_000, 1);
  for (let at = 0; at < mp2.length; at += 417) mp2.set([0xff, 0xfd, 0x90, 0x00], at);
  expect(await inspected(mp2)).toEqual({ fault: 'unplayable-sound' });
  const late = Buffer.concat([Buffer.alloc(2_000), silentMp3()]);
  expect(await inspected(late)).toMatchObject({ format: 'mp3' });
});
