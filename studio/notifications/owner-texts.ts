import { da, en } from './owner.messages.ts';

export const ownerTexts = { en, da };
