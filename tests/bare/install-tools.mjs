import { ensureTools } from '../../scripts/setup/tools.mjs';

await ensureTools('postgresql', 'nginx', 'radicale', 'chromium');
