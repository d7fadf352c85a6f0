import type { I18nProvider } from 'react-admin';
import { defaultI18nProvider } from 'react-admin';

/** What the desk says in words of its own; everything else is react-admin's English. */
const LABELS: Record<string, string> = {
  'ra.action.show': 'Open',
  'ra.auth.auth_check_error': 'Please sign in to continue.',
  'ra.auth.logout': 'Sign out',
  'ra.auth.user_menu': 'Your account',
  'ra.message.access_denied': 'Only an owner of the kitchen can open this page.',
  'ra.message.invalid_form': 'Please check the fields that are marked.',
  'ra.message.unsaved_changes': 'Your changes are not saved yet. Leave this page without them?',
  'ra.navigation.no_filtered_results': 'Nothing fits this search and these filters.',
  'ra.navigation.no_results': 'Nothing here yet.',
  'ra.notification.application_update_available': 'A newer version of the desk is there.',
  'ra.notification.created': 'Saved.',
  'ra.notification.deleted': 'Deleted.',
  'ra.notification.http_error': 'The server could not be reached. Please try again.',
  'ra.notification.item_doesnt_exist': 'This does not exist, or not any more.',
  'ra.notification.updated': 'Saved.',
};

const filledIn = (words: string, options: Record<string, unknown> = {}) =>
  words.replace(/%\{(\w+)\}/g, (place, name) => String(options[name] ?? place));

export const i18nProvider: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) => {
    const own = LABELS[key];
    return own === undefined ? defaultI18nProvider.translate(key, options) : filledIn(own, options);
  },
};
