import { data, redirect } from 'react-router';
import { isChecked, textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { pageAddress } from '#studio/shared/language.ts';
import { clockText, dayText, studioInstant } from '#studio/shared/time/studio-time.ts';
import { deleteArticle } from '#studio/site/magazine/delete-article.ts';
import { moveArticle } from '#studio/site/magazine/edit-articles.ts';
import {
  discardDraft,
  editPage,
  publishPage,
  restorePage,
  schedulePage,
  undoEdit,
  unpublishPage,
} from '#studio/site/pages/edit-page.ts';
import { isArticleKey } from '#studio/site/pages/own-page.ts';
import { moveOwnPage } from '#studio/site/pages/own-pages.ts';
import { hideBlock } from '#studio/site/pages/page-draft.ts';
import { moveBlock, removeBlock } from '#studio/site/pages/page-sections.ts';
import { revokePreviews, sharePreview } from '#studio/site/previews/share-preview.ts';
import { ownersForm } from '../../../owners-form.ts';
import { directionFrom, idFrom, versionFrom } from '../../../read-action.ts';
import { articlesPath } from '../articles/article-paths.ts';
import { placeFrom } from './block-place.ts';
import { type PageProblem, pagePath, showOutcome } from './pages.data.ts';

const posts = postsBelow(pagePath, {
  address,
  deletion,
  'draft-removal': draftRemoval,
  'draft-step': draftStep,
  preview,
  'preview-removal': previewRemoval,
  publication,
  schedule,
  'sections/:section/position': sectionPosition,
  'sections/:section/removal': sectionRemoval,
  'sections/:section/visibility': sectionVisibility,
  unpublication,
  'versions/:version/restoration': versionRestoration,
});

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

/** The former one redirects. */
async function address(args: PostArgs<'page'>) {
  const { who, world, path, form } = await ownersForm('website', args, pagePath);
  const input = { key: args.params.page, slug: textOf(form, 'slug') };
  const move = isArticleKey(input.key) ? moveArticle : moveOwnPage;
  const outcome = await move(world, who, input);
  if (outcome.ok) throw redirect(`${path}?flash=readdressed`, 303);
  return data<PageProblem>({ refusal: outcome.refusal, typed: null }, { status: 400 });
}

async function deletion(args: PostArgs<'page'>) {
  const { who, world, form } = await ownersForm('website', args, pagePath);
  const article = { key: args.params.page, version: versionFrom(form) };
  return showOutcome(await deleteArticle(world, who, article), `${articlesPath}?state=deleted&flash=deleted`);
}

async function draftRemoval(args: PostArgs<'page'>) {
  const { who, world, path, form } = await ownersForm('website', args, pagePath);
  const page = { key: args.params.page, version: versionFrom(form) };
  return showOutcome(await discardDraft(world, who, page), `${path}?flash=discarded`);
}

async function draftStep(args: PostArgs<'page'>) {
  const { who, world, path, form } = await ownersForm('website', args, pagePath);
  const direction = textOf(form, 'direction') === 'redo' ? 'redo' : 'undo';
  const page = { key: args.params.page, version: versionFrom(form), direction } as const;
  return showOutcome(await undoEdit(world, who, page), `${path}?flash=${direction}`);
}

/** Leads to a new secret link, which can be passed on. */
async function preview(args: PostArgs<'page'>) {
  const { who, world, language } = await ownersForm('website', args, pagePath);
  const token = await sharePreview(world, who, { key: args.params.page });
  throw redirect(pageAddress(`/preview/${token}`, language), 303);
}

async function previewRemoval(args: PostArgs<'page'>) {
  const { who, world, path } = await ownersForm('website', args, pagePath);
  await revokePreviews(world, who, { key: args.params.page });
  throw redirect(`${path}?flash=previewsRevoked`, 303);
}

async function publication(args: PostArgs<'page'>) {
  const { who, world, path, form } = await ownersForm('website', args, pagePath);
  const page = { key: args.params.page, version: versionFrom(form) };
  return showOutcome(await publishPage(world, who, page), `${path}?flash=published`);
}

async function schedule(args: PostArgs<'page'>) {
  const { who, world, path, form } = await ownersForm('website', args, pagePath);
  const page = { key: args.params.page, version: versionFrom(form) };
  const day = dayText.safeParse(textOf(form, 'day'));
  const time = clockText.safeParse(textOf(form, 'time'));
  if (!form.has('day')) {
    const outcome = await schedulePage(world, who, { ...page, publishAt: null });
    return showOutcome(outcome, `${path}?flash=unscheduled`);
  }
  const publishAt = day.success && time.success ? studioInstant(day.data, time.data) : null;
  if (!publishAt) return showOutcome({ ok: false, refusal: 'in-the-past' }, path);
  return showOutcome(await schedulePage(world, who, { ...page, publishAt }), `${path}?flash=scheduled`);
}

async function sectionPosition(args: PostArgs<'section' | 'page'>) {
  const { who, world, path, form } = await ownersForm('website', args, pagePath);
  const { page: key } = args.params;
  const change = moveBlock(key, placeFrom(args.params.section), directionFrom(form));
  const outcome = await editPage(world, who, { key, version: versionFrom(form), change });
  return showOutcome(outcome, `${path}?flash=moved`);
}

async function sectionRemoval(args: PostArgs<'section' | 'page'>) {
  const { who, world, path, form } = await ownersForm('website', args, pagePath);
  const { page: key } = args.params;
  const change = removeBlock(key, placeFrom(args.params.section));
  const outcome = await editPage(world, who, { key, version: versionFrom(form), change });
  return showOutcome(outcome, `${path}?flash=removed`);
}

async function sectionVisibility(args: PostArgs<'page' | 'section'>) {
  const { who, world, path, form } = await ownersForm('website', args, pagePath);
  const page = { key: args.params.page, version: versionFrom(form) };
  const change = hideBlock(placeFrom(args.params.section), !isChecked(form, 'show'));
  return showOutcome(await editPage(world, who, { ...page, change }), `${path}?flash=saved`);
}

async function unpublication(args: PostArgs<'page'>) {
  const { who, world, path, form } = await ownersForm('website', args, pagePath);
  const page = { key: args.params.page, version: versionFrom(form) };
  return showOutcome(await unpublishPage(world, who, page), `${path}?flash=unpublished`);
}

async function versionRestoration(args: PostArgs<'page' | 'version'>) {
  const { who, world, path, form } = await ownersForm('website', args, pagePath);
  const page = { key: args.params.page, version: versionFrom(form) };
  const id = idFrom(args.params.version);
  return showOutcome(await restorePage(world, who, { ...page, id }), `${path}?flash=restored`);
}
