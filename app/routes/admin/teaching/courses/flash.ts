import { type Flash, teachingMessages } from './courses.messages.ts';

export function flashOf(request: Request): Flash | null {
  const flash = new URL(request.url).searchParams.get('flash');
  return flash && Object.hasOwn(teachingMessages.en.flash, flash) ? (flash as Flash) : null;
}
