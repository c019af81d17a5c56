import { data, redirect } from 'react-router';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { List } from '#app/ui/list.tsx';
import { readUpload } from '#app/web/forms/read-upload.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { listFace } from '#app/web/lists/list-view.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { addMediaFile } from '#studio/shared/content/media/add-media-file.ts';
import {
  type MediaRefusal,
  maxFormFileBytes,
  mostFilesAtOnce,
} from '#studio/shared/content/media/media-file.ts';
import { listMedia } from '#studio/shared/content/media/media-files.queries.ts';
import { sourceOf } from '#studio/shared/content/media/media-source.ts';
import { AdminFrame } from '../../../frame.tsx';
import { ownersAction } from '../../../owners-form.ts';
import { ownersList } from '../../../owners-list.ts';
import { Done, Refused } from '../../../refused.tsx';
import type { Route } from './+types/media';
import { LinkForm, type LinkProblem } from './link-form.tsx';
import { mediaMessages, mediaRefusals } from './media.messages.ts';
import { mediaListShape as shape } from './media-list-shape.ts';
import { mediaPath } from './media-path.ts';
import { MediaTiles } from './media-tile.tsx';
import { MediaUpload } from './media-upload.tsx';
import { tileOf } from './media-view.ts';

export async function loader(args: Route.LoaderArgs) {
  const { who, world, language, listQuery } = await ownersList('website', args, shape);
  const { rows, ...page } = await listMedia(world.db.query, who, listQuery);
  const flash = new URL(args.request.url).searchParams.get('flash');
  const words = mediaMessages[language];
  return {
    listQuery,
    page,
    tiles: rows.map((row) => tileOf(row, language)),
    done: flash === 'added' ? words.added : flash === 'deleted' ? words.deleted : null,
  };
}

interface UploadProblem {
  added: number;
  problems: Array<{ name: string | null; refusal: MediaRefusal }>;
}

/** The form without scripts: several files. Each is added or refused on its own. */
export async function action(args: Route.ActionArgs) {
  const { who, world } = await ownersAction('website', args, mediaPath);
  const rules = { mostFiles: mostFilesAtOnce, maxFileBytes: maxFormFileBytes };
  return readUpload(args.request, rules, async ({ files, refusal }) => {
    const result: UploadProblem = { added: 0, problems: [] };
    if (refusal) {
      const reason =
        refusal.reason === 'busy' || refusal.reason === 'too-many' ? refusal.reason : 'form-too-large';
      result.problems.push({ name: refusal.fileName, refusal: reason });
    } else if (files.length === 0) result.problems.push({ name: null, refusal: 'no-file' });
    for (const { name, bytes } of files) {
      const added = await addMediaFile(world, who, { source: sourceOf(name, bytes) });
      if (added.ok) result.added += 1;
      else result.problems.push({ name, refusal: added.refusal });
    }
    if (result.problems.length === 0) throw redirect(`${mediaPath}?flash=added`, 303);
    return data(result, { status: refusal?.reason === 'too-large' ? 413 : 400 });
  });
}

export default function Media({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { listQuery, page, tiles, done } = loaderData;
  const words = useWords(mediaMessages);
  const result = useActionResult<UploadProblem | LinkProblem>();
  const problem = result && 'problems' in result ? result : null;
  const face = listFace({
    shape,
    listQuery,
    page,
    language,
    caption: words.title,
    searchHint: words.searchHint,
    columns: [
      { key: 'date', name: words.columns.date, sort: 'date' },
      { key: 'name', name: words.columns.name, sort: 'name' },
    ],
    filters: {
      kind: { label: words.filters.kind, names: words.kindFilters },
      state: { label: words.filters.state, all: words.everything, names: words.stateFilters },
    },
    rows: tiles.map(({ id }) => ({ key: id, cells: {} })),
    empty: (
      <EmptyState title={words.empty.title}>
        <p>{words.empty.text}</p>
      </EmptyState>
    ),
  });
  return (
    <AdminFrame page="media" title={words.title} lead={words.lead}>
      {problem ? <Problems problem={problem} /> : <Done text={result ? null : done} />}
      <MediaUpload words={words} />
      <List {...face} body={<MediaTiles tiles={tiles} label={words.title} words={words} />} />
      <LinkForm words={words} problem={result && 'url' in result ? result : null} />
    </AdminFrame>
  );
}

function Problems({ problem }: { problem: UploadProblem }) {
  const language = useLanguage();
  const words = useWords(mediaMessages);
  return (
    <Refused
      title={words.notAdded}
      text={problem.added > 0 ? words.someAdded(problem.added) : ''}
      items={problem.problems.map(({ name, refusal }) => ({
        text: [name, mediaRefusals[language][refusal]].filter(Boolean).join(': '),
      }))}
    />
  );
}
