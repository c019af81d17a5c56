import { notAllowedAnswer, signedOutAnswer } from '#app/web/autosave/answer-save.ts';
import { whoOf } from '#app/web/session/who.ts';
import type { Block } from '#studio/shared/content/blocks.ts';
import type { Language } from '#studio/shared/language.ts';
import type { PageBlocks } from '#studio/site/pages/page-draft.ts';
import { pageDraft, pageOfForm } from '#studio/site/pages/page-drafts.queries.ts';
import { ownersForm } from '../../../owners-form.ts';
import { clientFrom, textsFrom, typedBlock } from '../pages/block-form.data.ts';
import { placeFrom } from '../pages/block-place.ts';
import { pageOf } from '../pages/pages.data.ts';
import { blockPath } from '../pages/save-block.ts';
import type { Route } from './+types/preview';
import { previewAnswer } from './preview-answer.ts';

/** `POST /admin/website/<page>/sections/<place>/preview/<language>`: the visitors' page with the texts of the form. */
export async function action(args: Route.ActionArgs) {
  if ((await whoOf(args.request, args.context)).role === 'visitor') return signedOutAnswer();
  const { world, form } = await ownersForm('website', args, blockPath);
  const { page: key, section, language } = args.params;
  const [at, all] = [placeFrom(section), textsFrom(form)];
  const path = await pageOf(world, key);
  const draft = await pageDraft(world.db.query, key);
  const page = await pageOfForm(world.db.query, key, { draft, clientId: clientFrom(all)?.id });
  const typed = typedBlock(page, at, all);
  if (!path || !typed) return previewAnswer(args.context, null);
  return previewAnswer(args.context, { key, path, language, page: withShown(page, at, typed) });
}

/** Also a hidden section is shown while it is edited. */
function withShown(page: PageBlocks, at: number, typed: Readonly<Record<Language, Block>>): PageBlocks {
  const shown = ({ isHidden, ...block }: Block): Block => block;
  return { en: page.en.with(at, shown(typed.en)), da: page.da.with(at, shown(typed.da)) };
}

export const loader = notAllowedAnswer;
