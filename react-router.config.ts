import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // Pages are not hydrated, or are a handful of back-office pages: no route discovery by request.
  routeDiscovery: { mode: 'initial' },
  // The server bundle is our whole server (server/app.ts), not only the routes.
  serverBuildFile: 'app.js',
} satisfies Config;
