/** Silence of MPEG-1 layer III at 128 kbit/s: frames of 417 bytes. `mark` makes other bytes of it. */
export function silentMp3(frames = 40, mark = 0): Uint8Array<ArrayBuffer> {
  const bytes = 417;
  const file = new Uint8Array(frames * bytes);
  for (let at = 0; at < file.length; at += bytes) file.set([0xff, 0xfb, 0x90, 0x64], at);
  file[bytes - 1] = mark;
  return file;
}

interface Wave {
  bits?: 16 | 24 | 32;
  isFloat?: boolean;
  seconds?: number;
  /** As a recorder writes it that cannot go back. */
  statedBytes?: number;
}

/** One channel of 8 kHz. */
export function waveFile({ bits = 16, isFloat = false, seconds = 1, statedBytes }: Wave = {}): Uint8Array {
  const perSample = bits / 8;
  const bytes = 8_000 * seconds * perSample;
  const file = Buffer.alloc(44 + bytes, 1);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(statedBytes ?? 36 + bytes, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(isFloat ? 3 : 1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(8_000, 24);
  file.writeUInt32LE(8_000 * perSample, 28);
  file.writeUInt16LE(perSample, 32);
  file.writeUInt16LE(bits, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(statedBytes ?? bytes, 40);
  return new Uint8Array(file);
}
