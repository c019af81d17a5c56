/** Packages only tests need are installed into this folder; files outside it reach them through its own. */
export * from 'playwright-core';
