export const notificationsPage = '/admin/settings/notifications';
