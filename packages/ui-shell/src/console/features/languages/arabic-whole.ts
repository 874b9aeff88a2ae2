import { arabic as auth } from '@waybill/auth-core/languages';
import { arabic as http } from '@waybill/http/languages';
import { arabic as rules } from '@waybill/validators/languages';
import { arabicTexts as modules } from './arabic-texts';
import { wholeTexts } from './whole-texts';

export const texts = wholeTexts({ modules, auth, http, rules });
