export const mediaPath = '/admin/website/media';
