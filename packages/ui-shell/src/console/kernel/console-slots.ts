import type { ComponentType } from 'react';
import type { Text, Wording } from '../../locales/define-messages';
import type { IconComponent } from '../../nav/icon-registry';
import type { LogoMarkProps } from '../../shell/header/logo-mark';
import type { PageLoader } from './route-entry';

/** One command of the avatar's menu, above logout. @public */
export interface UserMenuEntry {
  title: Text | Wording;
  icon?: IconComponent;
  /** Path of the page that it opens. */
  to: string;
}

/** A way to sign in on the login page; `provider` needs one of the API, `passkey` the endpoints `passkeyOptions` and `passkey`. @public */
export type LoginPanel = 'password' | 'phone' | 'register' | 'provider' | 'passkey';

/** A further field of the registration that may be left empty, such as the code of an invitation. The address may carry it: `/login?panel=register&invite=A1`. @public */
export interface RegistrationField {
  /** Name in the registration payload and in the address. */
  name: string;
  /** If undefined, the field is hidden and has the value of the address. */
  label?: Text | Wording;
  placeholder?: Text | Wording;
  /** Valid values of the address; others are ignored. */
  pattern: RegExp;
}

/** The app's parts of the login page. @public */
export interface LoginSlots {
  /** Replaces the shipped login page; builds prerender it into index.html too. Default: the shipped page with the slots below. */
  page?: PageLoader;
  /** Loads the picture beside the form, 560 by 380, on the theme's primary colour; `aria-hidden`. Default: `undefined`. */
  artwork?: () => Promise<ComponentType>;
  /** Large below the picture, with a smaller sentence under it. Default: the product's title and its subtitle. */
  tagline?: { title: Text | Wording; pitch: Text | Wording };
  /** Ways to sign in, in their order. Default: password, phone and register. */
  panels?: readonly LoginPanel[];
  /** Loads the further fields of the registration. Default: `undefined`. */
  registration?: () => Promise<readonly RegistrationField[]>;
}

/** The app's own parts of a console, each with a neutral default. @public */
export interface ConsoleSlots {
  /** The mark before the product's title, an svg in the colour of the text. */
  logo?: ComponentType<LogoMarkProps>;
  login?: LoginSlots;
  /** Rendered in the header before the tools. Default: nothing. */
  header?: ComponentType;
  /** Under every page. Default: year and product title. */
  footer?: ComponentType;
  /** Entries of the avatar's menu above logout. Default: empty. */
  userMenu?: readonly UserMenuEntry[];
  /** Path that the logo and the error pages lead to. Default `/`. */
  home?: string;
  /** Pages in place of the shipped 403 and 404. */
  errorPages?: { forbidden?: PageLoader; notFound?: PageLoader };
}
