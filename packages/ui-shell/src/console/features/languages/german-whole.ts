import { german as auth } from '@waybill/auth-core/languages';
import { german as http } from '@waybill/http/languages';
import { german as rules } from '@waybill/validators/languages';
import { germanTexts as modules } from './german-texts';
import { wholeTexts } from './whole-texts';

export const texts = wholeTexts({ modules, auth, http, rules });
