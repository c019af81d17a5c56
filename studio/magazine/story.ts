import type { StoryState } from '#platform/db/schema/magazine.ts';
import type { Lifecycle } from '#studio/shared/lifecycle.ts';

/** A reader's story is answered once; what was accepted can be unpublished and published again. */
export const storyLifecycle: Lifecycle<StoryState> = {
  waiting: ['accepted', 'declined'],
  accepted: ['unpublished'],
  unpublished: ['accepted'],
  declined: [],
};

/** After so many days a declined story is deleted. */
export const declinedDays = 30;

/** Characters of a story that stand on its card. */
const excerptLength = 180;
/** What one paragraph of a content document holds. */
const longestParagraph = 4000;

/** Paragraphs of what somebody typed: an empty line ends one; what is too long for one goes on in the next. */
export function paragraphsOf(story: string): string[] {
  return story
    .split(/\r?\n\s*\r?\n/)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .flatMap((text) => {
      const letters = [...text];
      const count = Math.ceil(letters.length / longestParagraph);
      return Array.from({ length: count }, (_, at) =>
        letters
          .slice(at * longestParagraph, (at + 1) * longestParagraph)
          .join('')
          .trim(),
      );
    })
    .filter(Boolean);
}

/** A story's text as an article's blocks; one block holds forty paragraphs. */
export function blocksOf(story: string) {
  const paragraphs = paragraphsOf(story);
  return Array.from({ length: Math.ceil(paragraphs.length / 40) }, (_, at) => ({
    type: 'prose' as const,
    paragraphs: paragraphs.slice(at * 40, (at + 1) * 40),
  }));
}

/** The beginning of a story, cut at a word. */
export function excerptOf(story: string): string {
  const text = story.replace(/\s+/g, ' ').trim();
  const letters = [...text];
  if (letters.length <= excerptLength) return text;
  const cut = letters.slice(0, excerptLength).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:.]+$/, '')}…`;
}

const danishLetters: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', å: 'aa', ß: 'ss' };

/** A title as the last segment of an address; 'story' when no letter of it can stand there. */
export function slugOf(title: string): string {
  const plain = title
    .toLowerCase()
    .replace(/[æøåß]/g, (letter) => danishLetters[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return plain || 'story';
}
