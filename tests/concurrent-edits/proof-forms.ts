import type { AdminForm } from './admin-form.ts';

/** The forms below Website, Proof. */
export const proofForms: Readonly<Record<string, AdminForm>> = {
  'admin/site/website/proof/new-pair.tsx: page': { makes: 'a pair of takes' },
  'admin/site/website/proof/pair.tsx: page': { carries: 'version', proved: 'a pair of takes' },
  'admin/site/website/proof/pair.tsx: deletion': {
    carries: 'version',
    proved: 'a pair of takes, edited by one and deleted by another',
  },
};
