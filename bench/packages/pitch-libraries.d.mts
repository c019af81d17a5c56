type FindPitch = (window: Float32Array, sampleRate: number) => [hertz: number, clarity: number];
export const pitchyPitch: FindPitch;
export const yinjsPitch: FindPitch;
