import { data } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import type { World } from '#platform/world.ts';
import { deleteTakes, saveTakeContour } from '#studio/site/takes/arrange-take-pairs.ts';
import { readContour } from '#studio/site/takes/contour.ts';
import { placeOfTake, type TakeName, takeNames } from '#studio/site/takes/take-pair.ts';
import { takePairRow } from '#studio/site/takes/take-pairs.queries.ts';
import { ownersAction, ownersForm } from '../../../owners-form.ts';
import { idFrom, versionFrom } from '../../../read-action.ts';
import { showArranged } from '../../../record-outcome.ts';
import { placeRecordingAt, removeRecordingAt } from '../place-recording.ts';
import { pairPath, proofPath } from './proof-paths.ts';

const posts = postsBelow(pairPath, {
  deletion,
  'takes/:take/line': line,
  'takes/:take/recording': recording,
  'takes/:take/recording/removal': recordingRemoval,
});

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function deletion(args: PostArgs<'pair'>) {
  const { world, who, form } = await ownersForm('website', args, pairPath);
  const input = { id: idFrom(args.params.pair), version: versionFrom(form) };
  return showArranged(await deleteTakes(world, who, input), proofPath, 'removed');
}

/** The browser has drawn the line of a recording. */
async function line(args: PostArgs<'pair' | 'take'>) {
  const { world, who, form } = await ownersForm('website', args, pairPath);
  const contour = readContour(textOf(form, 'contour'));
  const input = {
    id: idFrom(args.params.pair),
    take: takeIn(args.params),
    recording: textOf(form, 'recording'),
  };
  if (!contour) return data({ refusal: 'invalid' as const }, { status: 400 });
  const outcome = await saveTakeContour(world, who, { ...input, contour });
  return outcome.ok ? null : data({ refusal: outcome.refusal }, { status: refusalStatus(outcome.refusal) });
}

async function recording(args: PostArgs<'pair' | 'take'>) {
  const { who, world, path } = await ownersAction('website', args, pairPath);
  const own = await placeIn(args.params, world);
  return placeRecordingAt(args.request, {
    world,
    who,
    isPlace: (place) => place === own,
    done: () => `${path}?flash=recorded#takes`,
  });
}

async function recordingRemoval(args: PostArgs<'pair' | 'take'>) {
  const { who, world, path, form } = await ownersForm('website', args, pairPath);
  const place = await placeIn(args.params, world);
  return removeRecordingAt(form, { world, who, place, done: `${path}?flash=recording-removed#takes` });
}

type InAddress = PostArgs<'pair' | 'take'>['params'];

async function placeIn(params: InAddress, { db }: Pick<World, 'db'>): Promise<string> {
  const pair = await takePairRow(db.query, idFrom(params.pair));
  if (!pair || pair.is_sample) throw data(null, { status: 404 });
  return placeOfTake(pair, takeIn(params));
}

function takeIn({ take }: InAddress): TakeName {
  const found = takeNames.find((name) => name === take);
  if (!found) throw data(null, { status: 404 });
  return found;
}
