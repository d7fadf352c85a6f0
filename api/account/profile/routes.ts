import { handlers, ownTransaction } from '#api/platform/http/handler.ts';
import { profile } from '#contract/account/profile.ts';
import { changeProfile } from './change-profile.ts';
import { removeOwnPhoto, setOwnPhoto } from './own-photo.ts';
import { readFigures } from './read-figures.ts';

export const profileHandlers = handlers(profile, {
  figures: readFigures,
  update: changeProfile,
  setPhoto: ownTransaction(setOwnPhoto),
  removePhoto: removeOwnPhoto,
});
