import { jsonAnswer } from '#app/web/answers.ts';
import { notAllowedAnswer, signedOutAnswer } from '#app/web/autosave/answer-save.ts';
import type { PreviewAnswer } from '#app/web/live-edit/page-preview.ts';
import { whoOf } from '#app/web/session/who.ts';
import { visitorPage } from '#app/web/visitor-page.ts';
import { publishedBlocks } from '#studio/pages/page-draft.ts';
import { pageOfForm } from '#studio/pages/page-drafts.queries.ts';
import { ownersForm } from '../../owners-form.ts';
import { clientFrom, textsFrom, typedBlock } from '../pages/block-form.data.ts';
import { placeFrom } from '../pages/block-place.ts';
import { pageOf } from '../pages/pages.data.ts';
import { blockPath } from '../pages/save-block.ts';
import type { Route } from './+types/preview';

/** `POST /admin/website/<page>/sections/<place>/preview/<language>`: the visitors' page with the texts of the form. */
export async function action(args: Route.ActionArgs) {
  if ((await whoOf(args.request, args.context)).role === 'visitor') return signedOutAnswer();
  const { world, form } = await ownersForm(args, blockPath);
  const { page: key, section } = args.params;
  const language = args.params.language === 'da' ? 'da' : 'en';
  const [at, all] = [placeFrom(section), textsFrom(form)];
  const path = await pageOf(world, key);
  const page = await pageOfForm(world.db.query, key, clientFrom(all)?.id ?? '');
  const typed = typedBlock(page, at, all);
  if (!path || !typed) return answer({ kind: 'incomplete' }, 400);
  // Also a hidden section is shown while it is edited.
  const { isHidden, ...block } = typed[language];
  const blocks = { ...page, [language]: page[language].with(at, block) };
  const draft = { key, blocks: { en: publishedBlocks(blocks.en), da: publishedBlocks(blocks.da) } };
  return answer(partsOf(await visitorPage(args.context, { path, language, draft })));
}

/** The main part of a page, and the addresses of its style sheets. */
function partsOf(html: string): PreviewAnswer {
  const links = [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)].map(([link]) => link);
  const styles = links.flatMap((link) => /\bhref="([^"]+)"/.exec(link)?.[1] ?? []);
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  return { kind: 'preview', styles: [...new Set(styles)], html: main };
}

const answer = (body: PreviewAnswer, status = 200) => jsonAnswer(body, { status });

export const loader = notAllowedAnswer;
