import { arabic as auth } from '@waybill/auth-core/languages';
import { arabic as http } from '@waybill/http/languages';
import { arabic as rules } from '@waybill/validators/languages';
import shell from '../../../../../locales/ar.json';
import { wholeTexts } from './whole-texts';

export const texts = wholeTexts({ shell, auth, http, rules });
