import { expect, test } from 'vitest';
import { blockNote, sampleNote } from './block-note.messages.ts';

test('a block: the note of the sample studio is in the reader’s language, the owner’s as it is', () => {
  expect(blockNote(sampleNote, 'da')).toBe('Eksempel');
  expect(blockNote(sampleNote, 'en')).toBe('Sample');
  expect(blockNote('Tandlæge', 'en')).toBe('Tandlæge');
  expect(blockNote(null, 'da')).toBeNull();
});
