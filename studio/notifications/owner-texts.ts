import { da, en } from './owner.messages.ts';

export const ownerWords = { en, da };
