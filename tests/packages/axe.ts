import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The rules come with the package that drives them; driven by ourselves they take a fifth of the time. */
const driver = createRequire(import.meta.url).resolve('@axe-core/playwright');

/** axe as one script, which puts `axe` into the page that runs it. */
export const axeScript: string = readFileSync(createRequire(driver).resolve('axe-core/axe.min.js'), 'utf8');
