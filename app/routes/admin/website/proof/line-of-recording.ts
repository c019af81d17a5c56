export type LineProblem = 'undecodable' | 'too-long' | 'no-voice';
export type LineOfRecording = { contour: number[] } | { problem: LineProblem };

/** Decodes what this browser can play. Rejects on a network error. */
export async function lineOfRecording(address: string): Promise<LineOfRecording> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
  const bytes = await answer.arrayBuffer();
  const sound = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes).catch(() => null);
  if (!sound) return { problem: 'undecodable' };
  const [{ trackPitch }, { contourOf, longestSeconds }] = await Promise.all([
    import('#platform/media/pitch/pitch-tracker.ts'),
    import('#studio/site/takes/contour.ts'),
  ]);
  if (sound.duration > longestSeconds) return { problem: 'too-long' };
  const contour = contourOf(trackPitch(monoOf(sound), sound.sampleRate));
  return contour ? { contour } : { problem: 'no-voice' };
}

function monoOf(sound: AudioBuffer): Float32Array {
  const mono = new Float32Array(sound.length);
  for (let channel = 0; channel < sound.numberOfChannels; channel += 1)
    for (const [n, sample] of sound.getChannelData(channel).entries())
      mono[n] = mono[n]! + sample / sound.numberOfChannels;
  return mono;
}
