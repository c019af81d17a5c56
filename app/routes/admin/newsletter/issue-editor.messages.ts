import { inBoth } from '#studio/shared/texts/in-both.ts';

export const issueEditorMessages = inBoth({
  back: ['Check and send', 'Tjek og send'],
  checkAndSend: ['Check and send', 'Tjek og send'],
});
