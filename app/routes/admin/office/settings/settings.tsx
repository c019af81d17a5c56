import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { Tools } from '../more/tools.tsx';
import type { Route } from './+types/settings';
import { otherPages } from './monitoring/other-pages.messages.ts';
import { readSetUp, type SetUpStep } from './read-set-up.ts';
import { type SettingsWords, settingsMessages } from './settings.messages.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  await ownerOnly('settings', { request, context }, '/admin/settings');
  const { language } = factsOf(context);
  const others = Object.entries(otherPages[language]).map(([page, { name, text }]) => ({
    href: `/admin/settings/${page}`,
    name,
    text,
  }));
  return { ...(await readSetUp(worldOf(context), language)), others };
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { steps } = loaderData;
  const words = useWords(settingsMessages);
  const all = [
    ...Object.entries(words.groups).map(([group, words]) => ({
      href: `/admin/settings/${group}`,
      ...words,
    })),
    ...loaderData.others,
    { href: '/admin/account', ...words.account },
    { href: '/admin/audit', ...words.audit },
  ];
  return (
    <AdminFrame page="settings" title={words.title} lead={words.lead}>
      <div className="settings-columns columns">
        {steps.length > 0 && <SetUp steps={steps} words={words} />}
        <section className="admin-section">
          <h2>{words.all}</h2>
          <ul className="settings-list">
            {all.map(({ href, name, text }) => (
              <li key={href}>
                <a href={href}>
                  <strong>{name}</strong>
                  <span>{text}</span>
                </a>
              </li>
            ))}
          </ul>
          <Tools />
        </section>
      </div>
    </AdminFrame>
  );
}

function SetUp({ steps, words }: { steps: readonly SetUpStep[]; words: SettingsWords }) {
  return (
    <section className="admin-section">
      <h2>{words.setUp.title}</h2>
      <ul className="set-up">
        {steps.map(({ key, title, text, href, link }) => (
          <li key={key}>
            <h3>{title}</h3>
            <p>{text}</p>
            <TextLink href={href}>{link}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
