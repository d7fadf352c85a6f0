import { HttpError } from 'ra-core';

/** Loaded when somebody makes or shows a passkey. */
const library = () => import('@simplewebauthn/browser');

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
export async function makePasskey(optionsJSON: Json): Promise<Json> {
  const { startRegistration } = await library();
  const made = await startRegistration({ optionsJSON: optionsJSON as never }).catch((caught) => {
    throw asFailure(caught);
  });
  return { ...made };
}

/** Has the browser show a passkey. */
export async function showPasskey(optionsJSON: Json): Promise<Json> {
  const { startAuthentication } = await library();
  const shown = await startAuthentication({ optionsJSON: optionsJSON as never }).catch((caught) => {
    throw asFailure(caught);
  });
  return { ...shown };
}
