import type { StoryState } from '#platform/db/schema/magazine.ts';
import { slugOf as shortSlugOf } from '#studio/shared/content/slug.ts';
import { excerpt } from '#studio/shared/excerpt.ts';
import type { Lifecycle } from '#studio/shared/lifecycle.ts';

export const storyLifecycle: Lifecycle<StoryState> = {
  waiting: ['accepted', 'declined'],
  accepted: ['unpublished'],
  unpublished: ['accepted'],
  declined: [],
};

export const declinedDays = 30;

const excerptLength = 180;
const longestParagraph = 4000;

/** An empty line ends a paragraph; long ones are split. */
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

export function blocksOf(story: string) {
  const paragraphs = paragraphsOf(story);
  return Array.from({ length: Math.ceil(paragraphs.length / 40) }, (_, at) => ({
    type: 'prose' as const,
    paragraphs: paragraphs.slice(at * 40, (at + 1) * 40),
  }));
}

export function excerptOf(story: string): string {
  return excerpt(story, excerptLength);
}

export function slugOf(title: string): string {
  const plain = shortSlugOf(title.replaceAll(/[’']/g, ''), 60);
  return plain || 'story';
}
