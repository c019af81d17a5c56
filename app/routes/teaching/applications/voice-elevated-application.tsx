import type { PageHandle } from '#app/web/page-handle.ts';
import { ApplicationPage } from './application-page.tsx';
import { applicationRoute } from './application-route.ts';

const { middleware, loader, action } = applicationRoute('voice-elevated', '/voice-elevated-application');

export const handle: PageHandle = {
  cache: {
    keys: ['studio', 'prices', 'dates', 'application-questions', 'voice-elevated-application'],
    seconds: 60,
  },
};

export { headers, meta } from './application-page.tsx';
export { action, loader, middleware };

export default ApplicationPage;
