import { textOf } from '#app/web/forms/read-form.ts';
import type { World } from '#platform/world.ts';
import { offerTitles } from '#studio/offers/catalogue/offer-title.queries.ts';
import { changeSettings, showSettings } from '#studio/office/settings/change-settings.ts';
import type { Values } from '#studio/office/settings/field.ts';
import { type GroupName, settingGroups } from '#studio/office/settings/groups.ts';
import { changesOf } from '#studio/shared/audit/audit-list.queries.ts';
import type { May } from '#studio/shared/who.ts';
import { describeSetting } from '../history/describe-settings.ts';
import { historyOf } from '../history/read-history.ts';
import { fieldMessages } from './field-messages.ts';
import { settingsMessages } from './settings.messages.ts';
import { faultTexts, labelled } from './words-of.ts';

export async function readGroup(world: World, who: May<'settings'>, group: GroupName) {
  const { language } = who;
  const shown = await showSettings(world, who, group);
  const words = fieldMessages[language];
  const { fixedBy: fixedHint } = settingsMessages[language];
  const parts = [...new Set(shown.fields.flatMap(({ part }) => part ?? []))];
  const offers = parts.filter((part) => !Object.hasOwn(words.parts, part));
  const titles = await offerTitles(world.db.query, offers, language);
  const {
    parts: partNames,
    partHints,
  }: Record<'parts' | 'partHints', Partial<Record<string, string>>> = words;
  const subject = `settings:${settingGroups[group].key}`;
  const logged = await changesOf(world.db.query, who, { subject, action: 'settings.changed' });
  const fieldOf = (name: string) => describeSetting(group, name, { language, titles });
  return {
    history: historyOf(logged, fieldOf, language),
    fields: shown.fields.map((field) => labelled(field, { words, language, fixedHint })),
    values: shown.values,
    version: shown.version,
    parts: parts.map((key) => ({
      key,
      name: partNames[key] ?? titles.get(key) ?? key,
      hint: partHints[key] ?? null,
    })),
  };
}

/** Of a form, or of restoring earlier values, that was refused; without a notice hours were copied. */
export interface GroupResult {
  notice: { title: string; text: string } | null;
  faults: Readonly<Record<string, string>>;
  values: Values | null;
  /** They replace what the fields hold; those of a refused form are in them already. */
  fillsFields: boolean;
}

export function valuesOf(form: FormData): Values {
  return Object.fromEntries(
    [...form.entries()].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** Saves the fields of a form; refused ones are returned as typed, with the texts of their faults. */
export async function changeGroup(
  world: World,
  who: May<'settings'>,
  { group, form }: { group: GroupName; form: FormData },
) {
  const values = valuesOf(form);
  const version = Number(/^\d{1,9}$/.exec(textOf(form, 'version'))?.[0] ?? 0);
  const outcome = await changeSettings(world, who, { group, version, values });
  if (outcome.ok) return { ok: true } as const;
  const { refusal } = outcome;
  const faults = refusal === 'invalid' ? faultTexts(outcome.faults, fieldMessages[who.language]) : {};
  return { ok: false, refusal, faults, values } as const;
}
