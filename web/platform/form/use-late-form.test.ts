import { createFormControl, type Resolver, type ResolverResult } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#contract/platform/api-error.ts';
import { createLateForm } from './use-late-form.ts';

type Typed = { day: string; quantity: number; note: string };

const EMPTY: Typed = { day: '', quantity: 1, note: '' };

const OFFLINE = new ApiError({ code: 'network', status: 0, message: 'You seem to be offline.' });

const resolver: Resolver<Typed, unknown, Typed> = (values): ResolverResult<Typed, Typed> => {
  if (values.day) return { values, errors: {} };
  return { values: {}, errors: { day: { type: 'custom', message: 'Please choose a day.' } } };
};

/** The library's form, which wants a day. */
const makeForm = (defaultValues: Typed) =>
  createFormControl<Typed, unknown, Typed>({
    defaultValues,
    resolver,
  });

const type = (
  form: ReturnType<typeof createLateForm<Typed, Typed>>,
  name: keyof Typed,
  value: string,
) => form.register(name).onChange({ target: { name, value }, type: 'change' });

describe('before the library is here', () => {
  const never = () => new Promise<typeof makeForm>(() => {});

  it('a form holds what is typed, and tells whoever shows it', async () => {
    const form = createLateForm(EMPTY, never);
    const callback = vi.fn();
    form.subscribe({ formState: { values: true }, callback });
    await type(form, 'note', 'No onion');
    form.setValue('quantity', 2);
    expect(form.getValues()).toEqual({ day: '', quantity: 2, note: 'No onion' });
    expect(callback.mock.calls.map(([{ name, values }]) => [name, values])).toEqual([
      ['note', { ...EMPTY, note: 'No onion' }],
      ['quantity', { day: '', quantity: 2, note: 'No onion' }],
    ]);
  });

  it('a draft is taken over', () => {
    const form = createLateForm(EMPTY, never);
    form.reset({ note: 'Ring twice' });
    expect(form.getValues()).toEqual({ ...EMPTY, note: 'Ring twice' });
  });

  it('a first change fetches it, and a second one does not fetch it again', async () => {
    const load = vi.fn(never);
    const form = createLateForm(EMPTY, load);
    expect(load).not.toHaveBeenCalled();
    await type(form, 'note', 'No');
    await type(form, 'note', 'No o');
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('when the library comes', () => {
  it('it takes over what was typed, and who listens hears of it from then on', async () => {
    const onHere = vi.fn();
    const form = createLateForm(EMPTY, async () => makeForm, onHere);
    const callback = vi.fn();
    form.subscribe({ formState: { values: true }, callback });
    await type(form, 'note', 'No onion');
    await vi.waitFor(() => expect(onHere).toHaveBeenCalledTimes(1));
    callback.mockClear();
    form.setValue('day', '2026-11-24');
    expect(form.getValues()).toEqual({ day: '2026-11-24', quantity: 1, note: 'No onion' });
    expect(callback).toHaveBeenCalled();
  });

  it('who has stopped listening hears nothing', async () => {
    const onHere = vi.fn();
    const form = createLateForm(EMPTY, async () => makeForm, onHere);
    const callback = vi.fn();
    const stop = form.subscribe({ formState: { values: true }, callback });
    form.prepare?.();
    await vi.waitFor(() => expect(onHere).toHaveBeenCalled());
    stop();
    form.setValue('note', 'No onion');
    expect(callback).not.toHaveBeenCalled();
  });

  it('what was sent before is checked, and its mistakes stand beside their fields', async () => {
    const form = createLateForm(EMPTY, async () => makeForm);
    const [onValid, onInvalid, changed] = [vi.fn(), vi.fn(), vi.fn()];
    form.subscribe({ formState: { errors: true }, callback: changed });
    await form.handleSubmit(onValid, onInvalid)();
    expect(onValid).not.toHaveBeenCalled();
    expect(onInvalid).toHaveBeenCalledTimes(1);
    expect(form.getErrors('day')?.message).toBe('Please choose a day.');
    expect(changed).toHaveBeenCalled();
  });

  it('what was sent before is sent with all that was typed', async () => {
    const form = createLateForm(EMPTY, async () => makeForm);
    await type(form, 'day', '2026-11-24');
    const onValid = vi.fn();
    await form.handleSubmit(onValid)();
    expect(onValid.mock.calls[0]?.[0]).toEqual({ ...EMPTY, day: '2026-11-24' });
  });
});

it('where the library cannot be fetched, that is said of the form, and sending again asks for it again', async () => {
  const load = vi.fn(async () => makeForm).mockRejectedValueOnce(OFFLINE);
  const form = createLateForm({ ...EMPTY, day: '2026-11-24' }, load);
  const [onValid, onInvalid] = [vi.fn(), vi.fn()];
  await form.handleSubmit(onValid, onInvalid)();
  expect(form.getErrors('root')?.message).toBe('You seem to be offline.');
  expect(onInvalid.mock.calls[0]?.[0]).toMatchObject({ root: { type: 'network' } });
  expect(onValid).not.toHaveBeenCalled();
  await form.handleSubmit(onValid)();
  expect(onValid).toHaveBeenCalledTimes(1);
  expect(form.getErrors('root')).toBeUndefined();
});
