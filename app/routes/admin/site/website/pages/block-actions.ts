import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { moveEntry, removeEntry } from '#studio/site/pages/page-sections.ts';
import { directionFrom } from '../../../read-action.ts';
import { receiveSectionFile } from '../uploads/receive-upload.ts';
import { placeFrom } from './block-place.ts';
import { blockPath, saveBlock } from './save-block.ts';

const posts = postsBelow(blockPath, {
  'entries/:list/:entry/position': entriesListEntryPosition,
  'entries/:list/:entry/removal': entriesListEntryRemoval,
  picture,
  pdf,
  recording,
});

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

/** Saves the texts, and moves the entry by one place. */
function entriesListEntryPosition(args: PostArgs<'page' | 'section' | 'list' | 'entry'>) {
  const { list, entry } = args.params;
  return saveBlock(args, {
    arrange: (at, form) => moveEntry(at, { list, index: placeFrom(entry), direction: directionFrom(form) }),
    leadTo: (path) => `${path}?flash=moved`,
  });
}

/** Saves the texts, and removes the entry. */
function entriesListEntryRemoval(args: PostArgs<'page' | 'section' | 'list' | 'entry'>) {
  const { list, entry } = args.params;
  return saveBlock(args, {
    arrange: (at) => removeEntry(at, { list, index: placeFrom(entry) }),
    leadTo: (path) => `${path}?flash=removed`,
  });
}

function picture(args: PostArgs<'page' | 'section'>) {
  return receiveSectionFile(args, 'picture');
}

function pdf(args: PostArgs<'page' | 'section'>) {
  return receiveSectionFile(args, 'pdf');
}

function recording(args: PostArgs<'page' | 'section'>) {
  return receiveSectionFile(args, 'recording');
}
