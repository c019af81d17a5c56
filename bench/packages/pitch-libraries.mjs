import { PitchDetector } from 'pitchy';
import yin from 'yinjs';

const detectors = new Map();

/** [Hz, clarity] of one window. */
export function pitchyPitch(window, sampleRate) {
  const detector = detectors.get(window.length) ?? PitchDetector.forFloat32Array(window.length);
  detectors.set(window.length, detector);
  return detector.findPitch(window, sampleRate);
}

/** It names a pitch for each window, without a clarity. */
export const yinjsPitch = (window, sampleRate) => [yin(window, sampleRate, 0.15), 1];
