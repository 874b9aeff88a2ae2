import type { ServerModule } from '@waybill/kit/server';
import { addAuthenticatorCalls } from './authenticator-calls';
import { addCaptcha } from './captcha-image';
import { addDraftKey } from './draft-key';
import { addExportCall } from './export-calls';
import { addListSettingsCalls } from './list-settings-calls';
import { addPasskeySignIn } from './passkey-sign-in';
import { addPersonalCalls } from './personal-calls';
import { addRegister } from './register';
import { addRouterList } from './router-list';
import { addSavedChoiceCalls } from './saved-choice-calls';
import { addSearch } from './search';
import { addSecondStep } from './second-step';
import { addSmsCode } from './send-sms-code';
import { addSessionCalls } from './session-calls';
import { addSignIn } from './sign-in';
import { addSocialLogin } from './social';
import { addUnlock } from './unlock';

export { readProfile } from './profile';

/** Sign-in, the user's account, and reads of the console besides its pages. */
export const accountServer: ServerModule = {
  calls: [
    addSignIn,
    addSecondStep,
    addPasskeySignIn,
    addRegister,
    addSmsCode,
    addCaptcha,
    addSessionCalls,
    addDraftKey,
    addUnlock,
    addSocialLogin,
    addSearch,
    addRouterList,
    addPersonalCalls,
    addSavedChoiceCalls,
    addListSettingsCalls,
    addExportCall,
    addAuthenticatorCalls,
  ],
  tables: ['pictures'],
};
