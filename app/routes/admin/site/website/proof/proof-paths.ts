export const proofPath = '/admin/website/proof';
export const pairPath = '/admin/website/proof/:pair';
