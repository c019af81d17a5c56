export const monitoringPage = '/admin/settings/monitoring';
