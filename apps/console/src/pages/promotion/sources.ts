/** By what somebody comes to the invitation's page. */
export const visitSources = ['link', 'qr', 'poster', 'wechat', 'douyin'] as const;

/** By what somebody was invited; `code` was typed by hand. */
export const inviteSources = [...visitSources, 'code'] as const;
