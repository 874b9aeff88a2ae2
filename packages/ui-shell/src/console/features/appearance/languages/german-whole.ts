import { german as auth } from '@waybill/auth-core/languages';
import { german as http } from '@waybill/http/languages';
import { german as rules } from '@waybill/validators/languages';
import shell from '../../../../../locales/de.json';
import { wholeTexts } from './whole-texts';

export const texts = wholeTexts({ shell, auth, http, rules });
