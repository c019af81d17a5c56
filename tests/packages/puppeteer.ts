/** Playwright drives no Firefox as Debian has it. */
export { default as puppeteer, type ElementHandle, type HTTPRequest, type Page } from 'puppeteer-core';
