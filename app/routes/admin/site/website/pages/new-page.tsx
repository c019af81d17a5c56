import { data, Form, redirect } from 'react-router';
import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { textOf } from '#app/web/forms/read-form.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { BothLanguages } from '#app/web/language-order.tsx';
import { useWords } from '#app/web/words.ts';
import { pageTemplates } from '#studio/site/pages/own-page.ts';
import { createOwnPage } from '#studio/site/pages/own-pages.ts';
import { AdminFrame } from '../../../frame.tsx';
import { ownersForm } from '../../../owners-form.ts';
import { Refused } from '../../../refused.tsx';
import type { Route } from './+types/new-page';
import { textsFrom } from './block-form.data.ts';
import { type PageProblem, websiteData } from './pages.data.ts';
import { websiteMessages } from './website.messages.ts';

const newPagePath = '/admin/website/new';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { language } = await websiteData(request, context, newPagePath);
  return { language };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, form } = await ownersForm('website', args, newPagePath);
  const template = pageTemplates.find((known) => known === textOf(form, 'template')) ?? 'plain';
  const title = { en: textOf(form, 'titleEn'), da: textOf(form, 'titleDa') };
  const outcome = await createOwnPage(world, who, { template, title, slug: textOf(form, 'slug') });
  if (outcome.ok) throw redirect(`/admin/website/${outcome.key}?flash=created`, 303);
  return data<PageProblem>({ refusal: outcome.refusal, typed: textsFrom(form) }, { status: 400 });
}

export default function NewPage() {
  const words = useWords(websiteMessages);
  const refused = useActionResult<PageProblem>();
  const field = (name: string) => ({ idPrefix: 'page', name, defaultValue: refused?.typed?.[name] ?? '' });
  return (
    <AdminFrame
      page="pages"
      title={words.newPage}
      lead={words.newPageLead}
      back={{ href: '/admin/website', label: words.back }}
    >
      {refused ? <Refused title={words.problem} text={words.refusals[refused.refusal]} /> : null}
      <Form method="post" className="admin-form" noValidate>
        <RadioGroup
          idPrefix="page"
          name="template"
          label={words.template}
          chosen={refused?.typed?.template ?? 'landing'}
          options={pageTemplates.map((value) => ({ value, ...words.templates[value] }))}
          isStacked
        />
        <BothLanguages
          en={<TextField {...field('titleEn')} label={words.pageTitles.en} maxLength={300} />}
          da={<TextField {...field('titleDa')} label={words.pageTitles.da} maxLength={300} />}
        />
        <TextField {...field('slug')} label={words.address} hint={words.newAddressHint} maxLength={60} />
        <div className="actions">
          <SubmitButton isPlain label={words.createPage} />
        </div>
      </Form>
    </AdminFrame>
  );
}
