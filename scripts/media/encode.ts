import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { sampleRate, type Voice } from '../pictures/voice.ts';

/*
 * Encodes what every browser plays: MP3, AAC and H.264, by ffmpeg (on the path or in FFMPEG). The files are committed,
 * so the studio itself needs no ffmpeg.
 */
const peak = 0.7;
const fadeSeconds = 0.02;
const plain = '-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact -id3v2_version 0';
// Index first, so that players start and seek with range requests.
const encoders: Readonly<Record<string, string>> = {
  '.mp3': '-c:a libmp3lame -b:a 32k',
  '.m4a': '-c:a aac -b:a 28k -movflags +faststart',
  '.mp4':
    '-c:v libx264 -profile:v main -preset veryslow -tune animation -crf 30 -g 48 -pix_fmt yuv420p -c:a aac -b:a 28k -movflags +faststart',
};

export interface Film {
  width: number;
  height: number;
  framesPerSecond: number;
  /** Raw RGB, one for each frame. */
  frames: AsyncIterable<Uint8Array>;
}

/** Writes a file of the kind of its name. */
export async function encode(file: string, voice: Voice, film?: Film): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'encode-'));
  const sound = join(folder, 'sound.raw');
  writeFileSync(sound, samplesOf(voice));
  const pictures = film
    ? `-f rawvideo -pix_fmt rgb24 -s ${film.width}x${film.height} -r ${film.framesPerSecond} -i pipe:0`
    : '';
  const options = `-y -v error ${pictures} -f s16le -ar ${sampleRate} -ac 1 -i ${sound} ${encoders[extname(file)]} ${plain}`;
  const ffmpeg = spawn(process.env.FFMPEG ?? 'ffmpeg', [...options.split(/ +/), file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(ffmpeg, 'exit');
  for await (const frame of film?.frames ?? [])
    if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = await ended;
  rmSync(folder, { recursive: true });
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

/** Signed 16-bit samples, without a click at either end. */
function samplesOf({ samples }: Voice): Buffer {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const ramp = fadeSeconds * sampleRate;
  const bytes = Buffer.alloc(samples.length * 2);
  for (const [n, sample] of samples.entries()) {
    const edge = Math.min(1, n / ramp, (samples.length - 1 - n) / ramp);
    bytes.writeInt16LE(Math.round(((sample * peak) / loudest) * edge * 32_767), n * 2);
  }
  return bytes;
}
