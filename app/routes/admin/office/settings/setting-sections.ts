import { connectionKinds } from '#studio/office/settings/connections.ts';
import { isGroupName, settingGroups } from '#studio/office/settings/groups.ts';
import { type Language, languages } from '#studio/shared/language.ts';
import { fieldMessages } from './field-messages.ts';
import { type OtherPage, otherPages } from './monitoring/other-pages.messages.ts';
import { type SettingsWords, settingsMessages } from './settings.messages.ts';
import { settingSynonyms } from './synonyms.messages.ts';
import { wordsOf } from './words-of.ts';

export interface SettingSection {
  href: string;
  name: string;
  text: string;
  /** Everything it is found by, in both languages. */
  words: string;
}

const pagesBesideGroups = ['account', 'audit'] as const;

/** The pages of the settings, each followed by its parts. */
export function settingSections(language: Language): SettingSection[] {
  const shown = settingsMessages[language];
  const { groups } = shown;
  const names = Object.keys(groups) as Array<keyof SettingsWords['groups']>;
  return [
    ...names.flatMap((group) => [groupSection(group, language), ...partSections(group, language)]),
    ...connectionKinds.map((kind) => ({
      href: `/admin/settings/connections#connection-${kind}`,
      name: shown.connections.kinds[kind],
      text: groups.connections.name,
      words: inEach((each) => [
        settingsMessages[each].connections.kinds[kind],
        settingSynonyms[each].connections[kind],
      ]),
    })),
    ...(Object.keys(otherPages[language]) as OtherPage[]).map((page) => {
      const { name, text } = otherPages[language][page];
      return {
        href: `/admin/settings/${page}`,
        name,
        text,
        words: inEach((each) => Object.values(otherPages[each][page])),
      };
    }),
    ...pagesBesideGroups.map((page) => ({
      href: `/admin/${page}`,
      ...shown[page],
      words: inEach((each) => [...Object.values(settingsMessages[each][page]), settingSynonyms[each][page]]),
    })),
  ];
}

function groupSection(group: keyof SettingsWords['groups'], language: Language): SettingSection {
  return {
    href: `/admin/settings/${group}`,
    ...settingsMessages[language].groups[group],
    words: inEach((each) => [
      ...Object.values(settingsMessages[each].groups[group]),
      settingSynonyms[each].groups[group],
      ...labelsIn(group, undefined, each),
    ]),
  };
}

function partSections(group: keyof SettingsWords['groups'], language: Language): SettingSection[] {
  const fields = isGroupName(group) ? settingGroups[group].fields : [];
  const parts = new Set(fields.flatMap(({ part }) => part ?? []));
  return [...parts].map((part) => ({
    href: `/admin/settings/${group}#part-${part}`,
    name: fieldMessages[language].parts[part] ?? part,
    text: settingsMessages[language].groups[group].name,
    words: inEach((each) => [
      fieldMessages[each].parts[part] ?? '',
      settingSynonyms[each].parts[`${group}.${part}`] ?? '',
      ...labelsIn(group, part, each),
    ]),
  }));
}

function labelsIn(group: string, part: string | undefined, language: Language): string[] {
  const fields = isGroupName(group) ? settingGroups[group].fields : [];
  return fields
    .filter((field) => field.part === part)
    .map((field) => wordsOf(field, fieldMessages[language], language).label);
}

const inEach = (textsIn: (language: Language) => readonly string[]) => languages.flatMap(textsIn).join(' ');
