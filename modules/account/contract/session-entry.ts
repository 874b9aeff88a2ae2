export { documentCall, noticesCall, routesCall, searchCall } from './navigation';
export { authorizeCall, byPassword, byPhone, captchaCall, draftKeyCall, expireTokenCall, loginCall, logoutCall, passkeyCall, passkeyOptionsCall, publicKeyCall, refreshTokenCall, registerCall, secondFactorCall, sendSmsCodeCall, socialLoginCall, unlockCall, userInfoCall } from './session';
