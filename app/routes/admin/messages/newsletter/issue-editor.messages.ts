import { inBoth } from '#studio/shared/texts/in-both.ts';

export const issueEditorMessages = inBoth({
  checkAndSend: ['Check and send', 'Tjek og send'],
  toSequence: ['Back to the sequence', 'Tilbage til e-mailserien'],
});
