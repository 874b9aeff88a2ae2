import { japanese as auth } from '@waybill/auth-core/languages';
import { japanese as http } from '@waybill/http/languages';
import { japanese as rules } from '@waybill/validators/languages';
import { japaneseTexts as modules } from './japanese-texts';
import { wholeTexts } from './whole-texts';

export const texts = wholeTexts({ modules, auth, http, rules });
