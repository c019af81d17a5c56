import type { ActionFunctionArgs } from 'react-router';
import { blockFrom, fieldsOf } from '#studio/pages/block-form.ts';
import { editPage } from '#studio/pages/edit-page.ts';
import { inTurn, type PageChange, replaceBlock } from '#studio/pages/page-draft.ts';
import { pageDraft } from '#studio/pages/page-drafts.queries.ts';
import { ownersForm } from '../../owners-form.ts';
import { versionFrom } from '../../read-action.ts';
import { textsFrom, typedIn } from './block-form.data.ts';
import { placeFrom } from './block-place.ts';
import { showOutcome } from './pages.data.ts';

export const blockPath = '/admin/website/:page/sections/:section';

interface Saving {
  /** After the texts. */
  arrange?: (at: number, form: FormData) => PageChange;
  leadTo: (path: string, key: string) => string;
}

type Asking = Pick<ActionFunctionArgs, 'request' | 'context'> & { params: { page: string; section: string } };

/** Saves the texts of a section as a draft. */
export async function saveBlock(args: Asking, { arrange, leadTo }: Saving) {
  const { who, world, path, form } = await ownersForm(args, blockPath);
  const { page: key } = args.params;
  const at = placeFrom(args.params.section);
  const { page } = await pageDraft(world.db.query, key);
  const [en, da] = [page.en[at], page.da[at]];
  const all = textsFrom(form);
  if (!en || !da) return showOutcome({ ok: false, refusal: 'not-found' }, '', all);
  const fields = fieldsOf(en);
  const typed = {
    en: blockFrom(en, typedIn('en', all, fields)),
    da: blockFrom(da, typedIn('da', all, fields)),
  };
  if (!typed.en || !typed.da) return showOutcome({ ok: false, refusal: 'invalid' }, '', all);
  const texts = replaceBlock(at, { en: typed.en, da: typed.da });
  const change = arrange ? inTurn(texts, arrange(at, form)) : texts;
  const outcome = await editPage(world, who, { key, version: versionFrom(form), change });
  return showOutcome(outcome, leadTo(path, key), all);
}
