/**
 * Rewrites the extract after an upgrade of the SDK: `node tests/stand-ins/stripe/description/regenerate.ts`.
 */
import { writeFileSync } from 'node:fs';
import { extractRequestDescription } from './extract.ts';

const target = new URL('stripe-requests.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(extractRequestDescription(), null, 2)}\n`);
