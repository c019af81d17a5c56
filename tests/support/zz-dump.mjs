import { writeFileSync } from 'node:fs';
import { sampleStrings } from '/work/wt/h-ownstudio/tests/support/sample-strings.ts';
writeFileSync('/tmp/h-own-strings.json', JSON.stringify(sampleStrings));
