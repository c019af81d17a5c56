import type { ActionFunctionArgs } from 'react-router';
import { editPage } from '#studio/site/pages/edit-page.ts';
import { inTurn, type PageChange } from '#studio/site/pages/page-draft.ts';
import { ownersForm } from '../../../owners-form.ts';
import { versionFrom } from '../../../read-action.ts';
import { clientFrom, textsFrom, typedChange } from './block-form.data.ts';
import { placeFrom } from './block-place.ts';
import { showOutcome } from './pages.data.ts';

export const blockPath = '/admin/website/:page/sections/:section';

interface Saving {
  arrange?: (at: number, form: FormData) => PageChange;
  leadTo: (path: string, key: string) => string;
}

type Asking = Pick<ActionFunctionArgs, 'request' | 'context'> & { params: { page: string; section: string } };

/** Saves the texts of a section as a draft. */
export async function saveBlock(args: Asking, { arrange, leadTo }: Saving) {
  const { who, world, path, form } = await ownersForm('website', args, blockPath);
  const { page: key } = args.params;
  const at = placeFrom(args.params.section);
  const all = textsFrom(form);
  const client = clientFrom(all);
  const texts = typedChange(at, all);
  const change = arrange ? inTurn(texts, arrange(at, form)) : texts;
  const outcome = await editPage(world, who, { key, version: versionFrom(form), client, change });
  return showOutcome(outcome, leadTo(path, key), all);
}
