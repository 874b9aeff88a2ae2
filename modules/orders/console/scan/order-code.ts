/** The number of an order, or the code of one of its labels, as the scanner types it. */
export const orderCode = /^TY\d{8,}(-\d{1,2}\/\d{1,2})?$/i;
