/** Who may ask for the money of his commissions. */
export const mayWithdraw = { permission: ['withdraw:promotion'] };

/** Who sees what others earn and ask for. */
export const seesEverybody = { permission: ['manage:promotion', 'settle:promotion'] };

/** Who may pay and refuse requests, and make commissions void. */
export const maySettle = { permission: ['settle:promotion'] };
