import type { MiddlewareFunction } from 'react-router';
import { showPage } from '#app/web/forms/sub-resource.tsx';

export const showEntry: MiddlewareFunction<Response>[] = [
  (args, next) =>
    showPage(args.params.entry ? '/dashboard/journal/:entry' : '/dashboard/journal/new')[0]?.(args, next),
];
