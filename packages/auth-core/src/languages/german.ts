import type { AuthMessages } from '../session/messages';

/** German messages for a `SessionError` and a greeting. @public */
export const german: AuthMessages = {
  errors: {
    'sign-in-without-token': 'Der Anmeldedienst hat kein gültiges Token geliefert',
    'social-sign-in-without-token':
      'Der zentrale Anmeldedienst ist gestört: Prüfen Sie das Format der JSON-Antwort und das Token',
    'register-without-token': 'Der Registrierungsdienst ist gestört',
    'second-factor-needed': 'Diese Anmeldung verlangt einen zweiten Schritt',
    'refresh-without-token': 'Die Anmeldung konnte nicht verlängert werden, bitte melden Sie sich erneut an',
    'profile-malformed': 'Der Benutzerdienst ist gestört: Das Feld {field} hat ein falsches Format',
    'profile-unreadable': 'Der Benutzerdienst ist gestört: Seine Antwort hat ein falsches Format',
    'route-list-malformed': 'Die gelieferte Routenliste hat ein falsches Format',
    superseded: 'Die Anmeldung hat sich inzwischen geändert, dieses Ergebnis gilt nicht mehr',
    'not-signed-in': 'Niemand ist angemeldet',
    'call-missing': 'Dieser Aufruf ist nicht eingerichtet',
  },
  greetings: {
    earlyMorning: 'Guten Morgen',
    morning: 'Guten Morgen',
    noon: 'Guten Tag',
    afternoon: 'Guten Tag',
    evening: 'Guten Abend',
  },
  virtualRoles: 'Die Anmeldepflicht ist aus',
};
