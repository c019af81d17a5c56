/** Addresses of the scripts of pages that are not hydrated; made by scripts/vite-page-scripts.ts. */
declare module 'virtual:page-scripts' {
  export const enhance: string;
  export const islands: string;
}
