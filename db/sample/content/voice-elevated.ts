import type { SampleDocument } from '../document.ts';
import { voiceElevatedDa } from './voice-elevated-da.ts';
import { voiceElevatedEn } from './voice-elevated-en.ts';

export const voiceElevated: SampleDocument = {
  key: 'voice-elevated',
  en: voiceElevatedEn,
  da: voiceElevatedDa,
};
