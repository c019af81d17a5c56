import { en } from './task.messages.ts';
import { da } from './task-danish.messages.ts';

export const taskTexts = { en, da };
