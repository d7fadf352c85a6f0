import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { HttpError } from 'ra-core';
import { loadModule } from '#admin/platform/client/load-module.ts';

/** Loaded when somebody makes or shows a passkey. */
const library = () => loadModule(() => import('@simplewebauthn/browser'));

type Json = Record<string, unknown>;

/** What went wrong between the browser and the device, in words. */
function asFailure(caught: unknown): HttpError {
  const name = caught instanceof Error ? caught.name : '';
  if (name === 'InvalidStateError')
    return new HttpError('This device has a passkey of yours already.', 0);
  if (name === 'SecurityError')
    return new HttpError(
      'Passkeys work at the desk’s own address only, the one that mails and customers use.',
      0,
    );
  return new HttpError('No passkey was shown. Please try again.', 0);
}

/** Has the browser make a passkey. */
export async function makePasskey(options: Json): Promise<Json> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { startRegistration } = await library();
  const made = await startRegistration({ optionsJSON }).catch((caught) => {
    throw asFailure(caught);
  });
  return { ...made };
}

/** Has the browser show a passkey. */
export async function showPasskey(options: Json): Promise<Json> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { startAuthentication } = await library();
  const shown = await startAuthentication({ optionsJSON }).catch((caught) => {
    throw asFailure(caught);
  });
  return { ...shown };
}
