import { japanese as auth } from '@waybill/auth-core/languages';
import { japanese as http } from '@waybill/http/languages';
import { japanese as rules } from '@waybill/validators/languages';
import shell from '../../../../../locales/ja.json';
import { wholeTexts } from './whole-texts';

export const texts = wholeTexts({ shell, auth, http, rules });
