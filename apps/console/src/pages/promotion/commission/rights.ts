/** Who may ask for the money of his commissions. */
export const mayWithdraw = { permission: ['withdraw:promotion'] };

/** Who may pay and refuse requests, and make commissions void. */
export const maySettle = { permission: ['settle:promotion'] };
