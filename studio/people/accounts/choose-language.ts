import type { World } from '#platform/world.ts';
import { type Language, languages } from '#studio/shared/language.ts';
import type { Who } from '#studio/shared/who.ts';

/** Sets the language of the person's pages and emails. False: unsupported language. */
export async function chooseLanguage(world: World, who: Who, input: { language: string }): Promise<boolean> {
  const language = languages.find((one): one is Language => one === input.language);
  if (!language || !who.userId) return false;
  const { userId } = who;
  const at = world.clock.now();
  await world.db.transaction((tx) => world.accounts.setLanguage(tx, { userId, language, at }));
  return true;
}
