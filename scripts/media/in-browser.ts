/*
 * Runs inside Chromium, which has the encoders: functions may only reference each other and take and return plain
 * values. The few types are declared here because the rest of the project has no DOM types.
 */

export interface Score {
  samples: number[];
  seconds: number;
  /** Pitch in Hz and loudness 0…1 per frame; empty: audio only. */
  pitch: number[];
  loudness: number[];
  perSecond: number;
  pageSeconds: number;
  width: number;
  height: number;
  framesPerSecond: number;
}

export interface Encoded {
  opusHead: number[];
  /** Base64, with times in milliseconds. */
  sound: Array<{ at: number; bytes: string }>;
  frames: Array<{ at: number; bytes: string; isKey: boolean }>;
  poster: string | null;
}

async function encodeInBrowser(score: Score): Promise<Encoded> {
  const encoded: Encoded = { opusHead: [], sound: [], frames: [], poster: null };
  await encodeSound(await resample(score), encoded);
  if (score.pitch.length > 0) await encodeFrames(score, encoded);
  return encoded;
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function bytesOf(chunk: { byteLength: number; copyTo(to: Uint8Array): void }): string {
  const bytes = new Uint8Array(chunk.byteLength);
  chunk.copyTo(bytes);
  return base64(bytes);
}

async function resample(score: Score): Promise<Float32Array<ArrayBuffer>> {
  const offline = new OfflineAudioContext(1, Math.ceil(score.seconds * 48_000), 48_000);
  const buffer = offline.createBuffer(1, score.samples.length, 16_000);
  buffer.copyToChannel(Float32Array.from(score.samples), 0);
  const source = offline.createBufferSource();
  source.buffer = buffer;
  source.connect(offline.destination);
  source.start();
  return (await offline.startRendering()).getChannelData(0);
}

async function encodeSound(sound: Float32Array<ArrayBuffer>, encoded: Encoded): Promise<void> {
  const soundEncoder = new AudioEncoder({
    output: (chunk, about) => {
      const head = about?.decoderConfig?.description;
      if (head) encoded.opusHead = [...new Uint8Array(head as ArrayBuffer)];
      encoded.sound.push({ at: Math.round(chunk.timestamp / 1000), bytes: bytesOf(chunk) });
    },
    error: (error) => {
      throw error;
    },
  });
  soundEncoder.configure({ codec: 'opus', sampleRate: 48_000, numberOfChannels: 1, bitrate: 24_000 });
  for (let at = 0; at < sound.length; at += 48_000) {
    const data = sound.slice(at, at + 48_000);
    soundEncoder.encode(
      new AudioData({
        format: 'f32',
        sampleRate: 48_000,
        numberOfFrames: data.length,
        numberOfChannels: 1,
        timestamp: Math.round((at / 48_000) * 1e6),
        data,
      }),
    );
  }
  await soundEncoder.flush();
}

function drawingOf(score: Score, pen: OffscreenCanvasRenderingContext2D): (now: number) => void {
  const { width, height } = score;
  const spacing = 30;
  const lowest = height / 2 + 2 * spacing;
  const yOf = (hz: number) => lowest - 12 * Math.log2(hz / 329.63) * ((spacing / 2) * (7 / 12));
  const inset = 56;
  const xOf = (seconds: number) => inset + (seconds / score.pageSeconds) * (width - 2 * inset);
  const line = (from: number, to: number, colour: string) => {
    pen.strokeStyle = colour;
    pen.lineCap = 'round';
    for (let n = Math.ceil(from * score.perSecond); n < Math.floor(to * score.perSecond); n += 1) {
      const loud = score.loudness[n]!;
      if (loud < 0.04) continue;
      pen.lineWidth = 1.5 + 9 * loud ** 1.3;
      pen.beginPath();
      pen.moveTo(xOf(n / score.perSecond - from), yOf(score.pitch[n]!));
      pen.lineTo(xOf((n + 1) / score.perSecond - from), yOf(score.pitch[n + 1] ?? score.pitch[n]!));
      pen.stroke();
    }
  };
  return (now) => {
    pen.fillStyle = '#17161c';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = '#8f8a80';
    for (let k = 0; k < 5; k += 1) pen.fillRect(0, Math.round(lowest - k * spacing), width, 1);
    const page = Math.min(
      Math.floor(now / score.pageSeconds),
      Math.ceil(score.seconds / score.pageSeconds) - 1,
    );
    for (let before = 0; before < page; before += 1)
      line(before * score.pageSeconds, (before + 1) * score.pageSeconds, '#5a4a2a');
    line(page * score.pageSeconds, now, '#ffc247');
    const n = Math.min(score.pitch.length - 1, Math.floor(now * score.perSecond));
    pen.save();
    pen.translate(xOf(now - page * score.pageSeconds), yOf(score.pitch[n]!));
    pen.rotate((-18 * Math.PI) / 180);
    pen.fillStyle = '#f3ecdd';
    pen.beginPath();
    pen.ellipse(0, 0, 12, 8, 0, 0, 2 * Math.PI);
    pen.fill();
    pen.restore();
  };
}

async function encodeFrames(score: Score, encoded: Encoded): Promise<void> {
  const { width, height, framesPerSecond } = score;
  const canvas = new OffscreenCanvas(width, height);
  const draw = drawingOf(score, canvas.getContext('2d')!);
  const frameEncoder = new VideoEncoder({
    output: (chunk) => {
      const isKey = chunk.type === 'key';
      encoded.frames.push({ at: Math.round(chunk.timestamp / 1000), bytes: bytesOf(chunk), isKey });
    },
    error: (error) => {
      throw error;
    },
  });
  frameEncoder.configure({
    codec: 'vp09.00.21.08',
    width,
    height,
    bitrate: 48_000,
    framerate: framesPerSecond,
    latencyMode: 'quality',
  });
  for (let index = 0; index < score.seconds * framesPerSecond; index += 1) {
    draw(index / framesPerSecond);
    const frame = new VideoFrame(canvas, { timestamp: Math.round((index / framesPerSecond) * 1e6) });
    frameEncoder.encode(frame, { keyFrame: index % (4 * framesPerSecond) === 0 });
    frame.close();
    if (index % 24 === 0) await frameEncoder.flush();
  }
  await frameEncoder.flush();
  draw(score.seconds - 1.05);
  const poster = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
  encoded.poster = base64(new Uint8Array(await poster.arrayBuffer()));
}

/** The page has no modules: the source of each function is inlined. */
export const encoderSource = [
  base64,
  bytesOf,
  resample,
  encodeSound,
  drawingOf,
  encodeFrames,
  encodeInBrowser,
].join('\n');
