import { createContext, type RouterContextProvider } from 'react-router';
import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';

/** A page as visitors would see it with this draft. */
export interface VisitorPage {
  path: string;
  language: Language;
  draft: NonNullable<World['draft']>;
}

type RenderVisitorPage = (page: VisitorPage) => Promise<string>;

const renderer = createContext<RenderVisitorPage>();

export function visitorPage(context: Readonly<RouterContextProvider>, page: VisitorPage): Promise<string> {
  return context.get(renderer)(page);
}

export function setVisitorPage(context: RouterContextProvider, render: RenderVisitorPage): void {
  context.set(renderer, render);
}
