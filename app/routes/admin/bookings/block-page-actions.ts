import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { blockPage, releaseBlockOf } from './release-block-of.ts';

const posts = postsBelow(blockPage, { release, 'series-release': seriesRelease });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

function release(args: PostArgs) {
  return releaseBlockOf(args, { all: false });
}

/** This block and the later ones of its series. */
function seriesRelease(args: PostArgs) {
  return releaseBlockOf(args, { all: true });
}
