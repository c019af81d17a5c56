export const invoicePage = '/admin/invoices/:invoice';
