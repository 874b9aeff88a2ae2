/** The number of an order or of one of its labels, as a scanner types it. */
export const orderCode = /^TY\d{8,}(-\d{1,2}\/\d{1,2})?$/i;
