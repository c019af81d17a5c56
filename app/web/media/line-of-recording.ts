export type LineProblem = 'undecodable' | 'too-long' | 'no-voice';
export type LineOfRecording = { contour: number[] } | { problem: LineProblem };

interface Excerpt {
  /** Seconds; what follows after twenty seconds is left out. */
  from: number;
  /** Seconds of sound that a phone has the memory to decode. */
  longest: number;
}

/** Of the whole recording or of an excerpt. Decodes what this browser can play. Rejects on a network error. */
export async function lineOfRecording(address: string, excerpt?: Excerpt): Promise<LineOfRecording> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
  const bytes = await answer.arrayBuffer();
  const rate = excerpt ? 16_000 : 48_000;
  const sound = await new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes).catch(() => null);
  if (!sound) return { problem: 'undecodable' };
  const [{ trackPitch }, { contourOf, longestSeconds }] = await Promise.all([
    import('#platform/media/pitch/pitch-tracker.ts'),
    import('#studio/site/takes/contour.ts'),
  ]);
  if (sound.duration > (excerpt?.longest ?? longestSeconds)) return { problem: 'too-long' };
  const start = Math.round((excerpt?.from ?? 0) * sound.sampleRate);
  const samples = monoOf(sound, start, start + longestSeconds * sound.sampleRate);
  const contour = contourOf(trackPitch(samples, sound.sampleRate));
  return contour ? { contour } : { problem: 'no-voice' };
}

function monoOf(sound: AudioBuffer, from: number, to: number): Float32Array {
  const mono = new Float32Array(Math.max(0, Math.min(to, sound.length) - from));
  for (let channel = 0; channel < sound.numberOfChannels; channel += 1)
    for (const [n, sample] of sound.getChannelData(channel).subarray(from, to).entries())
      mono[n] = mono[n]! + sample / sound.numberOfChannels;
  return mono;
}
