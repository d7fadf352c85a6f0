import { TextField } from '#web/platform/ui/form/text-field.tsx';

/** Who an order is for and how to reach them; `names` are the fields' names in their form. */
export function ContactFields({
  names,
}: {
  names: { name: string; email: string; phone: string };
}) {
  return (
    <>
      <TextField name={names.name} label="Name" autoComplete="name" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name={names.email}
          label="Email address"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          name={names.phone}
          label="Phone number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
    </>
  );
}
