import { data, Form, redirect } from 'react-router';
import { TextField } from '#app/ui/forms/field.tsx';
import { textOf } from '#app/web/forms/read-form.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { useLanguageOrder } from '#app/web/language-order.tsx';
import { useWords } from '#app/web/words.ts';
import type { Language } from '#studio/shared/language.ts';
import { type ArticleRefusal, createArticle } from '#studio/site/magazine/edit-articles.ts';
import { AdminFrame } from '../../../frame.tsx';
import { ownersForm } from '../../../owners-form.ts';
import { Refused } from '../../../refused.tsx';
import { websiteData } from '../pages/pages.data.ts';
import type { Route } from './+types/new-article';
import { articleMessages } from './article.messages.ts';
import { articlesPath, newArticlePath } from './article-paths.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { language } = await websiteData(request, context, newArticlePath);
  return { language };
}

interface Problem {
  refusal: ArticleRefusal;
  title: Readonly<Record<Language, string>>;
}

export async function action(args: Route.ActionArgs) {
  const { who, world, form } = await ownersForm('website', args, newArticlePath);
  const title = { en: textOf(form, 'titleEn'), da: textOf(form, 'titleDa') };
  const outcome = await createArticle(world, who, { title });
  if (outcome.ok) throw redirect(`/admin/website/${outcome.key}?flash=created`, 303);
  return data<Problem>({ refusal: outcome.refusal, title }, { status: 400 });
}

export default function NewArticle() {
  const words = useWords(articleMessages);
  const refused = useActionResult<Problem>();
  const order = useLanguageOrder();
  return (
    <AdminFrame
      page="articles"
      title={words.newArticle}
      lead={words.newLead}
      back={{ href: articlesPath, label: words.back }}
    >
      {refused ? <Refused title={words.problem} text={words.refusals[refused.refusal]} /> : null}
      <Form method="post" className="admin-form" noValidate>
        {order.map((each) => (
          <TextField
            key={each}
            idPrefix="article"
            name={each === 'en' ? 'titleEn' : 'titleDa'}
            label={words.titles[each]}
            defaultValue={refused?.title[each] ?? ''}
            maxLength={300}
          />
        ))}
        <div className="actions">
          <SubmitButton isPlain label={words.create} />
        </div>
      </Form>
    </AdminFrame>
  );
}
