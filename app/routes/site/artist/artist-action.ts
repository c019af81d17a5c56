import { data, type RouterContextProvider, redirect } from 'react-router';
import { jsonAnswer } from '#app/web/answers.ts';
import { isChecked, readForm, textOf } from '#app/web/forms/read-form.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { wantsJson } from '#app/web/wants-json.ts';
import { worldOf } from '#app/web/world.ts';
import { grant } from '#studio/shared/who.ts';
import { addVideo, removeVideo } from '#studio/site/artist/change-videos.ts';
import { withLink } from '#studio/site/artist/video-link.ts';

type Requested = { request: Request; context: Readonly<RouterContextProvider> };

/** A visitor's links without scripts, for one response. */
export interface OwnLinks {
  own: readonly string[];
  /** Removal awaiting confirmation. */
  removing: string | null;
}

const mostLinks = 50;
const longestLink = 300;

/** A visitor's video is not saved: the browser keeps it, or without scripts the form carries it. */
export async function artistAction({ request, context }: Requested) {
  const form = await readForm(request);
  const world = worldOf(context);
  const who = grant(await whoOf(request, context), 'website');
  const link = textOf(form, 'video').slice(0, longestLink);
  const { path, prefix } = factsOf(context);
  const here = `${prefix ? `/${prefix}` : ''}${path}`;
  if (form.has('remove')) {
    if (!who) throw data(null, { status: 404 });
    if (!isChecked(form, 'sure')) {
      return data<OwnLinks>({ own: [], removing: textOf(form, 'remove') });
    }
    const isRemoved = await removeVideo(world, who, { id: textOf(form, 'remove') });
    if (!isRemoved) throw data(null, { status: 404 });
    throw redirect(here, 303);
  }
  const outcome = who && (await addVideo(world, who, { link }));
  if (outcome?.ok) throw redirect(here, 303);
  const before = form
    .getAll('own')
    .filter((value) => typeof value === 'string')
    .slice(0, mostLinks)
    .map((value) => value.slice(0, longestLink));
  return data<OwnLinks>({ own: withLink(before, link), removing: null });
}

/** Whether it was the owner's, and saved. */
export async function artistJson({ request, context }: Requested): Promise<Response> {
  const form = await readForm(request);
  const who = grant(await whoOf(request, context), 'website');
  const link = textOf(form, 'video').slice(0, longestLink);
  const outcome = who && (await addVideo(worldOf(context), who, { link }));
  return jsonAnswer({ saved: outcome?.ok ?? false });
}

export function isScriptPost(request: Request): boolean {
  return request.method === 'POST' && wantsJson(request);
}
