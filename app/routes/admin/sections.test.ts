import { expect, test } from 'vitest';
import { adminFrameMessages } from './frame.messages.ts';
import { sectionGroups } from './sections.ts';

test.each(['en', 'da'] as const)('admin sections: every tab has a name of its own (%s)', (language) => {
  const { tabs } = adminFrameMessages[language];
  const shownAsTabs = sectionGroups.flat().filter(({ pages, isListed }) => pages.length > 1 && !isListed);
  const keys = shownAsTabs.flatMap(({ pages }) => pages.map(({ key }) => key));
  expect(keys).toContain('recordings');
  expect(keys.filter((key) => !tabs[key])).toEqual([]);
});
